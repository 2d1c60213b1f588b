import { limiteText } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { type Fragment, fragment, prepared } from '../../db/prepared.ts';
import type { Ocurrencia, OcurrenciaAlumno } from './avance.rules.ts';

/** Learner of a list of occurrences. */
export interface OcurrenciasFilter {
  readonly id_usuario: number;
  /** Default pass mark, for topics without an own one (P13). */
  readonly notaminima: number;
  /** IANA time zone for the month of an approval and the day of a failed attempt (P21). */
  readonly zona: string;
  /** Calendar day of the failed attempts that count, `YYYY-MM-DD` (P44). */
  readonly today: string;
}

/** Conditions on plans, on topics of plans, and on rows of the result. */
interface Restriction<Params> {
  readonly planes?: Fragment<Params>;
  readonly temas?: Fragment<Params>;
  readonly filas?: Fragment<Params>;
}

const NOTHING = fragment(['']);
const LIMITE = fragment([limiteText('a', 'p')]);

/**
 * The topic that locks another (P16): it is in the same plan and approved at none of its places there, as `exigible` lists them. Looked up
 * only where a topic names one; `primer-tema.repository.ts` joins all of them, because it reads many people at once.
 */
const REQUISITO = fragment(['from exigible r where r.id_planestudio = propia.id_planestudio and r.id_tema = t.referencia']);

/** Who grades a topic with a package (P286); null without one. */
const DEL_PAQUETE = fragment(['(case when t.id_paquete is not null then t.calificacion end)']);

/** Both, and whether the learner completed the package, where its questionnaire waits for that. */
const PAQUETE = fragment<{ readonly id_usuario: number }>`${DEL_PAQUETE} as paquete, case when ${DEL_PAQUETE} = 'ambos' then exists (
        select from paquete_alumno q where q.id_usuario = ${'id_usuario'} and q.id_planestudio = propia.id_planestudio
          and q.id_programa = propia.id_programa and q.id_curso = propia.id_curso and q.id_modulo = propia.id_modulo
          and q.id_tema = propia.id_tema and q.completado
      ) else false end as paquete_completado`;

/**
 * Builds the statement that lists the active occurrences of a learner's assigned, active plans (P16) with the best attempt (P14), the locking
 * topic, the failed attempts of the day at the topic in any place (P44) and the attempt that approved it elsewhere (P268), ordered by
 * deadline, assignment and position. Every list of a learner's topics derives from it.
 */
const ocurrenciasOf = <Params extends object>({ planes = NOTHING, temas = NOTHING, filas = NOTHING }: Restriction<Params>) => fragment<
  OcurrenciasFilter & Params
>`
    with asignado as materialized (
      select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, ${LIMITE} as fecha_fin
      from asignacion a join planestudio p using (id_planestudio)
      where a.id_usuario = ${'id_usuario'} and a.codigo_estado = 1 and p.codigo_estado = 1 ${planes}
    ), propia as (
      select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.cuestionario, o.posicion,
        s.plan, s.fecha_asignado, s.fecha_inicio, s.fecha_fin,
        coalesce(g.aprobado, false) as aprobado, g.nota, g.fecha_aprobado,
        coalesce(g.intentos, 0) as intentos, coalesce(g.id_evaluacion, 0) as id_evaluacion, coalesce(g.convalidado, false) as convalidado
      from asignado s
      join ocurrencia o on o.id_planestudio = s.id_planestudio
        and o.id_planestudio = any (array(select id_planestudio from asignado)) and o.activa ${temas}
      left join progreso_tema g on g.id_usuario = ${'id_usuario'} and g.id_planestudio = o.id_planestudio
        and g.id_programa = o.id_programa and g.id_curso = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
    ), exigible as materialized (
      select propia.id_planestudio, id_tema, t.titulo from propia join tema t using (id_tema)
      group by propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)
    ), abierta as materialized (
      select id_evaluacion, id_planestudio, id_programa, id_curso, id_modulo, id_tema, total
      from evaluacion where id_usuario = ${'id_usuario'} and fecha_fin is null and codigo_estado = 1
    ), ganado as materialized (
      select distinct on (id_tema) id_tema, id_evaluacion, nota
      from progreso_tema where id_usuario = ${'id_usuario'} and aprobado and not convalidado
      order by id_tema, nota desc nulls last, id_evaluacion
    ), fallo as materialized (
      select id_tema, count(*)::integer as fallidos, max(fecha_fin) as ultimo_fallo,
        (${'today'}::date + 1)::timestamp at time zone ${'zona'} as fin_dia
      from evaluacion
      where id_usuario = ${'id_usuario'} and codigo_estado = 1 and not aprobado
        and (fecha_fin at time zone ${'zona'})::date = ${'today'}::date
      group by id_tema
    )
    select propia.*, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, t.duracion,
      case when propia.cuestionario = 1 and ${DEL_PAQUETE} is distinct from 'paquete' then t.numero_preguntas else 0 end as numero_preguntas,
      ${PAQUETE}, case when propia.aprobado and not propia.convalidado then e.notaminima else coalesce(t.notaminima, ${'notaminima'}::numeric) end as notaminima,
      case when not propia.aprobado and t.referencia is not null then (select r.id_tema ${REQUISITO}) end as id_requisito,
      case when not propia.aprobado and t.referencia is not null then (select r.titulo ${REQUISITO}) end as requisito,
      to_char(propia.fecha_aprobado at time zone ${'zona'}, 'YYYY-MM') as mes_aprobado,
      coalesce(f.fallidos, 0) as fallidos, f.ultimo_fallo, f.fin_dia, b.id_evaluacion is not null as abierto,
      case when not propia.aprobado and n.id_tema is not null then jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes,
      case when propia.convalidado then (select jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone ${'zona'}, 'YYYY-MM-DD'))
        from planestudio o where o.id_planestudio = e.id_planestudio) end as aprobado_en,
      (propia.cuestionario = 0 or t.numero_preguntas = 0 or ${DEL_PAQUETE} = 'paquete' or coalesce(b.total, 0) > 0 or exists (
        select from tema_pregunta tp
        where tp.id_tema = t.id_tema and (select p.codigo_estado from pregunta p where p.id_pregunta = tp.id_pregunta) = 1
      )) as listo
    from propia
    join programa pr using (id_programa)
    join curso c using (id_curso)
    join modulo m using (id_modulo)
    join tema t using (id_tema)
    left join evaluacion e using (id_evaluacion)
    left join abierta b on b.id_planestudio = propia.id_planestudio and b.id_programa = propia.id_programa and b.id_curso = propia.id_curso
      and b.id_modulo = propia.id_modulo and b.id_tema = propia.id_tema
    left join ganado n on n.id_tema = t.id_tema
    left join fallo f on f.id_tema = t.id_tema ${filas}
    order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion`;

/** Every topic of a learner, for statements that read on from it. */
export const OCURRENCIAS = ocurrenciasOf({});

interface DelPlan {
  readonly id_planestudio: number;
}
const DEL_PLAN = fragment<DelPlan>`and a.id_planestudio = ${'id_planestudio'}`;

const LIST = prepared<OcurrenciasFilter, OcurrenciaAlumno>`${OCURRENCIAS}`;
const LIST_OF_PLAN = prepared<OcurrenciasFilter & DelPlan, OcurrenciaAlumno>`${ocurrenciasOf({ planes: DEL_PLAN })}`;

/** Only the topic of the place and the one that locks it are read. */
const AT_PLACE = ocurrenciasOf({
  planes: DEL_PLAN,
  temas: fragment<Ocurrencia>`and o.id_tema in (${'id_tema'}, (select referencia from tema where id_tema = ${'id_tema'}))`,
  filas: fragment<Ocurrencia>`
    where propia.id_planestudio = ${'id_planestudio'} and propia.id_programa = ${'id_programa'} and propia.id_curso = ${'id_curso'}
      and propia.id_modulo = ${'id_modulo'} and propia.id_tema = ${'id_tema'}`,
});

/** Learner and place. */
export type LugarDelAlumno = OcurrenciasFilter & Ocurrencia;

/** Topic of a learner at one place, with the transaction that wrote the totals of its plan; null without them. */
export type OcurrenciaLeida = OcurrenciaAlumno & { readonly progreso: string | null };

/** Topic of a learner at one place, with `progreso`, for statements that read more of the topic. */
export const TEMA_EN_LUGAR = fragment<LugarDelAlumno>`
    select o.*, p.xmin::text as progreso
    from (${AT_PLACE}) o left join progreso p on p.id_usuario = ${'id_usuario'} and p.id_planestudio = o.id_planestudio`;

const FIND = prepared<LugarDelAlumno, OcurrenciaLeida>`${TEMA_EN_LUGAR}`;

/** Finds one of these occurrences; undefined if its plan is not assigned to the learner, or it is not active. */
export const findOcurrenciaAlumno = async (db: Executor, filter: LugarDelAlumno): Promise<OcurrenciaLeida | undefined> =>
  (await FIND(db, filter))[0];

/** Topic of a learner with the number of those that are not approved in the plan of a place, and the topics of its program there. */
type OcurrenciaDelResultado = OcurrenciaAlumno & {
  readonly pendientes: number;
  readonly del_programa: number;
  readonly aprobados_del_programa: number;
};

const DEL_PROGRAMA = fragment<Ocurrencia>`(o.id_planestudio, o.id_programa) = (${'id_planestudio'}, ${'id_programa'})`;
const PENDIENTE = fragment<DelPlan>`o.id_planestudio = ${'id_planestudio'} and not o.aprobado`;
const OTRA = fragment<Ocurrencia>`(o.id_programa, o.id_curso, o.id_modulo, o.id_tema) <> (${'id_programa'}, ${'id_curso'}, ${'id_modulo'}, ${'id_tema'})`;

/** Whether a topic failed today may be opened depends on the moment (P44), so each of them stays. The first pending one carries the count. */
const OF_RESULT = prepared<OcurrenciasFilter & Ocurrencia, OcurrenciaDelResultado>`
    select * from (
      select o.*, (count(*) filter (where ${PENDIENTE}) over ())::integer as pendientes,
        (count(*) filter (where ${DEL_PROGRAMA}) over ())::integer as del_programa,
        (count(*) filter (where ${DEL_PROGRAMA} and o.aprobado) over ())::integer as aprobados_del_programa,
        min(o.posicion) filter (where ${PENDIENTE}) over () as primera,
        min(o.posicion) filter (where ${PENDIENTE} and o.id_requisito is null and o.listo and o.fallidos = 0 and ${OTRA}) over () as libre
      from (${OCURRENCIAS}) o
    ) o
    where o.id_tema = ${'id_tema'} or (${PENDIENTE} and (o.fallidos > 0 or o.posicion in (o.primera, o.libre)))
    order by o.fecha_fin, o.fecha_asignado, o.id_planestudio, o.posicion`;

/**
 * Lists the topics that the result of an attempt at one place shows, in the order of the plans: its topic in every plan, and of the pending
 * topics of its plan the first, those failed today, and the first that its learner may open next.
 */
export const findOcurrenciasDelResultado = (
  db: Executor,
  filter: OcurrenciasFilter & Ocurrencia,
): Promise<readonly OcurrenciaDelResultado[]> => OF_RESULT(db, filter);

/** Lists the active occurrences of a learner, optionally in one plan, as `ocurrenciasOf` says. */
export const findOcurrencias = (
  db: Executor,
  { id_planestudio, ...filter }: OcurrenciasFilter & { readonly id_planestudio?: number | undefined },
): Promise<readonly OcurrenciaAlumno[]> =>
  id_planestudio === undefined ? LIST(db, filter) : LIST_OF_PLAN(db, { ...filter, id_planestudio });
