import { type OtroEditor, presenciaApi, type TipoPresencia } from '@portal/contract/presencia';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { readToken } from '../../core/session/session.ts';

/** Record that a form edits. */
export interface Editado {
  readonly tipo: TipoPresencia;
  readonly clave: string;
}

/** This tab of the browser. */
const pestana = crypto.randomUUID();

export const presenciaKey = ({ tipo, clave }: Editado) => [...keysOf('presencia').all, tipo, clave];

/** Says that a form is open and returns who else has it open. When the session ends the typed text stays: the next call of the person asks for the sign-in. */
export const tellOpen = (editado: Editado, signal: AbortSignal): Promise<readonly OtroEditor[]> =>
  call(presenciaApi.editar, { body: { ...editado, pestana } }, { signal, quiet: true });

/** Says that a form was left. A page that is closed sends it to its end; where it cannot, and after a sign-out, the lease ends by itself. */
export function tellLeft(editado: Editado): void {
  if (!readToken()) return;
  call(presenciaApi.editar, { body: { ...editado, pestana, fuera: 1 } }, { keepalive: true, quiet: true }).catch(() => undefined);
}
