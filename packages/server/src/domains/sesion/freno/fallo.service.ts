import type { PublicContext } from '../../../core/context.ts';
import { recordEvent, recordRare } from '../../log/log.public.ts';

/** Kind of a failed sign-in in the log: password, code of the second factor, passkey, PIN. */
type Fallo = 'login_fallido' | 'factor_fallido' | 'llave_fallida' | 'pin_fallido';

interface Person {
  readonly id_usuario: number;
  readonly username: string;
}

/** Failed sign-ins of unknown people are one entry in so long. */
const UNKNOWN_MS = 60_000;

/**
 * Logs a failed sign-in with the caller's address (P169). For a known account it writes an entry each: the waits of P8 leave a dozen in an
 * hour. For unknown names it writes one entry a minute for the whole portal, without the name, because people also type passwords there. Both
 * are one statement, so that the time does not reveal which it was.
 */
export async function noteFailure({ db, now, ip }: PublicContext, person: Person | undefined, tipo: Fallo): Promise<void> {
  const event = { tabla: 'usuario', detalle: ip, now };
  if (!person) return recordRare(db, { ...event, usuario: 'sistema', tipo: 'login_desconocido' }, UNKNOWN_MS);
  await recordEvent(db, { ...event, id_usuario: person.id_usuario, usuario: person.username, tipo });
}
