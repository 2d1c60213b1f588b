import type { ListQuery, ResponseOf, Selection } from '@portal/contract/core';
import { type CorreoFila, correoLista, type emailApi } from '@portal/contract/email';
import { sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';
import { listRows } from '../../list/paging.ts';
import { selectedKeys } from '../../list/selection.ts';

/** Plans of a message: its own, or those of the assignments that it names. */
const PLANES = sql`coalesce(p.denominacion, (
  select string_agg(q.denominacion, ', ' order by orden_texto(q.denominacion) collate "C")
  from planestudio q where q.id_planestudio in (
    select a.id_planestudio from aviso_asignacion v join asignacion a using (id_asignacion) where v.id_correo = c.id_correo
    union select a.id_planestudio from recordatorio r join asignacion a using (id_asignacion) where r.id_correo = c.id_correo)))`;

const COLUMNS = sql`c.id_correo, c.tipo, u.personal, c.destinatario, c.asunto, c.estado, ${PLANES} as plan,
  coalesce(c.nivel, (select nullif(max(r.nivel), 0) from recordatorio r where r.id_correo = c.id_correo)) as nivel, c.lote, c.intentos,
  case when c.estado = 'pendiente' then c.proximo_intento end as proximo_intento, c.ultimo_error, c.motivo, c.fecha_creacion, c.fecha_envio`;

const FROM = sql`from correo c left join usuario u using (id_usuario) left join planestudio p on p.id_planestudio = c.id_planestudio`;

/** Messages of a scope, those to one person when given. */
interface Bandeja {
  readonly scope: Scope;
  readonly id_usuario?: number;
}

const bandeja = ({ scope, id_usuario }: Bandeja) => sql<CorreoFila>`
  select ${COLUMNS} ${FROM} where ${accountInScope(scope, 'c.id_usuario')}
    ${id_usuario === undefined ? sql`` : sql`and c.id_usuario = ${id_usuario}::integer`}`;

/** Lists the outbox, by default newest first; `buscar` searches person, address, subject, kind and state. */
export const listBandeja = (db: Executor, list: ListQuery, which: Bandeja): Promise<Listing<CorreoFila>> =>
  listRows(db, bandeja(which), { list, definition: correoLista });

/** Returns the ids of selected messages of the scope. */
export const findSeleccionados = async (db: Executor, scope: Scope, selection: Selection): Promise<number[]> => {
  const ids = await selectedKeys(db, bandeja({ scope }), { definition: correoLista, selection });
  const { rows } = await sql<{ id_correo: number }>`
    select c.id_correo from correo c where c.id_correo = any (${ids}::bigint[]) and ${accountInScope(scope, 'c.id_usuario')}`.execute(db);
  return rows.map(({ id_correo }) => id_correo);
};

type Correo = ResponseOf<typeof emailApi.sel>;

/** Reads a message; one to an account outside the scope is unknown. */
export const findCorreo = async (db: Executor, id: number, scope: Scope): Promise<Correo | undefined> =>
  (
    await sql<Correo>`
      select ${COLUMNS}, c.texto ${FROM} where c.id_correo = ${id} and ${accountInScope(scope, 'c.id_usuario')}`.execute(db)
  ).rows[0];

type Counts = Omit<ResponseOf<typeof emailApi.resumen>, 'servidor'>;
const NONE: Counts = { pendiente: 0, enviado: 0, fallido: 0, retenido: 0, descartado: 0, rebotado: 0 };

/** Counts messages by state, those of one bulk send when given; without a limit from the index alone. */
export async function countEstados(db: Executor, scope: Scope, lote?: number): Promise<Counts> {
  const { rows } = await sql<{ estado: keyof Counts; total: number }>`
    select estado, count(*)::integer as total from correo
    where ${accountInScope(scope, 'correo.id_usuario')} ${lote === undefined ? sql`` : sql`and lote = ${lote}`} group by estado`.execute(
    db,
  );
  return { ...NONE, ...Object.fromEntries(rows.map(({ estado, total }) => [estado, total])) };
}

/** Makes a message due now, to the person's present address; false for one that was sent, held or discarded meanwhile. */
export async function requeueCorreo(db: Executor, id: number, now: string): Promise<boolean> {
  const { rows } = await sql`
    update correo c set estado = 'pendiente', intentos = 0, proximo_intento = ${now}::timestamptz, ultimo_error = null, motivo = null,
      destinatario = coalesce((select u.correo_electronico from usuario u where u.id_usuario = c.id_usuario), c.destinatario)
    where id_correo = ${id} and estado in ('pendiente', 'fallido', 'rebotado') and c.destinatario <> '' returning id_correo`.execute(db);
  return rows.length > 0;
}

/** Marks a message as returned; false for one that never went out. */
export async function markRebotado(trx: Executor, id: number, motivo: string): Promise<boolean> {
  const { rows } = await sql`
    update correo set estado = 'rebotado', motivo = ${motivo} where id_correo = ${id} and estado in ('enviado', 'fallido') and destinatario <> '' returning id_correo`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Notes the address of a message as returned (`vuelve`), or as good again, on its person, if it is still theirs. */
export const setRebote = async (trx: Executor, id: number, vuelve: boolean): Promise<void> => {
  await sql`
    update usuario u set correo_rebotado = case when ${vuelve} then u.correo_electronico end
    from correo c where c.id_correo = ${id} and u.id_usuario = c.id_usuario and lower(u.correo_electronico) = lower(c.destinatario)`.execute(
    trx,
  );
};
