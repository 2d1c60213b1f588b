import type { Endpoint } from './endpoint.ts';
import type { RolAcotado } from './roles.ts';

/** Properties of a call by which it is judged. */
type Judged = Pick<Endpoint, 'access' | 'scope' | 'reads' | 'areas'>;

const ofStaff = ({ access }: Judged): boolean => access === 'admin' || access === 'soporte';

const ADMITS: Readonly<Record<RolAcotado, (call: Judged) => boolean>> = {
  autor: (call) => ofStaff(call) && (call.areas ?? (call.scope === 'content' ? ['contenido'] : [])).includes('contenido'),
  auditor: (call) => (ofStaff(call) || call.access === 'propio') && call.reads === true,
  lector: (call) => ofStaff(call) && call.areas?.includes('informe') === true,
};

/** Returns whether one of these roles makes a call beyond what everybody signed in may do: a call that says nothing is closed to all of them. */
export const admits = (call: Judged, rol: RolAcotado | null): boolean => rol !== null && ADMITS[rol](call);
