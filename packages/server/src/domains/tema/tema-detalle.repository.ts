import type { TemaAlumno } from '@portal/contract/asignacion';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { fragment, prepared } from '../../db/prepared.ts';
import { type LugarDelAlumno, type OcurrenciaLeida, TEMA_EN_LUGAR } from '../avance/avance.public.ts';
import type { MaterialSource } from './recursos.rules.ts';

type OcurrenciaKey = Pick<TemaAlumno, 'id_planestudio' | 'id_programa' | 'id_curso' | 'id_modulo' | 'id_tema'>;

/** Occurrence without progress. */
export type OcurrenciaFila = OcurrenciaKey &
  Pick<
    TemaAlumno,
    | 'plan'
    | 'programa'
    | 'curso'
    | 'modulo'
    | 'titulo'
    | 'descripcion'
    | 'cuestionario'
    | 'numero_preguntas'
    | 'duracion'
    | 'fecha_asignado'
    | 'fecha_inicio'
    | 'fecha_fin'
    | 'posicion'
  > & { readonly notaminima: number | null };

/** Finds an occurrence in any state, for staff; `fecha_asignado` is the creation of the plan. */
export const findOcurrencia = async (db: Executor, key: OcurrenciaKey): Promise<OcurrenciaFila | undefined> =>
  (
    await sql<OcurrenciaFila>`
      select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, p.denominacion as plan, pr.titulo as programa,
        c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, o.cuestionario,
        case when o.cuestionario = 1 then t.numero_preguntas else 0 end as numero_preguntas, t.duracion,
        p.fecha_creacion as fecha_asignado, p.fecha_inicio, p.fecha_fin, o.posicion, t.notaminima
      from ocurrencia o
      join planestudio p using (id_planestudio) join programa pr using (id_programa) join curso c using (id_curso)
      join modulo m using (id_modulo) join tema t using (id_tema)
      where o.id_planestudio = ${key.id_planestudio} and o.id_programa = ${key.id_programa} and o.id_curso = ${key.id_curso}
        and o.id_modulo = ${key.id_modulo} and o.id_tema = ${key.id_tema}`.execute(db)
  ).rows[0];

/** Topic with its material. */
export interface TemaMaterial {
  readonly titulo: string;
  readonly descripcion: string | null;
  readonly contenido: string | null;
  readonly contenido_complementario: string | null;
  /** Questions of an attempt (`numero_preguntas`), and active questions of the topic (`banco`). */
  readonly numero_preguntas: number;
  readonly banco: number;
  readonly duracion: number;
  /** Own pass mark; null: that of the settings. */
  readonly notaminima: number | null;
  /** 1: results show the words of the author. */
  readonly explicaciones: number;
  /** Active content items, in their order. */
  readonly contenidos: readonly MaterialSource[];
}

const MATERIAL = fragment`
  select id_tema, titulo, descripcion, contenido, contenido_complementario, numero_preguntas, duracion, notaminima, explicaciones,
    (select count(*)::integer from tema_pregunta join pregunta p using (id_pregunta)
      where tema_pregunta.id_tema = tema.id_tema and p.codigo_estado = 1) as banco,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'titulo', coalesce(nullif(contenido, ''), descripcion, 'Material'), 'descripcion', descripcion, 'url', url, 'subtitulos', subtitulos,
        'tipo', codigo_tipo) order by numero_orden, id_contenido), '[]')
      from contenido c where c.id_tema = tema.id_tema and c.codigo_estado = 1) as contenidos
  from tema`;

const OF_TOPIC = prepared<{ id_tema: number }, TemaMaterial>`${MATERIAL} where id_tema = ${'id_tema'}`;

export const findMaterial = async (db: Executor, id_tema: number): Promise<TemaMaterial | undefined> =>
  (await OF_TOPIC(db, { id_tema }))[0];

/** Material of a topic without the fields of `OcurrenciaLeida`. */
export type MaterialLeido = Pick<TemaMaterial, 'contenido' | 'contenido_complementario' | 'contenidos' | 'banco'>;

const OF_LEARNER = prepared<LugarDelAlumno, OcurrenciaLeida & MaterialLeido>`
  select o.*, m.contenido, m.contenido_complementario, m.contenidos, m.banco from (${TEMA_EN_LUGAR}) o join (${MATERIAL}) m using (id_tema)`;

/** Finds the learner's topic at a place with its material; undefined if it is not assigned or not active. */
export const findTemaConMaterial = async (db: Executor, lugar: LugarDelAlumno): Promise<(OcurrenciaLeida & MaterialLeido) | undefined> =>
  (await OF_LEARNER(db, lugar))[0];
