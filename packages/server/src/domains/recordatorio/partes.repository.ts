import { type RawBuilder, sql } from 'kysely';
import { limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { isReachable } from '../../db/person-conditions.ts';
import type { RecordatorioTable } from '../../db/tables/avisos.ts';

/** One row of `recordatorio` with what its message says of it. */
export interface Parte {
  readonly id_recordatorio: number;
  readonly id_correo: number | null;
  readonly id_destinatario: number;
  readonly rol: RecordatorioTable['rol'];
  readonly nivel: number;
  readonly id_asignacion: number;
  readonly id_planestudio: number;
  readonly plan: string;
  readonly fecha_fin: string;
  /** The person with pending topics. */
  readonly id_usuario: number;
  readonly personal: string;
  readonly total: number;
  readonly aprobados: number;
  /** First day on which the person could work at the plan. */
  readonly desde: string;
  /** No letter reaches the person. */
  readonly mudo: boolean;
}

/** Builds the rows that meet a condition on `r` (recordatorio), by deadline, plan and person. */
const partes = (condition: RawBuilder<unknown>, zona: string): RawBuilder<Parte> => sql<Parte>`
  select r.id_recordatorio, r.id_correo, r.id_destinatario, r.rol, r.nivel, a.id_asignacion, a.id_planestudio, p.denominacion as plan, ${limiteDe('a', 'p')} as fecha_fin,
    a.id_usuario, u.personal, g.total, g.aprobados, greatest(p.fecha_inicio, (a.fecha_apertura at time zone ${zona})::date) as desde,
    not ${isReachable('u')} as mudo
  from recordatorio r join asignacion a using (id_asignacion) join planestudio p using (id_planestudio)
  join usuario u on u.id_usuario = a.id_usuario join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where ${condition}
  order by fecha_fin, p.id_planestudio, orden_texto(u.personal) collate "C", r.id_recordatorio`;

/** Rows by their ids. */
export const findPartes = async (db: Executor, ids: readonly number[], zona: string): Promise<Parte[]> =>
  (await partes(sql`r.id_recordatorio = any (${[...ids]}::bigint[])`, zona).execute(db)).rows;

/** Reads the rows of messages. */
export const findPartesDeCorreos = async (db: Executor, correos: readonly number[], zona: string): Promise<Parte[]> =>
  (await partes(sql`r.id_correo = any (${[...correos]}::bigint[])`, zona).execute(db)).rows;

/** Reader of a message. */
export interface Destinatario {
  readonly id_usuario: number;
  readonly nombres: string;
  readonly correo_electronico: string;
  readonly correo_comprobado: boolean;
  readonly idioma: string | null;
}

export const findLectores = async (db: Executor, ids: readonly number[]): Promise<Destinatario[]> =>
  (
    await sql<Destinatario>`
      select id_usuario, nombres, correo_electronico, correo_comprobado, idioma from usuario
      where id_usuario = any (${[...ids]}::integer[]) and correo_electronico is not null order by id_usuario`.execute(db)
  ).rows;
