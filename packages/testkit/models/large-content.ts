import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';
import { BUILT_BY } from '../builders/counter.ts';
import { DOMINIO, ensureCategoria } from '../builders/parametro.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';

/** Number of rows that `fillLargeContent` inserts. */
export const LARGE = {
  preguntas: 20_000,
  temas: 2_000,
  programas: 10,
  cursos: 50,
  modulos: 500,
  temasPorModulo: 9,
  intentos: 10_000,
} as const;

/** Programs, courses, modules and places of topics in the plan. */
export const LARGE_NODES = LARGE.programas + LARGE.cursos + LARGE.modulos + LARGE.modulos * LARGE.temasPorModulo;

export interface LargeContent {
  readonly id_planestudio: number;
  readonly id_tema: number;
}

const WORDS = `'{seguridad,cliente,tienda,almacén,fraude,higiene,atención,riesgo,ética,caja,inventario,señal}'::text[]`;
const word = (index: string) => `(${WORDS})[1 + (${index}) % 12]`;
const STAMPS = `'${BUILT_BY}'`;

/** Every statement numbers its rows from 1, so that the links are arithmetic. Needs empty tables. */
const statements = [
  `insert into pregunta (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, codigo_categoria, usuario_creacion)
    select '¿Qué corresponde en ' || ${word('n')} || ' y ' || ${word('n / 12')} || ', caso ' || n || '?', 'Avisar al jefe inmediato ' || n,
      'Registrar y continuar ' || n, 'Esperar instrucciones ' || n, 'Retirarse del área ' || n, 1 + n % 4, 'general', ${STAMPS}
    from generate_series(1, ${LARGE.preguntas}) n`,
  `insert into pregunta_version (id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, usuario_creacion)
    select id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, usuario_creacion from pregunta`,
  `insert into tema (codigo, titulo, descripcion, codigo_estado, codigo_categoria, duracion, numero_preguntas, usuario_creacion)
    select 'T-' || n, 'Tema de ' || ${word('n')} || ' ' || n, 'Descripción de ' || ${word('n / 12')}, 1, 'general', 10 + n % 30, 5, ${STAMPS}
    from generate_series(1, ${LARGE.temas}) n`,
  `insert into tema_pregunta (id_tema, id_pregunta, numero_orden, usuario_creacion)
    select 1 + (n - 1) / 10, n, n, ${STAMPS} from generate_series(1, ${LARGE.preguntas}) n`,
  `insert into planestudio (denominacion, fecha_inicio, fecha_fin, usuario_creacion)
    select 'Plan ' || n, date '2026-01-01' + n, date '2026-12-31', ${STAMPS} from generate_series(1, 40) n`,
  `insert into programa (codigo, titulo, descripcion, codigo_estado, usuario_creacion)
    select 'P-' || n, 'Programa ' || n, '', 1, ${STAMPS} from generate_series(1, ${LARGE.programas}) n`,
  `insert into curso (codigo, titulo, descripcion, codigo_estado, usuario_creacion)
    select 'C-' || n, 'Curso ' || n, '', 1, ${STAMPS} from generate_series(1, ${LARGE.cursos}) n`,
  `insert into modulo (codigo, titulo, codigo_estado, codigo_categoria, usuario_creacion)
    select 'M-' || n, 'Módulo ' || n, 1, 'general', ${STAMPS} from generate_series(1, ${LARGE.modulos}) n`,
  `insert into planestudio_programa (id_planestudio, id_programa, numero_orden, usuario_creacion)
    select 1, n, n, ${STAMPS} from generate_series(1, ${LARGE.programas}) n`,
  `insert into programa_curso (id_programa, id_curso, numero_orden, usuario_creacion)
    select 1 + (n - 1) % ${LARGE.programas}, n, n, ${STAMPS} from generate_series(1, ${LARGE.cursos}) n`,
  `insert into curso_modulo (id_curso, id_modulo, numero_orden, usuario_creacion)
    select 1 + (n - 1) % ${LARGE.cursos}, n, n, ${STAMPS} from generate_series(1, ${LARGE.modulos}) n`,
  `insert into tema_modulo (id_modulo, id_tema, numero_orden, usuario_creacion)
    select m, 1 + (m * ${LARGE.temasPorModulo} + k) % ${LARGE.temas}, k, ${STAMPS}
    from generate_series(1, ${LARGE.modulos}) m, generate_series(1, ${LARGE.temasPorModulo}) k`,
];

/** Graded attempts of one learner, with five answers each and a feedback for every second one. */
const history = (id_usuario: number): string[] => [
  `insert into evaluacion (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, numero_intento, fecha_creacion, fecha_fin,
      nota, notaminima, correcta, total, aprobado, usuario_creacion)
    select ${id_usuario}, id_planestudio, id_programa, id_curso, id_modulo, id_tema, 1 + n / 3000, now(), now(), 80, 70, 4, 5, true, ${STAMPS}
    from generate_series(0, ${LARGE.intentos - 1}) n
    join (select *, posicion - 1 as lugar from ocurrencia where id_planestudio = 1) o on o.lugar = n % 3000`,
  `insert into detalle (id_evaluacion, id_pregunta, version, numero_orden, respuesta, es_correcta)
    select e.id_evaluacion, l.id_pregunta, 1, l.numero_orden, 1, true from evaluacion e join tema_pregunta l using (id_tema) where l.numero_orden % 2 = 0`,
  `insert into feedback (id_evaluacion, escala, usuario_creacion, fecha_feedback)
    select id_evaluacion, 10 * (1 + id_evaluacion % 10), ${STAMPS}, now() from evaluacion where id_evaluacion % 2 = 0`,
];

/** Fills an empty, migrated database with a large bank, many topics, one very large plan and a history, for benchmarks. */
export async function fillLargeContent(db: Executor): Promise<LargeContent> {
  await ensureCategoria(db);
  await ensureCategoria(db, DOMINIO.categoriaPregunta);
  const { id_usuario } = await buildUsuario(db);
  for (const statement of [...statements, ...history(id_usuario), 'analyze']) await sql.raw(statement).execute(db);
  return { id_planestudio: 1, id_tema: 1 };
}
