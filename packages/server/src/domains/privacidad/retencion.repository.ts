import { type Plazos, type Retencion, RETENCIONES, type Vencidos } from '@portal/contract/privacidad';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Months of the settings, of `configuracion c` and as JSON. */
const PLAZOS = sql.raw(`json_build_object(${RETENCIONES.map((cual) => `'${cual}', c.meses_${cual}`).join(', ')})`);

/** Reads the periods. */
export const findPlazos = async (db: Executor): Promise<Plazos> =>
  (await sql<{ plazos: Plazos }>`select ${PLAZOS} as plazos from configuracion c`.execute(db)).rows[0]!.plazos;

/** Writes the periods; the log's trigger notes what changed. */
export async function savePlazos(trx: Executor, plazos: Plazos, { usuario, now }: { usuario: string; now: string }): Promise<void> {
  const columns = Object.fromEntries(RETENCIONES.map((cual) => [`meses_${cual}`, plazos[cual]]));
  await trx
    .updateTable('configuracion')
    .set(({ eb }) => ({ ...columns, usuario_modificacion: usuario, fecha_modificacion: now, version: eb('version', '+', 1) }))
    .execute();
}

/** Conditions of what is over: months of the period, and day of the run `YYYY-MM-DD`. */
interface Corte {
  readonly meses: RawBuilder<number | null>;
  readonly hoy: string;
}

/** First moment and first day that are kept; null, which no comparison passes, for a period of null. */
const momento = ({ meses, hoy }: Corte) => sql`(select corte_retencion(${meses}, ${hoy}::date))`;
const dia = ({ meses, hoy }: Corte) => sql`dia_retencion(${meses}, ${hoy}::date)`;

/** Rows of each kind that are over (P175): their tables, which have the alias `t`, and their conditions. */
const VENCIDOS: Readonly<Record<Retencion, (corte: Corte) => RawBuilder<unknown>>> = {
  registro: (corte) => sql`log t where t.fecha_creacion < ${momento(corte)}`,
  ingresos: (corte) => sql`log t where t.tipo = any (sucesos_ingreso()) and t.fecha_creacion < ${momento(corte)}`,
  // A letter that waits to be sent or confirmed is not past.
  correos: (corte) =>
    sql`correo t where t.texto <> '' and t.estado not in ('pendiente', 'retenido') and t.fecha_creacion < ${momento(corte)}`,
  planillas: (corte) => sql`importacion t where t.tipo in ('usuario', 'ausencia', 'asignacion') and t.estado <> 'revisada'
    and coalesce(t.fecha_modificacion, t.fecha_creacion) < ${momento(corte)}`,
  // An open request is answered first.
  ceses: (corte) => sql`usuario t where t.codigo_estado = 2 and t.fecha_seudonimo is null and t.fecha_cese < ${dia(corte)}
    and not exists (select from solicitud s where s.id_usuario = t.id_usuario and s.fecha_respuesta is null)`,
  cuadros: (corte) => sql`cuadro t where t.huella is not null and t.fecha < ${dia(corte)}`,
};

/** Counts what would be over on a day with these periods, each kind by itself. */
export async function countVencidos(db: Executor, { plazos, hoy }: { readonly plazos: Plazos; readonly hoy: string }): Promise<Vencidos> {
  const counts = RETENCIONES.map((cual) => {
    const corte = { meses: sql<number | null>`${plazos[cual]}::integer`, hoy };
    return sql`(select count(*)::integer from ${VENCIDOS[cual](corte)}) as ${sql.ref(cual)}`;
  });
  return (await sql<Vencidos>`select ${sql.join(counts)}`.execute(db)).rows[0]!;
}

/** Rows that are over on a day by the periods as they are stored now. */
const vencidosDe = (cual: Retencion, hoy: string) =>
  VENCIDOS[cual]({ meses: sql<number | null>`(select c.${sql.ref(`meses_${cual}`)} from configuracion c)`, hoy });

/** Opens the guards of the log and of frozen reports for deletes of what is over on this day, until the transaction ends (migration 050). */
export const openRetencion = async (trx: Executor, hoy: string): Promise<void> => {
  await sql`select set_config('portal.retencion', ${hoy}::text, true)`.execute(trx);
};

/** Rows that another process deletes at the same time are skipped: each is counted once, and neither waits for the other. */
const slice = (limite: number) => sql`limit ${limite}::integer for update skip locked`;

const rowsOf = async (trx: Executor, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(trx)).numAffectedRows ?? 0);

/** Slice of one kind. */
interface Tramo {
  readonly hoy: string;
  readonly limite: number;
}

/** Deletes entries of the log. The moment beside the number finds the row whether or not the table is split by month. */
const deleteLog = (trx: Executor, cual: 'registro' | 'ingresos', { hoy, limite }: Tramo): Promise<number> =>
  rowsOf(
    trx,
    sql`
      delete from log l using (select t.id_log, t.fecha_creacion from ${vencidosDe(cual, hoy)} ${slice(limite)}) v
      where l.id_log = v.id_log and l.fecha_creacion = v.fecha_creacion`,
  );

/** Empties letters: that one was sent stays, so that none is sent twice, and none of these is sent again (P42). */
const clearCorreos = (trx: Executor, { hoy, limite }: Tramo): Promise<number> =>
  rowsOf(
    trx,
    sql`
      update correo set destinatario = '', copias = '{}', asunto = '', texto = '', html = '', adjunto = null, adjunto_nombre = null,
        adjunto_tipo = null, ultimo_error = null, motivo = null,
        estado = case when estado in ('fallido', 'rebotado') then 'descartado' else estado end
      where id_correo in (select t.id_correo from ${vencidosDe('correos', hoy)} ${slice(limite)})`,
  );

/** Deletes one spreadsheet with its rows: half of one could be undone. */
const deletePlanilla = (trx: Executor, { hoy }: Tramo): Promise<number> =>
  rowsOf(
    trx,
    sql`
      delete from importacion where id_importacion in (
        select t.id_importacion from ${vencidosDe('planillas', hoy)} order by t.id_importacion ${slice(1)})`,
  );

/** Deletes one frozen report with its rows: half of one would belie its hash. */
async function deleteCuadro(trx: Executor, { hoy }: Tramo): Promise<number> {
  const { rows } = await sql<{ id_cuadro: number }>`
    select t.id_cuadro from ${vencidosDe('cuadros', hoy)} order by t.id_cuadro ${slice(1)}`.execute(trx);
  const [cuadro] = rows;
  if (!cuadro) return 0;
  await sql`delete from cuadro_fila where id_cuadro = ${cuadro.id_cuadro}::integer`.execute(trx);
  return rowsOf(trx, sql`delete from cuadro where id_cuadro = ${cuadro.id_cuadro}::integer`);
}

/** Deletes or empties one slice of a kind, in the transaction that `openRetencion` began; returns the number of records. */
export const BORRAR: Readonly<Record<Exclude<Retencion, 'ceses'>, (trx: Executor, tramo: Tramo) => Promise<number>>> = {
  registro: (trx, tramo) => deleteLog(trx, 'registro', tramo),
  ingresos: (trx, tramo) => deleteLog(trx, 'ingresos', tramo),
  correos: clearCorreos,
  planillas: deletePlanilla,
  cuadros: deleteCuadro,
};

/** Locks one person after the end of the period that follows the ceasing, and returns number and period; undefined without one. */
export async function lockCesado(
  trx: Executor,
  hoy: string,
): Promise<{ readonly id_usuario: number; readonly meses: number; readonly fecha_cese: string } | undefined> {
  const { rows } = await sql<{ id_usuario: number; meses: number; fecha_cese: string }>`
    select t.id_usuario, t.fecha_cese, (select c.meses_ceses from configuracion c) as meses
    from ${vencidosDe('ceses', hoy)} order by t.fecha_cese, t.id_usuario ${slice(1)}`.execute(trx);
  return rows[0];
}

/** Enters an erasure into the register of requests, as the portal's own (P177). */
export async function registerCese(
  trx: Executor,
  { id_usuario, hoy, respuesta }: { readonly id_usuario: number; readonly hoy: string; readonly respuesta: string },
): Promise<void> {
  await sql`
    insert into solicitud (id_usuario, tipo, canal, fecha_recepcion, estado, respuesta, usuario_creacion)
    values (${id_usuario}::integer, 'cancelacion', 'retencion', ${hoy}::date, 'atendida', ${respuesta}::text, 'sistema')`.execute(trx);
}
