import type { Connection } from '../../packages/server/src/db/connection.ts';
import { DEMO_LEARNER } from '../support/demo.ts';
import { emptyWorld } from './build-kind.ts';
import type { Ocurrencia, World } from './world.ts';

type Database = Connection['db'];

/** Topics that the pictures show: those that the demo's learner failed, in the order of their ids. */
const TOPICS = ['leccion', 'cuestionario'];
const QUESTIONS = 5;

/** Opens an attempt of the demo's learner in each topic of the pictures, with questions that are not drawn at random, and names the topics. */
export async function buildPictured(db: Database, now: Date): Promise<World> {
  const world = emptyWorld();
  const { username } = DEMO_LEARNER;
  const { id_usuario } = await db.selectFrom('usuario').select('id_usuario').where('username', '=', username).executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('progreso_tema')
    .select(['id_planestudio', 'id_programa', 'id_curso', 'id_modulo', 'id_tema', 'intentos'])
    .where('id_usuario', '=', id_usuario)
    .where('aprobado', '=', false)
    .orderBy('id_tema')
    .execute();
  for (const [index, name] of TOPICS.entries()) {
    const topic = failed[index];
    if (!topic) throw new Error('The demo’s learner has failed too few topics.');
    const { intentos, ...ocurrencia } = topic;
    await open(db, ocurrencia, { id_usuario, numero_intento: intentos + 1, usuario_creacion: username, fecha_creacion: now.toISOString() });
    world.topics[name] = [{ titulo: name, ocurrencia }];
  }
  return world;
}

interface Opening {
  readonly id_usuario: number;
  readonly numero_intento: number;
  readonly usuario_creacion: string;
  readonly fecha_creacion: string;
}

/** Inserts an open attempt with the topic's first questions in the order of the bank. */
async function open(db: Database, ocurrencia: Ocurrencia, opening: Opening): Promise<void> {
  const questions = await db
    .selectFrom('tema_pregunta')
    .select('id_pregunta')
    .where('id_tema', '=', ocurrencia.id_tema)
    .orderBy('id_pregunta')
    .limit(QUESTIONS)
    .execute();
  const { id_evaluacion } = await db
    .insertInto('evaluacion')
    .values({ ...ocurrencia, ...opening, notaminima: 70, total: questions.length })
    .returning('id_evaluacion')
    .executeTakeFirstOrThrow();
  const rows = questions.map(({ id_pregunta }, index) => ({
    id_evaluacion,
    id_pregunta,
    version: 1,
    numero_orden: index + 1,
    orden: '1234',
  }));
  await db.insertInto('detalle').values(rows).execute();
}
