import { buildArchivo } from '@portal/testkit/builders/contenido/archivo.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { sql } from 'kysely';
import type { Connection } from '../../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrator.ts';

/** Learners, and topics of the plan that every one of them has; each pair is taken once. */
export interface Size {
  readonly learners: number;
  /** With which every learner may sign in; absent: nobody can, they have a session each. */
  readonly password?: string;
}

/** Document number with which a learner (from 1 on) signs in. */
export const documentOf = (learner: number): string => String(30_000_000 + learner);

export const TOPICS = 24;
export const QUESTIONS = 10;
/** Text of the right option of every question; the place where it is shown may change from attempt to attempt. */
export const RIGHT = 'La correcta';

/** A learner and a topic that nobody has opened yet. */
export interface Pair {
  readonly token: string;
  readonly place: Readonly<Record<'id_planestudio' | 'id_programa' | 'id_curso' | 'id_modulo' | 'id_tema', number>>;
}

const tokenOf = (learner: number): string => `bench-token-${String(learner).padStart(12, '0')}`;
const BY = `'bench'`;

const statements = ({ learners }: Size): string[] => [
  `insert into pregunta (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, codigo_categoria, usuario_creacion)
    select '¿Qué corresponde hacer en la tienda, caso ' || n || '?', case when n % 4 = 0 then '${RIGHT}' else 'Esperar' end,
      case when n % 4 = 1 then '${RIGHT}' else 'Correr' end, case when n % 4 = 2 then '${RIGHT}' else 'Callar' end,
      case when n % 4 = 3 then '${RIGHT}' else 'Gritar' end, 1 + n % 4, 'general', ${BY} from generate_series(1, ${TOPICS * 12}) n`,
  `insert into pregunta_version (id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, usuario_creacion)
    select id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, usuario_creacion from pregunta`,
  `insert into tema (codigo, titulo, descripcion, contenido, codigo_estado, codigo_categoria, duracion, numero_preguntas, usuario_creacion)
    select 'T-' || n, 'Tema ' || n, 'Descripción', '/archivo/1/leccion.txt', 1, 'general', 10, ${QUESTIONS}, ${BY} from generate_series(1, ${TOPICS}) n`,
  `insert into tema_pregunta (id_tema, id_pregunta, numero_orden, usuario_creacion)
    select 1 + (n - 1) / 12, n, n, ${BY} from generate_series(1, ${TOPICS * 12}) n`,
  `insert into planestudio (denominacion, fecha_inicio, fecha_fin, usuario_creacion)
    values ('Plan', current_date - 30, current_date + 300, ${BY})`,
  `insert into programa (codigo, titulo, descripcion, codigo_estado, usuario_creacion) values ('P', 'Programa', '', 1, ${BY})`,
  `insert into curso (codigo, titulo, descripcion, codigo_estado, usuario_creacion)
    select 'C-' || n, 'Curso ' || n, '', 1, ${BY} from generate_series(1, 2) n`,
  `insert into modulo (codigo, titulo, codigo_estado, codigo_categoria, usuario_creacion)
    select 'M-' || n, 'Módulo ' || n, 1, 'general', ${BY} from generate_series(1, 4) n`,
  `insert into planestudio_programa (id_planestudio, id_programa, numero_orden, usuario_creacion) values (1, 1, 1, ${BY})`,
  `insert into programa_curso (id_programa, id_curso, numero_orden, usuario_creacion) select 1, n, n, ${BY} from generate_series(1, 2) n`,
  `insert into curso_modulo (id_curso, id_modulo, numero_orden, usuario_creacion)
    select 1 + (n - 1) / 2, n, n, ${BY} from generate_series(1, 4) n`,
  `insert into tema_modulo (id_modulo, id_tema, numero_orden, usuario_creacion)
    select 1 + (n - 1) / 6, n, n, ${BY} from generate_series(1, ${TOPICS}) n`,
  `insert into usuario (username, codigo_usuario, nombres, apellido_paterno, numero_documento, contrasenia_fecha, usuario_creacion)
    select 30000000 + n, 'B' || n, 'Nombre ' || n, 'Paterno', 30000000 + n, now(), ${BY} from generate_series(1, ${learners}) n`,
  `insert into sesion (id_usuario, token_hash, fecha_creacion, fecha_expiracion)
    select id_usuario, encode(sha256(convert_to('bench-token-' || lpad(substr(codigo_usuario, 2), 12, '0'), 'UTF8')), 'hex'), now(), now() + interval '1 day'
    from usuario where usuario_creacion = ${BY}`,
  `insert into asignacion (id_usuario, id_planestudio, usuario_creacion) select id_usuario, 1, ${BY} from usuario where usuario_creacion = ${BY}`,
  `insert into progreso (id_usuario, id_planestudio, total) select id_usuario, 1, ${TOPICS} from usuario where usuario_creacion = ${BY}`,
];

/** People who finished the plan before: PostgreSQL plans for tables that a portal in use has, and checks of foreign keys by their index. */
const VETERANS = 250;
const BEFORE = `'bench antes'`;

const HISTORY: readonly string[] = [
  `insert into usuario (username, codigo_usuario, nombres, apellido_paterno, numero_documento, contrasenia_fecha, usuario_creacion)
    select 39000000 + n, 'V' || n, 'Nombre ' || n, 'Antes', 39000000 + n, now(), ${BEFORE} from generate_series(1, ${VETERANS}) n`,
  `insert into asignacion (id_usuario, id_planestudio, usuario_creacion) select id_usuario, 1, ${BEFORE} from usuario where usuario_creacion = ${BEFORE}`,
  `insert into evaluacion (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, numero_intento, notaminima, total, correcta, nota,
      aprobado, fecha_fin, usuario_creacion, fecha_creacion)
    select u.id_usuario, o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, 1, 70, ${QUESTIONS}, ${QUESTIONS}, 100,
      true, now() - interval '20 days', ${BEFORE}, now() - interval '20 days'
    from usuario u, ocurrencia o where u.usuario_creacion = ${BEFORE}`,
  `insert into detalle (id_evaluacion, id_pregunta, version, numero_orden, respuesta, es_correcta)
    select e.id_evaluacion, t.id_pregunta, 1, t.lugar, p.indicador_correcta, true
    from evaluacion e
    join (select *, row_number() over (partition by id_tema order by id_pregunta) as lugar from tema_pregunta) t using (id_tema)
    join pregunta p using (id_pregunta)
    where t.lugar <= ${QUESTIONS}`,
  `insert into progreso_tema (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, intentos, nota, aprobado, id_evaluacion,
      fecha_aprobado, fecha_ultima)
    select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, 1, nota, aprobado, id_evaluacion, fecha_fin, fecha_fin
    from evaluacion`,
  `insert into certificado (id_evaluacion, numero, codigo, nombre, tema, nota, lugar, fecha, fecha_creacion)
    select e.id_evaluacion, 'V-' || e.id_evaluacion, 'V' || lpad(e.id_evaluacion::text, 11, '0'), u.personal, t.titulo, e.nota, 'Lima',
      current_date - 20, e.fecha_fin
    from evaluacion e join usuario u using (id_usuario) join tema t using (id_tema)`,
  `insert into progreso (id_usuario, id_planestudio, total, aprobados, calificados, suma_notas, evaluaciones, iniciado)
    select id_usuario, 1, ${TOPICS}, ${TOPICS}, ${TOPICS}, ${TOPICS * 100}, ${TOPICS}, true from usuario where usuario_creacion = ${BEFORE}`,
  `insert into log (id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select id_usuario, ${BEFORE}, 'evaluacion', 'evaluacion_fin', 'Intento ' || id_evaluacion, fecha_fin from evaluacion`,
];

/** Migrates and fills an empty database and its store with one plan, its learners with sessions, and a lesson file. */
export async function fill(connection: Connection, dataDir: string, size: Size): Promise<void> {
  const { db } = connection;
  await migrateToLatest(connection);
  await ensureCategoria(db);
  await ensureCategoria(db, DOMINIO.categoriaPregunta);
  await buildArchivo(db, dataDir, 'Lea con calma. '.repeat(300));
  for (const statement of [...statements(size), ...HISTORY]) await sql.raw(statement).execute(db);
  await sql`vacuum analyze`.execute(db);
  if (size.password === undefined) return;
  const { contrasenia_hash } = await buildUsuario(db, { password: size.password });
  await db.updateTable('usuario').set({ contrasenia_hash }).where('usuario_creacion', '=', 'bench').execute();
}

/** Hands out every pair once: all learners with the first topic, then with the second … */
export function pairs(size: Size): () => Pair {
  let next = 0;
  return () => {
    if (next === size.learners * TOPICS) throw new Error('Se acabaron las parejas de alumno y tema: mida menos tiempo o con más alumnos.');
    return pairAt(size, next++);
  };
}

/** Hands out the learners again and again, for flows that open no attempt. */
export function anybody(size: Size): () => Pair {
  let next = 0;
  return () => pairAt(size, next++ % size.learners);
}

const pairAt = ({ learners: total }: Size, index: number): Pair => ({
  token: tokenOf(1 + (index % total)),
  place: placeOf(1 + Math.floor(index / total)),
});

/** The only place of a topic (1 to `TOPICS`) in the plan. */
export function placeOf(id_tema: number): Pair['place'] {
  const id_modulo = 1 + Math.floor((id_tema - 1) / 6);
  return { id_planestudio: 1, id_programa: 1, id_curso: 1 + Math.floor((id_modulo - 1) / 2), id_modulo, id_tema };
}
