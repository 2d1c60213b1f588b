import type { Executor } from '../../db/executor.ts';
import { alignIdentity, insertRows, withColumns } from '../bulk.ts';
import type { TopicMaterial } from '../material.ts';
import { REFERENCIAS } from '../planes.ts';
import { insertTipos } from './insert-tipos.ts';
import { linkStamps, type Stamps } from '../stamps.ts';
import { TEMAS } from '../temas.ts';
import { topicId } from '../topic-id.ts';

const WRITTEN = TEMAS.flatMap((tema, topic) =>
  tema.preguntas.map((texts, index) => ({ texts, categoria: tema.categoria, id_tema: topic + 1, orden: index + 1 })),
);

/** Every question of the demo, numbered from 1, with the topic that it belongs to. */
export const QUESTIONS = WRITTEN.map(({ texts, categoria, id_tema, orden }, index) => ({
  id_pregunta: index + 1,
  id_tema,
  orden,
  categoria,
  pregunta: texts.pregunta,
  rpta_a: texts.rptas[0],
  rpta_b: texts.rptas[1],
  rpta_c: texts.rptas[2],
  rpta_d: texts.rptas[3],
  indicador_correcta: texts.correcta,
}));

/** Topics with their material, their questions with a first version, and the links between them. */
export async function insertTopics(db: Executor, stamps: Stamps, material: ReadonlyMap<string, TopicMaterial>): Promise<void> {
  const rows = TEMAS.map((tema, index) => ({
    id_tema: index + 1,
    codigo: tema.codigo,
    titulo: tema.titulo,
    descripcion: tema.descripcion,
    codigo_estado: 1,
    codigo_categoria: tema.categoria,
    referencia: referenceOf(tema.codigo),
    contenido: material.get(tema.codigo)?.contenido ?? null,
    contenido_complementario: material.get(tema.codigo)?.complementario ?? null,
    etiquetas: tema.etiquetas,
    duracion: tema.duracion,
    numero_preguntas: tema.numeroPreguntas,
    indicador_obligatorio: 1,
  }));
  await insertRows(db, 'tema', withColumns(rows, stamps));
  await alignIdentity(db, 'tema', 'id_tema');
  await insertQuestions(db, stamps);
  await insertTipos(db, stamps, Math.max(...QUESTIONS.map(({ orden }) => orden)));
}

/** Number of the topic that must be approved first, if any. */
export const referenceOf = (codigo: string): number | null => {
  const required = REFERENCIAS[codigo];
  return required === undefined ? null : topicId(required);
};

async function insertQuestions(db: Executor, stamps: Stamps): Promise<void> {
  const questions = QUESTIONS.map(({ id_tema: _tema, orden: _orden, categoria, ...texts }) =>
    Object.assign(texts, { codigo_categoria: categoria }),
  );
  await insertRows(db, 'pregunta', withColumns(questions, stamps));
  await alignIdentity(db, 'pregunta', 'id_pregunta');
  const versions = QUESTIONS.map(({ id_tema: _tema, orden: _orden, categoria: _categoria, ...texts }) => texts);
  await insertRows(db, 'pregunta_version', withColumns(versions, { version: 1, ...linkStamps(stamps) }));
  const links = QUESTIONS.map(({ id_tema, id_pregunta, orden }) => ({ id_tema, id_pregunta, numero_orden: orden }));
  await insertRows(db, 'tema_pregunta', withColumns(links, linkStamps(stamps)));
}
