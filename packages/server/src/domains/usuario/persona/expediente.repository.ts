import type { ExpedienteContenido } from '@portal/contract/usuario';
import { sql } from 'kysely';
import { avanceDe, limiteDe, promedioDe } from '../../../db/cifras.ts';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import { PERSONAS } from '../persona.repository.ts';
import { intentosOf } from './intento.repository.ts';

type Parte<Name extends 'planes' | 'temas' | 'intentos' | 'certificados'> = ExpedienteContenido[Name][number];

/** Person of a record, and the portal's time zone. */
interface Titular {
  readonly id_usuario: number;
  readonly zona: string;
}

/** Person as the record names them, and the name of its author. */
type Nombrado = ExpedienteContenido['persona'] & { readonly autor: string };

/** Finds the person of a record in the scope; `id_autor` issues it. */
export const findTitular = async (
  db: Executor,
  { id, id_autor }: { readonly id: number; readonly id_autor: number },
  scope: Scope,
): Promise<Nombrado | undefined> =>
  (
    await sql<Nombrado>`
      select u.codigo_usuario, u.tipo_documento, u.numero_documento, u.personal, e.empresa, e.ruc, de.parametro as departamento,
        ce.parametro as centro_costo, ca.parametro as cargo, u.fecha_ingreso, u.fecha_cese,
        (select autor.personal from usuario autor where autor.id_usuario = ${id_autor}::integer) as autor
      from ${PERSONAS} where u.id_usuario = ${id}::integer and ${inScope(scope, 'u.id_empresa')}`.execute(db)
  ).rows[0];

/** Finished attempts `v` that count, and the seconds from their opening to their grading. */
const SEGUNDOS = sql`coalesce(sum(extract(epoch from v.fecha_fin - v.fecha_creacion)), 0)::integer`;
const CUENTAN = sql`v.codigo_estado = 1 and v.fecha_fin is not null`;

/** Key of a topic in its place of a plan. */
const LUGAR = sql`id_planestudio, id_programa, id_curso, id_modulo, id_tema`;

/** Lists the assigned plans of a person with their sums. */
export const findPlanes = async (db: Executor, { id_usuario }: Titular): Promise<Parte<'planes'>[]> =>
  (
    await sql<Parte<'planes'>>`
      select p.denominacion as plan, p.fecha_inicio, ${limiteDe('a', 'p')} as fecha_fin, a.fecha_prorroga is not null as prorrogada,
        a.codigo_estado = 2 as cerrada, coalesce(g.total, 0) as temas, coalesce(g.aprobados, 0) as aprobados, ${avanceDe('g')} as avance,
        ${promedioDe('g')} as promedio,
        (select ${SEGUNDOS} from evaluacion v where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and ${CUENTAN}) as segundos
      from asignacion a join planestudio p using (id_planestudio)
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      where a.id_usuario = ${id_usuario}::integer order by p.fecha_inicio, p.id_planestudio`.execute(db)
  ).rows;

/** Lists the topics of the assigned plans in the order of each plan: those in use, then others with a result of the person. */
export const findTemas = async (db: Executor, { id_usuario, zona }: Titular): Promise<Parte<'temas'>[]> =>
  (
    await sql<Parte<'temas'>>`
      select p.denominacion as plan, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo as tema,
        coalesce(x.intentos, 0) as intentos, x.nota, coalesce(x.aprobado, false) as aprobado,
        to_char(coalesce(x.fecha_aprobado, x.fecha_ultima) at time zone ${zona}, 'YYYY-MM-DD') as fecha, coalesce(s.segundos, 0) as segundos
      from (
        select ${LUGAR}, posicion from asignacion a join ocurrencia using (id_planestudio)
        where a.id_usuario = ${id_usuario}::integer and activa
      ) o
      full join (select * from progreso_tema where id_usuario = ${id_usuario}::integer) x using (${LUGAR})
      left join (
        select ${LUGAR}, ${SEGUNDOS} as segundos from evaluacion v where v.id_usuario = ${id_usuario}::integer and ${CUENTAN} group by ${LUGAR}
      ) s using (${LUGAR})
      join planestudio p using (id_planestudio) join programa pr using (id_programa) join curso c using (id_curso)
      join modulo m using (id_modulo) join tema t using (id_tema)
      order by p.fecha_inicio, id_planestudio, o.posicion nulls last, id_programa, id_curso, id_modulo, id_tema`.execute(db)
  ).rows;

/** Lists the attempts of a person, the newest first. */
export const findIntentos = async (db: Executor, { id_usuario, zona }: Titular): Promise<Parte<'intentos'>[]> =>
  (
    await sql<Parte<'intentos'>>`
      select plan, tema, fecha, hora, numero_intento, nota, notaminima, situacion, duracion as segundos
      from (${intentosOf({ id_usuario, id_planestudio: 0, zona })}) as fila order by fecha desc, hora desc, id_evaluacion desc`.execute(db)
  ).rows;

/** Lists the certificates of a person, the newest first. */
export const findCertificados = async (db: Executor, { id_usuario }: Titular): Promise<Parte<'certificados'>[]> =>
  (
    await sql<Parte<'certificados'>>`
      select c.numero, c.codigo, c.tema, c.nota, c.fecha, c.codigo_estado
      from certificado c join evaluacion e using (id_evaluacion)
      where e.id_usuario = ${id_usuario}::integer order by c.fecha desc, c.id_certificado desc`.execute(db)
  ).rows;
