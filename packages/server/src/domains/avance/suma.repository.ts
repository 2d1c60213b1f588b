import { fragment } from '../../db/prepared.ts';
import type { ProgresoDelta, ProgresoTema } from './progreso.rules.ts';

/** Progress of a learner after a graded attempt: of the topic in its place, and the change of the plan's totals. */
export interface Suma {
  readonly tema_intentos: number;
  readonly tema_nota: number | null;
  readonly tema_aprobado: boolean;
  readonly tema_evaluacion: number;
  readonly tema_fecha_aprobado: string | null;
  readonly tema_fecha_ultima: string;
  readonly tema_convalidado: boolean;
  readonly mas_aprobados: number;
  readonly mas_calificados: number;
  readonly mas_notas: number;
  readonly mas_evaluaciones: number;
}

/** Returns the values that `SUMAR_TEMA` and `SUMAR_PLAN` store. */
export const sumaOf = (tema: ProgresoTema, delta: ProgresoDelta): Suma => ({
  tema_intentos: tema.intentos,
  tema_nota: tema.nota,
  tema_aprobado: tema.aprobado,
  tema_evaluacion: tema.id_evaluacion,
  tema_fecha_aprobado: tema.fecha_aprobado,
  tema_fecha_ultima: tema.fecha_ultima,
  tema_convalidado: tema.convalidado,
  mas_aprobados: delta.aprobados,
  mas_calificados: delta.calificados,
  mas_notas: delta.suma_notas,
  mas_evaluaciones: delta.evaluaciones,
});

/** Stores the progress of the learner in the occurrence of `cierre`. */
export const SUMAR_TEMA = fragment<Suma>`
  insert into progreso_tema (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, intentos, nota, aprobado, id_evaluacion,
    fecha_aprobado, fecha_ultima, convalidado)
  select c.id_usuario, c.id_planestudio, c.id_programa, c.id_curso, c.id_modulo, c.id_tema, ${'tema_intentos'}::integer,
    ${'tema_nota'}::numeric, ${'tema_aprobado'}::boolean, ${'tema_evaluacion'}::integer, ${'tema_fecha_aprobado'}::timestamptz,
    ${'tema_fecha_ultima'}::timestamptz, ${'tema_convalidado'}::boolean
  from cierre c
  on conflict (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema) do update set intentos = excluded.intentos,
    nota = excluded.nota, aprobado = excluded.aprobado, id_evaluacion = excluded.id_evaluacion, fecha_aprobado = excluded.fecha_aprobado,
    fecha_ultima = excluded.fecha_ultima, convalidado = excluded.convalidado`;

/** Adds to the totals of the learner in the plan of `cierre`. */
export const SUMAR_PLAN = fragment<Suma>`
  update progreso p set aprobados = p.aprobados + ${'mas_aprobados'}::integer, calificados = p.calificados + ${'mas_calificados'}::integer,
    suma_notas = p.suma_notas + ${'mas_notas'}::numeric, evaluaciones = p.evaluaciones + ${'mas_evaluaciones'}::integer, iniciado = true
  from cierre c where p.id_usuario = c.id_usuario and p.id_planestudio = c.id_planestudio`;
