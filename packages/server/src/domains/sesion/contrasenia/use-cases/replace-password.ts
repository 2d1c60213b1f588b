import { instantOf, type PublicContext } from '../../../../core/context.ts';
import { type Autor, inTransactionOf } from '../../../../core/transaction.ts';
import { forgetFirstPassword } from '../../../../core/first-password.ts';
import type { Executor } from '../../../../db/executor.ts';
import { recordEvent } from '../../../log/log.public.ts';
import { tellOwner } from '../../aviso-seguridad.service.ts';
import { hashPassword } from '../contrasenia.service.ts';
import { savePassword, type Cuenta } from '../../cuenta.repository.ts';
import { closeDesafios } from '../../factor/desafio.repository.ts';
import { frenoKey } from '../../freno/freno.service.ts';
import { deleteIntento } from '../../freno/intento.repository.ts';
import { closeLinks } from '../restablecimiento.repository.ts';
import { revokeSesiones } from '../../sesion.repository.ts';

interface Replacement {
  readonly cuenta: Cuenta;
  readonly password: string;
  /** Must be changed at the next sign-in (P4). */
  readonly temporary: boolean;
  /** Author of the change in the log. */
  readonly actor: Autor;
  readonly event: string;
  /** Session that is not revoked. */
  readonly keep?: number;
  /** Check inside the transaction, after the person's row is locked; throws to abort. */
  readonly guard?: (trx: Executor) => Promise<void>;
}

/**
 * Changes a password; every change calls this. One transaction stores the hash, revokes other sessions and links, resets the account's
 * counter, writes the log (P5) and queues the mail to the person (P169). Its first statement locks the person's row, so that no sign-in with the old password runs in between.
 */
export async function replacePassword(
  context: Pick<PublicContext, 'db' | 'now' | 'settings' | 'config'>,
  change: Replacement,
): Promise<void> {
  const { cuenta, actor, temporary } = change;
  const { id_usuario } = cuenta;
  const now = instantOf(context);
  const contrasenia_hash = await hashPassword(change.password);
  await inTransactionOf(context, actor, async (trx) => {
    await savePassword(trx, id_usuario, { contrasenia_hash, contrasenia_fecha: now, contrasenia_temporal: temporary });
    await change.guard?.(trx);
    await revokeSesiones(trx, [id_usuario], { now, except: change.keep });
    await closeLinks(trx, [id_usuario], now);
    await closeDesafios(trx, [id_usuario]);
    for (const kind of ['cuenta', 'cambio'] as const) await deleteIntento(trx, frenoKey(kind, id_usuario));
    const autor = { id_autor: actor.id_usuario || null, usuario: actor.username };
    const id_log = await recordEvent(trx, { id_usuario, ...autor, tabla: 'usuario', tipo: change.event, now: context.now });
    await tellOwner(trx, context, { cuenta, cambio: 'contrasena', id_log });
  });
  forgetFirstPassword(context.config.dataDir, cuenta.username);
}
