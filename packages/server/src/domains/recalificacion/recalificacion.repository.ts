import type { ListQuery } from '@portal/contract/core';
import type { ModoClave, Respuesta } from '@portal/contract/pregunta';
import {
  type RecalificacionFicha,
  type RecalificacionFila,
  type RecalificacionFilaFila,
  recalificacionFilas,
  recalificacionLista,
} from '@portal/contract/recalificacion';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { commonOrInScope, inScope, type Scope } from '../../db/scope.ts';
import type { EstadoRecalificacion } from '../../db/tables/recalificacion.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { CAMBIA, recibeCarta } from './cartas.repository.ts';

/** Hours for which a simulation can be confirmed. */
const HORAS = sql`interval '1 day'`;

/** Stored correction. */
export interface Recalificacion {
  readonly id_recalificacion: number;
  readonly id_pregunta: number;
  readonly version: number;
  readonly modo: ModoClave;
  readonly respuestas: readonly Respuesta[];
  readonly a_la_baja: boolean;
  readonly avisa: boolean;
  readonly motivo: string;
  readonly estado: EstadoRecalificacion;
  readonly usuario_creacion: string;
  readonly id_usuario_creacion: number;
  readonly fecha_creacion: string;
  readonly version_corregida: number | null;
  readonly version_banco: number | null;
  readonly version_anterior: number | null;
}

export const OPERACION = sql`r.id_recalificacion, r.id_pregunta, r.version, r.modo, r.respuestas, r.a_la_baja, r.avisa, r.motivo, r.estado, r.usuario_creacion,
  r.id_usuario_creacion, r.fecha_creacion, r.version_corregida, r.version_banco, r.version_anterior`;

/** Correction to store. */
interface NuevaRecalificacion {
  readonly id_pregunta: number;
  readonly version: number;
  readonly versiones: readonly number[];
  readonly modo: ModoClave;
  readonly respuestas: readonly Respuesta[];
  readonly a_la_baja: boolean;
  readonly motivo: string;
  readonly abiertos: number;
  readonly intentos_anulados: number;
  readonly usuario_creacion: string;
  readonly id_usuario_creacion: number;
  readonly fecha_creacion: string;
}

/** Stores a correction that is to be counted. Returns its id. */
export async function insertRecalificacion(trx: Executor, { respuestas, versiones, ...nueva }: NuevaRecalificacion): Promise<number> {
  const values = { ...nueva, versiones: [...versiones], respuestas: JSON.stringify(respuestas) };
  const row = await trx.insertInto('recalificacion').values(values).returning('id_recalificacion').executeTakeFirstOrThrow();
  return row.id_recalificacion;
}

/** Stores the graded attempts with a question, cut into portions that have all attempts of a person. */
export async function insertFilas(
  trx: Executor,
  id: number,
  { id_pregunta, versiones, porcion }: { readonly id_pregunta: number; readonly versiones: readonly number[]; readonly porcion: number },
): Promise<void> {
  await sql`
    insert into recalificacion_fila (id_recalificacion, id_evaluacion, tramo)
    select ${id}::integer, n.id_evaluacion, (min(n.orden) over (partition by n.id_usuario) - 1) / ${porcion}::integer
    from (
      select e.id_evaluacion, e.id_usuario, row_number() over (order by e.id_usuario, e.id_evaluacion) as orden
      from detalle d join evaluacion e using (id_evaluacion)
      where d.id_pregunta = ${id_pregunta}::integer and d.version = any (${[...versiones]}::integer[]) and e.fecha_fin is not null and e.codigo_estado = 1
    ) n order by n.orden`.execute(trx);
}

/** Reader of corrections: those of contents that the scope sees. */
export interface Lector {
  readonly scope: Scope;
  /** ISO 8601. */
  readonly now: string;
}

const visible = (scope: Scope): RawBuilder<boolean> => commonOrInScope(scope, 'q.id_empresa');

const count = (condition: string) => sql`count(*) filter (where ${sql.raw(condition)})::integer`;

/** Counts of the rows of correction `r`; `today`: day on which letters would be written. */
const cuentas = (today: string) => sql`(
  select count(*)::integer as total, ${count("f.estado <> 'porver'")} as vistas, ${count("f.estado = 'hecha'")} as hechas,
    ${count("f.estado = 'rechazada'")} as rechazadas, ${count("f.estado = 'deshecha'")} as deshechas, ${count("f.estado = 'queda'")} as quedan,
    json_build_object('intentos', count(*), 'personas', count(distinct e.id_usuario),
      'cambian', count(*) filter (where ${CAMBIA})::integer,
      'aprueban', ${count("f.efecto = 'aprueba'")}, 'desaprueban', ${count("f.efecto = 'desaprueba'")},
      'suben', ${count("f.efecto = 'sube'")}, 'bajan', ${count("f.efecto = 'baja'")}, 'conservan', ${count("f.efecto = 'conserva'")},
      'sin_preguntas', ${count("f.efecto = 'sin_preguntas'")},
      'emitidos', ${count("f.certificado = 'emite'")}, 'revisados', ${count("f.certificado = 'revisa'")},
      'anulados', ${count("f.certificado = 'anula'")}, 'repuestos', ${count("f.certificado = 'repone'")},
      'planes_terminados', coalesce(sum(f.planes_terminados), 0), 'planes_reabiertos', coalesce(sum(f.planes_reabiertos), 0),
      'abiertos', r.abiertos, 'intentos_anulados', r.intentos_anulados,
      'avisos', count(distinct e.id_usuario) filter (where ${recibeCarta(today)})) as cuentas
  from recalificacion_fila f join evaluacion e using (id_evaluacion) join usuario u using (id_usuario) where f.id_recalificacion = r.id_recalificacion)`;

/** Reads a correction with its counts; undefined for one that the reader does not see. */
export const findRecalificacion = async (
  db: Executor,
  id: number,
  { scope, today }: { readonly scope: Scope; readonly today: string },
): Promise<RecalificacionFicha | undefined> =>
  (
    await sql<RecalificacionFicha>`
      select r.id_recalificacion, r.id_pregunta, r.version, v.pregunta, r.modo, r.respuestas, r.a_la_baja, r.avisa, r.motivo, r.estado,
        coalesce(u.personal, r.usuario_creacion) as autor, r.fecha_creacion, r.fecha_fin, c.total, c.vistas, c.hechas, c.rechazadas, c.deshechas, c.quedan,
        c.cuentas, r.version_banco is not null as corrige_banco, (r.estado in ('hecha', 'detenida') and c.hechas > 0) as deshacible
      from recalificacion r join pregunta q using (id_pregunta) join pregunta_version v on v.id_pregunta = r.id_pregunta and v.version = r.version
        left join usuario u on u.id_usuario = r.id_usuario_creacion cross join lateral ${cuentas(today)} c
      where r.id_recalificacion = ${id}::integer and ${visible(scope)}`.execute(db)
  ).rows[0];

/** Lists the corrections that were confirmed. */
export const listRecalificaciones = (db: Executor, scope: Scope, list: ListQuery): Promise<Listing<RecalificacionFila>> =>
  listRows(
    db,
    sql<RecalificacionFila>`
      select r.id_recalificacion, r.id_pregunta, r.fecha_creacion, v.pregunta, r.version, r.modo, r.a_la_baja::integer as a_la_baja, r.motivo,
        coalesce(u.personal, r.usuario_creacion) as autor, r.estado,
        (select count(*)::integer from recalificacion_fila f where f.id_recalificacion = r.id_recalificacion) as total,
        (select count(*)::integer from recalificacion_fila f where f.id_recalificacion = r.id_recalificacion and f.estado = 'hecha') as hechas, r.fecha_fin
      from recalificacion r join pregunta q using (id_pregunta) join pregunta_version v on v.id_pregunta = r.id_pregunta and v.version = r.version
        left join usuario u on u.id_usuario = r.id_usuario_creacion
      where r.estado not in ('simulando', 'simulada') and ${visible(scope)}`,
    { list, definition: recalificacionLista },
  );

/** Lists the attempts of a correction of people in the scope. */
export const listFilas = (
  db: Executor,
  scope: Scope,
  { id, list }: { readonly id: number; readonly list: ListQuery },
): Promise<Listing<RecalificacionFilaFila>> =>
  listRows(
    db,
    sql<RecalificacionFilaFila>`
      select f.id_recalificacion_fila, f.id_evaluacion, u.codigo_usuario, u.personal, m.empresa, p.denominacion as plan, t.titulo as tema, e.numero_intento,
        (f.antes ->> 'nota')::numeric as nota_antes, (f.despues ->> 'nota')::numeric as nota_despues, f.efecto, f.certificado, f.estado
      from recalificacion_fila f join evaluacion e using (id_evaluacion) join usuario u using (id_usuario) left join empresa m using (id_empresa)
        join planestudio p on p.id_planestudio = e.id_planestudio join tema t on t.id_tema = e.id_tema
      where f.id_recalificacion = ${id}::integer and ${inScope(scope, 'u.id_empresa')}`,
    { list, definition: recalificacionFilas },
  );

/** Locks a correction that the reader sees until the transaction ends; a simulation is kept for a day. */
export const lockRecalificacion = async (trx: Executor, id: number, { scope, now }: Lector): Promise<Recalificacion | undefined> =>
  (
    await sql<Recalificacion>`
      select ${OPERACION} from recalificacion r join pregunta q using (id_pregunta)
      where r.id_recalificacion = ${id}::integer and ${visible(scope)}
        and (r.estado not in ('simulando', 'simulada') or r.fecha_creacion > ${now}::timestamptz - ${HORAS}) for update of r`.execute(trx)
  ).rows[0];

/** Deletes simulations after a day. */
export const forgetRecalificaciones = async (db: Executor, now: string): Promise<void> => {
  await sql`
    delete from recalificacion where estado in ('simulando', 'simulada') and fecha_creacion < ${now}::timestamptz - ${HORAS}`.execute(db);
};
