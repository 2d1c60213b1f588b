import type { Endpoint } from '@portal/contract/core';
import { admits } from '@portal/contract/admits';
import { rolAcotadoOf } from '@portal/contract/roles';
import type { UsuarioActual } from '@portal/contract/sesion';
import { currentVista, useSession } from './session.ts';

/** Properties of a call by which it is judged. */
export type JudgedCall = Pick<Endpoint, 'access' | 'scope' | 'reads' | 'areas'>;

/** Whether the rule of a call admits a person without a role beside administrator and support. */
function admitsUsual({ access }: JudgedCall, { indicador_admin, indicador_soporte }: UsuarioActual): boolean {
  if (access === 'admin') return indicador_admin === 1;
  return access !== 'soporte' || indicador_admin === 1 || indicador_soporte === 1;
}

/** Returns whether a person makes a call (P1, P46, P216); the server decides, screens offer nothing that it refuses. */
export const mayCall = (call: JudgedCall, user: UsuarioActual): boolean =>
  !(call.scope === 'unlimited' && user.indicador_alcance === 1) &&
  (admitsUsual(call, user) || admits(call, rolAcotadoOf(user.rol_acotado ?? 0)));

/** Returns the function that says whether the signed-in person makes a call; who looks as another person only reads (P217). */
export function useMayCall(): (call: JudgedCall) => boolean {
  const { user } = useSession();
  return (call) => user !== null && (call.reads === true || !currentVista()) && mayCall(call, user);
}
