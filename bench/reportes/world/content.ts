/** Plans of the world, and what each holds: two programs of two courses of one module of five topics of twelve questions. */
export const PLANES = 12;
const COURSES = PLANES * 4;
const TOPICS = COURSES * 5;
/** Questions of a topic, of which an attempt draws ten. */
export const BANK = 12;
export const DRAWN = 10;
/** Plans that are not in use any more. */
const INACTIVE = '3, 7';

const by = `'bench'`;
const series = (total: number) => `generate_series(1, ${total}) n`;

/** The last plan also holds the first program of the first one; one topic of ninety is not in use. */
export const CONTENT: readonly string[] = [
  `insert into parametro (id_dominio, codigo_parametro, parametro) values (3, 'general', 'General'), (4, 'general', 'General')`,
  `insert into pregunta (id_pregunta, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, codigo_categoria, usuario_creacion)
    select n, '¿Qué corresponde hacer en la tienda, caso ' || n || '?', 'Esperar', 'Avisar', 'Callar', 'Salir', 1 + n % 4, 'general', ${by}
    from ${series(TOPICS * BANK)}`,
  `insert into pregunta_version (id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, usuario_creacion)
    select id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, usuario_creacion from pregunta`,
  `insert into tema (id_tema, codigo, titulo, codigo_estado, codigo_categoria, duracion, numero_preguntas, usuario_creacion)
    select n, 'T-' || n, 'Tema ' || n, case when n % 90 = 0 then 2 else 1 end, 'general', 10 + n % 30, ${DRAWN}, ${by} from ${series(TOPICS)}`,
  `insert into tema_pregunta (id_tema, id_pregunta, numero_orden, usuario_creacion)
    select 1 + (n - 1) / ${BANK}, n, n, ${by} from ${series(TOPICS * BANK)}`,
  `insert into modulo (id_modulo, codigo, titulo, codigo_estado, codigo_categoria, usuario_creacion)
    select n, 'M-' || n, 'Módulo ' || n, 1, 'general', ${by} from ${series(COURSES)}`,
  `insert into tema_modulo (id_modulo, id_tema, numero_orden, usuario_creacion) select 1 + (n - 1) / 5, n, n, ${by} from ${series(TOPICS)}`,
  `insert into curso (id_curso, codigo, titulo, descripcion, codigo_estado, usuario_creacion)
    select n, 'C-' || n, 'Curso ' || n, '', 1, ${by} from ${series(COURSES)}`,
  `insert into curso_modulo (id_curso, id_modulo, numero_orden, usuario_creacion) select n, n, 1, ${by} from ${series(COURSES)}`,
  `insert into programa (id_programa, codigo, titulo, descripcion, codigo_estado, usuario_creacion)
    select n, 'P-' || n, 'Programa ' || n, '', 1, ${by} from ${series(PLANES * 2)}`,
  `insert into programa_curso (id_programa, id_curso, numero_orden, usuario_creacion) select 1 + (n - 1) / 2, n, n, ${by} from ${series(COURSES)}`,
  `insert into planestudio (id_planestudio, denominacion, fecha_inicio, fecha_fin, codigo_estado, notifica_nivel1, usuario_creacion)
    select n, 'Plan ' || n, current_date - 760 + 55 * n, current_date - 395 + 55 * n, case when n in (${INACTIVE}) then 2 else 1 end, 7, ${by}
    from ${series(PLANES)}`,
  `insert into planestudio_programa (id_planestudio, id_programa, numero_orden, usuario_creacion)
    select 1 + (n - 1) / 2, n, n, ${by} from ${series(PLANES * 2)} union all select ${PLANES}, 1, 99, ${by}`,
];
