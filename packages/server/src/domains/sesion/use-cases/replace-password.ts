import { instantOf, type PublicContext } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { recordEvent } from '../../log/log.public.ts';
import { hashPassword } from '../contrasenia.service.ts';
import { savePassword, type Cuenta } from '../cuenta.repository.ts';
import { frenoKey } from '../freno.service.ts';
import { deleteIntento } from '../intento.repository.ts';
import { closeLinks } from '../restablecimiento.repository.ts';
import { revokeSesiones } from '../sesion.repository.ts';

interface Replacement {
  readonly cuenta: Cuenta;
  readonly password: string;
  /** Must be changed at the next sign-in (P4). */
  readonly temporary: boolean;
  /** Who does it, for the log. */
  readonly actor: { readonly id_usuario: number; readonly username: string };
  readonly event: string;
  /** The session that goes on. */
  readonly keep?: number;
  /** What must still hold inside the transaction; throws when it does not. */
  readonly guard?: (trx: Executor) => Promise<void>;
}

/**
 * The one way in which a password changes: it ends the person's other sessions and open links, lifts the slow-down of the account
 * and is noted in the log, all in one transaction (P5). The person's row is locked first, so that no sign-in with the
 * old password slips in between.
 */
export async function replacePassword(context: PublicContext, change: Replacement): Promise<void> {
  const { cuenta, actor, temporary } = change;
  const { id_usuario } = cuenta;
  const now = instantOf(context);
  const contrasenia_hash = await hashPassword(change.password);
  await context.db.transaction().execute(async (trx) => {
    await savePassword(trx, id_usuario, { contrasenia_hash, contrasenia_fecha: now, contrasenia_temporal: temporary });
    await change.guard?.(trx);
    await revokeSesiones(trx, [id_usuario], { now, except: change.keep });
    await closeLinks(trx, [id_usuario], now);
    await deleteIntento(trx, frenoKey('cuenta', id_usuario));
    const event = { id_usuario: actor.id_usuario, usuario: actor.username, tabla: 'usuario', tipo: change.event };
    await recordEvent(trx, { ...event, detalle: `id_usuario ${id_usuario}`, now: context.now });
  });
}
