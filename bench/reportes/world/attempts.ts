import { chance } from './chance.ts';
import { BANK, DRAWN, PLANES } from './content.ts';

/** Four to six plans of each person, opened within sixty days from the start of the plan; one of twenty-five is closed again. */
const ASSIGNMENTS: readonly string[] = [
  `insert into asignacion (id_usuario, id_planestudio, codigo_estado, usuario_creacion, fecha_creacion, fecha_apertura, fecha_cierre,
      usuario_cierre, motivo_cierre)
    select id_usuario, id_planestudio, case when cerrada then 2 else 1 end, 'bench', apertura, apertura,
      case when cerrada then apertura + interval '30 days' end, case when cerrada then 'bench' end, case when cerrada then 'Cambio de puesto' end
    from (
      select a.id_usuario, a.id_planestudio, ${chance('a.clave', 'cerrada', 25)} = 0 as cerrada,
        p.fecha_inicio + ${chance('a.clave', 'apertura', 60 * 1_440)} * interval '1 minute' as apertura
      from (
        select id_usuario, (id_usuario * 7 + i * 5) % ${PLANES} + 1 as id_planestudio, id_usuario * 100 + i as clave
        from usuario, generate_series(0, 5) i where i < 4 + ${chance('id_usuario', 'planes', 3)}
      ) a join planestudio p using (id_planestudio)
    ) a order by apertura, id_usuario`,
  `insert into asignacion_historia (id_asignacion, tipo, fecha, usuario, fuente)
    select id_asignacion, 'apertura', fecha_apertura, usuario_creacion, fuente from asignacion`,
  `insert into asignacion_historia (id_asignacion, tipo, fecha, usuario, fuente, motivo)
    select id_asignacion, 'cierre', fecha_cierre, usuario_cierre, fuente, motivo_cierre from asignacion where codigo_estado = 2`,
];

/** Of a hundred assignments 54 were never begun, 33 stopped after some topics, 13 went through all. */
const TOUCHED = `case when ${chance('id_asignacion', 'avance', 100)} < 54 then 0
  when ${chance('id_asignacion', 'avance', 100)} < 87 then 1 + ${chance('id_asignacion', 'temas', 6)} else 1000 end`;

/** One of ten topics needs a second or third attempt; one of four that stopped did so at a topic never passed. */
const ATTEMPTS = `
  create unlogged table bench_intento as
  with a as (
    select id_asignacion, id_usuario, id_planestudio, fecha_apertura, ${TOUCHED} as temas,
      least(now() - fecha_apertura, interval '240 days') as plazo from asignacion
  ),
  visto as (
    select a.*, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.posicion, a.id_asignacion * 100::bigint + o.posicion as clave
    from a join ocurrencia o on o.id_planestudio = a.id_planestudio and o.posicion <= a.temas
  ),
  rendido as (
    select v.*, v.posicion = v.temas and ${chance('v.clave', 'atascado', 4)} = 0 as atascado,
      case when ${chance('v.clave', 'fallos', 100)} < 90 then 0 when ${chance('v.clave', 'fallos', 100)} < 98 then 1 else 2 end as fallos from visto v
  )
  select r.id_usuario, r.id_planestudio, r.id_programa, r.id_curso, r.id_modulo, r.id_tema, i as numero_intento, not r.atascado and i > r.fallos as aprobado,
    r.clave * 4 + i as clave,
    r.fecha_apertura + r.plazo * ((r.posicion - 1 + ${chance('r.clave', 'momento', 700)} / 1000.0) / 32) + i * interval '50 minutes' as fin
  from rendido r cross join lateral generate_series(1, case when r.atascado then greatest(r.fallos, 1) else r.fallos + 1 end) i`;

/** One attempt of two hundred was annulled; sixty points are the most of a failed one. */
const EVALUACIONES = `
  insert into evaluacion (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, numero_intento, codigo_estado, motivo_anulacion,
    fecha_creacion, fecha_fin, nota, notaminima, correcta, total, aprobado, rapido, usuario_creacion)
  select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, numero_intento, case when anulada then 2 else 1 end,
    case when anulada then 'Copia' end, fin - (3 + ${chance('clave', 'minutos', 37)}) * interval '1 minute', fin, correcta * 10, 70, correcta, ${DRAWN},
    aprobado, ${chance('clave', 'rapido', 50)} = 0, (30000000 + id_usuario)::text
  from (
    select i.*, case when aprobado then 7 + ${chance('clave', 'acierto', 4)} else ${chance('clave', 'error', 7)} end as correcta,
      ${chance('clave', 'anulada', 200)} = 0 as anulada from bench_intento i
  ) i order by fin`;

/** Ten of the twelve questions of a topic from a random one on; seven steps at a time pick the right ones. */
const DETALLE = `
  insert into detalle (id_evaluacion, id_pregunta, version, numero_orden, respuesta, es_correcta, fecha_respuesta)
  select id_evaluacion, id_pregunta, 1, j, case when bien then 1 + id_pregunta % 4 else 1 + (id_pregunta + 1) % 4 end, bien, fecha_fin
  from (
    select id_evaluacion, fecha_fin, j, (id_tema - 1) * ${BANK} + 1 + (inicio + j) % ${BANK} as id_pregunta,
      (j * 7 + inicio) % ${DRAWN} < correcta as bien
    from (select *, ${chance('id_evaluacion', 'sorteo', BANK)} as inicio from evaluacion) e, generate_series(1, ${DRAWN}) j
  ) d order by id_evaluacion, j`;

/** Answers to the survey of three of ten attempts: half 90 or 100, a quarter 70 or 80, the others less. */
const FEEDBACK = `
  insert into feedback (id_evaluacion, escala, comentario, usuario_creacion, fecha_feedback)
  select id_evaluacion, case when suerte < 50 then 90 + suerte % 2 * 10 when suerte < 75 then 70 + suerte % 2 * 10 else 10 + suerte % 6 * 10 end,
    case when suerte % 5 = 0 then 'Claro y útil para la tienda' end, usuario_creacion, fecha_fin + interval '2 minutes'
  from (select *, ${chance('id_evaluacion', 'escala', 100)} as suerte from evaluacion) e
  where ${chance('id_evaluacion', 'encuesta', 10)} < 3 order by id_evaluacion`;

const CERTIFICADOS = `
  insert into certificado (id_evaluacion, numero, codigo, nombre, tema, nota, lugar, fecha, codigo_estado, fecha_creacion)
  select e.id_evaluacion, to_char(e.fecha_fin, 'YYYY-') || lpad(e.id_evaluacion::text, 7, '0'), 'BENCH-' || e.id_evaluacion, u.personal, t.titulo,
    e.nota, 'Lima', (e.fecha_fin at time zone 'America/Lima')::date, e.codigo_estado, e.fecha_fin
  from evaluacion e join usuario u using (id_usuario) join tema t using (id_tema) where e.aprobado order by e.id_evaluacion`;

/** Ten sign-ins of each person over two years, most in the hours of work, and the end of every other attempt. */
const LOG: readonly string[] = [
  `insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, fecha_creacion)
    select id_usuario, id_usuario, username, 'usuario', 'login', momento from (
      select u.id_usuario, u.username, date_trunc('day', now()) - ${chance('u.id_usuario * 10::bigint + i', 'dia', 730)} * interval '1 day'
        + interval '13 hours' + (${chance('u.id_usuario * 10::bigint + i', 'hora', 600)} + ${chance('u.id_usuario * 10::bigint + i', 'tarde', 500)} - 200)
        * interval '1 minute' as momento from usuario u, generate_series(1, 10) i
    ) l where momento < now() order by momento`,
  `insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select id_usuario, id_usuario, usuario_creacion, 'evaluacion', 'evaluacion_fin', 'Intento ' || numero_intento, fecha_fin
    from evaluacion where id_evaluacion % 2 = 0 order by fecha_fin`,
];

/** Statements that assign plans and insert what people did in them. */
export const ATTEMPT_STATEMENTS: readonly string[] = [
  ...ASSIGNMENTS,
  'analyze asignacion',
  ATTEMPTS,
  EVALUACIONES,
  'drop table bench_intento',
  DETALLE,
  FEEDBACK,
  CERTIFICADOS,
  `select setval('certificado_numero', (select max(id_evaluacion) from evaluacion))`,
  ...LOG,
];
