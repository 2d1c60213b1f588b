import { webhookMaestro } from '@portal/contract/webhook';
import { sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Executor } from '../../db/executor.ts';

export const webhookRows = masterRows({
  definition: webhookMaestro,
  table: 'webhook',
  alias: 'w',
  from: sql`webhook w left join empresa e on e.id_empresa = w.id_empresa left join webhook_clave k on k.id_webhook = w.id_webhook`,
  computed: {
    empresa: sql`e.empresa`,
    fecha_secreto: sql`k.fecha`,
    pendientes: sql`(select count(*)::integer from webhook_entrega n where n.id_webhook = w.id_webhook and n.estado = 'pendiente')`,
    fallidas: sql`(select count(*)::integer from webhook_entrega n where n.id_webhook = w.id_webhook and n.estado = 'fallido')`,
  },
});

/** Returns another webhook with the name, but for case and accents; two saves wait for each other. */
export async function findSameName(
  trx: Executor,
  { nombre, id }: { readonly nombre: string; readonly id: number | undefined },
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook.nombre'))`.execute(trx);
  const { rows } = await sql<{ id_webhook: number }>`
    select id_webhook from webhook where sin_acentos(nombre) = sin_acentos(${nombre}::text) and id_webhook is distinct from ${id ?? null}::integer`.execute(
    trx,
  );
  return rows[0]?.id_webhook;
}

/** Returns the ids of the webhooks that are switched on; call it under the lock of `findSameName`, so that two saves wait for each other. */
export async function findActive(trx: Executor): Promise<number[]> {
  const { rows } = await sql<{ id_webhook: number }>`select id_webhook from webhook where codigo_estado = 1`.execute(trx);
  return rows.map(({ id_webhook }) => id_webhook);
}

/** Returns whether a company exists. */
export const hasEmpresa = async (trx: Executor, id_empresa: number): Promise<boolean> =>
  (await trx.selectFrom('empresa').select('id_empresa').where('id_empresa', '=', id_empresa).executeTakeFirst()) !== undefined;

interface NewSecreto {
  readonly id_webhook: number;
  readonly secreto: string;
  readonly now: string;
  /** Until when the earlier secret, if any, signs too. */
  readonly hasta: string;
}

/** Replaces the secret of a webhook; the earlier one signs beside it for a while. */
export async function saveSecreto(trx: Executor, { id_webhook, secreto, now, hasta }: NewSecreto): Promise<void> {
  await sql`
    insert into webhook_clave as k (id_webhook, secreto, fecha) values (${id_webhook}::integer, ${secreto}, ${now}::timestamptz)
    on conflict (id_webhook) do update
      set secreto = excluded.secreto, fecha = excluded.fecha, secreto_anterior = k.secreto, anterior_hasta = ${hasta}::timestamptz`.execute(
    trx,
  );
}

/** Switches off a webhook after its receiver is gone. */
export async function switchOff(db: Executor, id_webhook: number, now: string): Promise<void> {
  await sql`
    update webhook set codigo_estado = 2, usuario_modificacion = 'sistema', fecha_modificacion = ${now}::timestamptz, version = version + 1
    where id_webhook = ${id_webhook}::integer and codigo_estado = 1`.execute(db);
}
