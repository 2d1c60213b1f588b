import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { emailApi } from '@portal/contract/email';
import type { usuarioApi } from '@portal/contract/usuario';
import type { Context } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { nextLote } from '../../email/email.public.ts';
import { lockNombrados, type Nombrados, queueBienvenidas } from '../bienvenida.repository.ts';
import { findSelectedUsuarios } from '../usuario-fila.repository.ts';
import { BIENVENIDAS_BATCH, writeBatch } from './write-welcome.ts';

type Bienvenida = typeof emailApi.bienvenida;

/**
 * `POST /email/bienvenida`: queues a letter to each active person named by code who has an e-mail and no letter waiting. Address and name are
 * the stored ones: those of the body would make the portal an open relay.
 */
export const sendWelcome = (context: Context, { body }: RequestOf<Bienvenida>): Promise<ResponseOf<Bienvenida>> =>
  inTransaction(context, (trx) => welcome({ trx, context }, { codigos: [...new Set(body.map(({ codigo }) => codigo))] }));

/** `POST /usuario/bienvenida`: the same for the selected rows of the list of people. */
export const sendWelcomeToSelected = (
  context: Context,
  { body }: RequestOf<typeof usuarioApi.bienvenida>,
): Promise<ResponseOf<Bienvenida>> =>
  inTransaction(context, async (trx) => welcome({ trx, context }, { ids: await findSelectedUsuarios(trx, context.scope, body) }));

interface Sending {
  readonly trx: Executor;
  readonly context: Context;
}

/** Queues the letters by one statement and writes the first ones; the job writes the rest, so that no call lasts as long as its letters. */
async function welcome({ trx, context }: Sending, named: Nombrados): Promise<ResponseOf<Bienvenida>> {
  const { scope } = context;
  const known = await lockNombrados(trx, scope, named);
  const lote = await nextLote(trx);
  const queued = await queueBienvenidas(trx, named, { scope, lote });
  if (queued.enviados) await writeBatch(trx, context, { limit: BIENVENIDAS_BATCH, lote });
  const counted = { ...queued, desconocidos: ('ids' in named ? named.ids : named.codigos).length - known };
  return { ...done(context, 'email.bienvenida', counted), ...counted, lote: queued.enviados ? lote : null };
}
