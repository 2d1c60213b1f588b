import type { CalificacionTema, JuicioPaquete, TipoPaquete } from '@portal/contract/paquete';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { fragment, prepared } from '../../db/prepared.ts';
import type { LeccionGuardada } from '../../db/tables/paquetes.ts';
import type { Ocurrencia } from '../avance/avance.public.ts';

/** State of a lesson as it is stored. */
export interface EstadoGuardado {
  readonly leccion: string;
  readonly cmi: Readonly<Record<string, unknown>>;
  readonly completada: boolean;
  readonly aprobada: boolean | null;
  readonly nota: number | null;
  readonly segundos: number;
  readonly segundos_sesion: number;
  readonly lanzamiento: number;
}

interface Paquete {
  readonly tipo: TipoPaquete;
  readonly titulo: string;
  readonly lecciones: readonly LeccionGuardada[];
}

/** All that the player's page of a launch shows. */
export interface Apertura extends Paquete {
  readonly modo: 'normal' | 'revision';
  readonly idioma: string;
  /** Number of the last commit that was stored: the page was loaded again. */
  readonly secuencia: number;
  readonly personal: string;
  readonly estados: readonly EstadoGuardado[];
}

interface DeLanzamiento {
  readonly id_lanzamiento: number;
  readonly id_usuario: number;
  readonly id_paquete: number;
}

const APERTURA = prepared<DeLanzamiento, Apertura>`
  select p.tipo, p.titulo, p.lecciones, l.modo, l.idioma, l.secuencia, u.personal,
    coalesce((select jsonb_agg(to_jsonb(e) - 'id_paquete_alumno') from paquete_estado e where e.id_paquete_alumno = l.id_paquete_alumno), '[]') as estados
  from paquete_lanzamiento l join paquete_alumno a using (id_paquete_alumno) join usuario u using (id_usuario)
  join paquete p on p.id_paquete = l.id_paquete
  where l.id_lanzamiento = ${'id_lanzamiento'} and a.id_usuario = ${'id_usuario'} and l.id_paquete = ${'id_paquete'}`;

/** Finds a launch of a person, with the state of every lesson. */
export const findApertura = async (db: Executor, launch: DeLanzamiento): Promise<Apertura | undefined> => (await APERTURA(db, launch))[0];

const PRUEBA = prepared<Omit<DeLanzamiento, 'id_lanzamiento'>, Paquete & { readonly personal: string }>`
  select p.tipo, p.titulo, p.lecciones, u.personal from paquete p, usuario u
  where p.id_paquete = ${'id_paquete'} and u.id_usuario = ${'id_usuario'}`;

/** Finds a package and the person who tries it. */
export const findPrueba = async (db: Executor, place: { readonly id_usuario: number; readonly id_paquete: number }) =>
  (await PRUEBA(db, place))[0];

interface Lugar extends Ocurrencia {
  readonly id_usuario: number;
}

const EN_LUGAR = fragment<Lugar>`a.id_usuario = ${'id_usuario'} and a.id_planestudio = ${'id_planestudio'} and a.id_programa = ${'id_programa'}
      and a.id_curso = ${'id_curso'} and a.id_modulo = ${'id_modulo'} and a.id_tema = ${'id_tema'}`;

/** Package of a topic with the state of a learner in it; that of the topic where the learner has not begun. */
export interface PaqueteDeTema extends Paquete {
  readonly id_paquete: number;
  /** Package that new learners get. */
  readonly actual: number;
  readonly tamano: number;
  readonly calificacion: CalificacionTema;
  readonly juicio_paquete: JuicioPaquete;
  /** Null: not begun. */
  readonly id_paquete_alumno: number | null;
  readonly completado: boolean;
  readonly segundos: number;
  readonly fecha_guardado: string | null;
  readonly estados: readonly Omit<EstadoGuardado, 'cmi'>[];
}

const DE_TEMA = prepared<Lugar, PaqueteDeTema>`
  select p.id_paquete, t.id_paquete as actual, p.tipo, p.titulo, p.lecciones, p.tamano, t.calificacion, t.juicio_paquete, a.id_paquete_alumno,
    coalesce(a.completado, false) as completado, coalesce(a.segundos, 0) as segundos, a.fecha_guardado,
    coalesce((select jsonb_agg(to_jsonb(e) - 'id_paquete_alumno' - 'cmi') from paquete_estado e where e.id_paquete_alumno = a.id_paquete_alumno), '[]') as estados
  from tema t
  left join paquete_alumno a on ${EN_LUGAR}
  join paquete p on p.id_paquete = coalesce(a.id_paquete, t.id_paquete)
  where t.id_tema = ${'id_tema'} and t.id_paquete is not null`;

/** Finds the package of a topic as a learner has it; undefined where the topic has none. */
export const findPaqueteDeTema = async (db: Executor, place: Lugar): Promise<PaqueteDeTema | undefined> => (await DE_TEMA(db, place))[0];

/** Launch to insert. */
export interface NuevoLanzamiento extends Lugar {
  readonly id_paquete: number;
  readonly id_evaluacion: number | null;
  readonly modo: 'normal' | 'revision';
  readonly idioma: string;
  readonly fecha: string;
}

const LANZAR = prepared<NuevoLanzamiento, { readonly id_lanzamiento: number }>`
  with alumno as (
    insert into paquete_alumno as a (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, id_paquete, fecha_creacion)
    values (${'id_usuario'}::integer, ${'id_planestudio'}::integer, ${'id_programa'}::integer, ${'id_curso'}::integer, ${'id_modulo'}::integer,
      ${'id_tema'}::integer, ${'id_paquete'}::integer, ${'fecha'}::timestamptz)
    on conflict (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema) do update set id_paquete = excluded.id_paquete
    returning a.id_paquete_alumno
  )
  insert into paquete_lanzamiento (id_paquete_alumno, id_paquete, id_evaluacion, modo, idioma, fecha_creacion)
  select id_paquete_alumno, ${'id_paquete'}::integer, ${'id_evaluacion'}::integer, ${'modo'}::text, ${'idioma'}::text, ${'fecha'}::timestamptz
  from alumno returning id_lanzamiento`;

const MANDA = prepared<{ id_lanzamiento: number }, unknown>`
  update paquete_alumno a set lanzamiento = l.id_lanzamiento from paquete_lanzamiento l
  where l.id_lanzamiento = ${'id_lanzamiento'} and a.id_paquete_alumno = l.id_paquete_alumno and a.lanzamiento < l.id_lanzamiento`;

/** Inserts a launch, which takes over from earlier ones: they may store nothing more. Returns its id. */
export async function insertLanzamiento(trx: Executor, launch: NuevoLanzamiento): Promise<number> {
  const [inserted] = await LANZAR(trx, launch);
  if (!inserted) throw new Error('el lanzamiento de un paquete no se pudo guardar');
  await MANDA(trx, inserted);
  return inserted.id_lanzamiento;
}

/** Forgets the state of a learner in the package of a topic; the launches stay, as what happened. */
export async function clearEstado(trx: Executor, id_paquete_alumno: number): Promise<void> {
  await sql`delete from paquete_estado where id_paquete_alumno = ${id_paquete_alumno}::integer`.execute(trx);
  await sql`
    update paquete_alumno set completado = false, aprobado = null, nota = null, segundos = 0, fecha_guardado = null
    where id_paquete_alumno = ${id_paquete_alumno}::integer`.execute(trx);
}
