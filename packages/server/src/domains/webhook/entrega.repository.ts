import type { ListQuery, ResponseOf } from '@portal/contract/core';
import { type EntregaFila, entregaLista, type webhookApi } from '@portal/contract/webhook';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { WebhookEntregaTable } from '../../db/tables/webhooks.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

const COLUMNS = sql`n.id_entrega, w.nombre as webhook, n.tipo, n.estado, n.intentos, n.codigo_http, n.respuesta, n.fecha_creacion, n.fecha_entrega,
  case when n.estado = 'pendiente' then n.proximo_intento end as proximo_intento, n.evento::text as evento`;
const FROM = sql`from webhook_entrega n join webhook w using (id_webhook)`;

/** Webhooks with their folded names: `offset 0` has each folded once, not for every event. */
const BUSCADOS = sql`(select *, sin_acentos(nombre) as busqueda from webhook offset 0)`;

/** Texts of an event as a search compares them; an answer of ASCII letters alone, as most are, needs no table of accents. */
const BUSQUEDA = sql`, concat_ws(' ', w.busqueda, n.evento, case when octet_length(n.respuesta) = length(n.respuesta) then lower(n.respuesta)
    else sin_acentos(n.respuesta) end) as busqueda`;

/** Lists what was sent to webhooks, newest first by default. */
export const listEntregas = (db: Executor, list: ListQuery): Promise<Listing<EntregaFila>> =>
  listRows(
    db,
    list.buscar
      ? sql<EntregaFila>`select ${COLUMNS} ${BUSQUEDA} from webhook_entrega n join ${BUSCADOS} w using (id_webhook)`
      : sql<EntregaFila>`select ${COLUMNS} ${FROM}`,
    { list, definition: entregaLista, search: (patterns) => sql`fila.busqueda like all (${patterns})` },
  );

type Entrega = ResponseOf<typeof webhookApi.entrega>;

/** Reads one of them with its body. */
export const findEntrega = async (db: Executor, id: number): Promise<Entrega | undefined> =>
  (await sql<Entrega>`select ${COLUMNS}, n.cuerpo ${FROM} where n.id_entrega = ${id}::bigint`.execute(db)).rows[0];

/** Queues a test event; its body is made like those of the triggers. */
export async function insertPrueba(trx: Executor, id_webhook: number, now: string): Promise<number> {
  const cuerpo = JSON.stringify({ type: 'prueba', timestamp: now, data: { id_webhook } });
  const { rows } = await sql<{ id_entrega: number }>`
    insert into webhook_entrega (id_webhook, evento, tipo, cuerpo, proximo_intento, fecha_creacion)
    values (${id_webhook}::integer, gen_random_uuid(), 'prueba', ${cuerpo}, ${now}::timestamptz, ${now}::timestamptz)
    returning id_entrega`.execute(trx);
  return rows[0]!.id_entrega;
}

const AGAIN = sql`estado = 'pendiente', intentos = 0, fecha_entrega = null`;

/** Makes an event due now, whatever became of it; its id and body stay. Returns whether there is one. */
export async function requeue(trx: Executor, id: number, now: string): Promise<boolean> {
  const { rows } = await sql`
    update webhook_entrega set ${AGAIN}, proximo_intento = ${now}::timestamptz where id_entrega = ${id}::bigint returning id_entrega`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Makes waiting events due now if their next attempt is after `latest`, the latest possible moment. */
export async function bringForward(db: Executor, { now, latest }: { readonly now: string; readonly latest: string }): Promise<void> {
  await sql`update webhook_entrega set proximo_intento = ${now}::timestamptz
    where estado = 'pendiente' and proximo_intento > ${latest}::timestamptz`.execute(db);
}

interface Failed {
  readonly id_webhook: number;
  /** First day, in the portal's time zone. */
  readonly desde: string;
  readonly zona: string;
  readonly now: string;
}

/** Makes the failed events of a webhook since a day due now; returns how many. */
export async function requeueFailed(trx: Executor, { id_webhook, desde, zona, now }: Failed): Promise<number> {
  const { numAffectedRows } = await sql`
    update webhook_entrega set ${AGAIN}, proximo_intento = ${now}::timestamptz
    where id_webhook = ${id_webhook}::integer and estado = 'fallido'
      and fecha_creacion >= ${desde}::date::timestamp at time zone ${zona}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Webhooks that events may go to: they have a secret, and are on unless the event is a test. */
const READY = sql`webhook_entrega n join webhook w using (id_webhook) join webhook_clave k using (id_webhook)`;
const DUE = (now: string) =>
  sql`n.estado = 'pendiente' and n.proximo_intento <= ${now}::timestamptz and (w.codigo_estado = 1 or n.tipo = 'prueba')`;

/** When the longest due event of a webhook was to go: of one that is on the first entry of an index. */
const oldest = (now: string, which = sql``) => sql`select n.proximo_intento from webhook_entrega n
  where n.id_webhook = w.id_webhook and n.estado = 'pendiente' and n.proximo_intento <= ${now}::timestamptz ${which}
  order by n.proximo_intento limit 1`;

/** Returns the webhooks with due events, the longest wait first. */
export const findDueWebhooks = async (db: Executor, now: string): Promise<number[]> => {
  const { rows } = await sql<{ id_webhook: number }>`
    select id_webhook from (
      select w.id_webhook, case when w.codigo_estado = 1 then (${oldest(now)}) else (${oldest(now, sql`and n.tipo = 'prueba'`)}) end as desde
      from webhook w join webhook_clave k using (id_webhook)) d
    where desde is not null order by desde, id_webhook`.execute(db);
  return rows.map(({ id_webhook }) => id_webhook);
};

/** Claimed event with what it is sent by. */
export interface Reclamada extends Pick<WebhookEntregaTable, 'evento' | 'cuerpo'> {
  readonly id_entrega: number;
  readonly intentos: number;
  readonly direccion: string;
  readonly secreto: string;
  readonly secreto_anterior: string | null;
}

interface Claim {
  readonly id_webhook: number;
  readonly now: string;
  /** When another process may claim the event, if this one dies. */
  readonly until: string;
}

/**
 * Claims the next due event of a webhook and counts an attempt, before it is sent; other processes skip it. One statement, because a transaction
 * would hold the embedded database's only connection while the receiver answers.
 */
export const claimEntrega = async (db: Executor, { id_webhook, now, until }: Claim): Promise<Reclamada | undefined> =>
  (
    await sql<Reclamada>`
      update webhook_entrega e set intentos = e.intentos + 1, proximo_intento = ${until}::timestamptz
      from webhook w, webhook_clave k
      where w.id_webhook = e.id_webhook and k.id_webhook = e.id_webhook and e.id_entrega = (
        select n.id_entrega from ${READY} where n.id_webhook = ${id_webhook}::integer and ${DUE(now)}
        order by n.proximo_intento, n.id_entrega limit 1 for update of n skip locked)
      returning e.id_entrega, e.evento::text as evento, e.cuerpo, e.intentos, w.direccion, k.secreto,
        case when k.anterior_hasta > ${now}::timestamptz then k.secreto_anterior end as secreto_anterior`.execute(db)
  ).rows[0];

interface Outcome {
  readonly estado: 'pendiente' | 'entregado' | 'fallido';
  readonly codigo_http: number | null;
  readonly respuesta: string;
  readonly now: string;
  readonly proximo_intento: string;
}

/** Records the outcome of an attempt, unless somebody sent the event again meanwhile, which restarts its count of attempts. */
export async function saveOutcome(db: Executor, { id_entrega, intentos }: Reclamada, outcome: Outcome): Promise<void> {
  await sql`
    update webhook_entrega set estado = ${outcome.estado}, codigo_http = ${outcome.codigo_http}::smallint, respuesta = ${outcome.respuesta},
      proximo_intento = ${outcome.proximo_intento}::timestamptz,
      fecha_entrega = case when ${outcome.estado} = 'entregado' then ${outcome.now}::timestamptz end
    where id_entrega = ${id_entrega}::bigint and estado = 'pendiente' and intentos = ${intentos}::integer`.execute(db);
}

/** Deletes events of before `before`, whatever became of them. */
export async function deleteEntregas(db: Executor, before: string): Promise<void> {
  await sql`delete from webhook_entrega where fecha_creacion < ${before}::timestamptz`.execute(db);
}
