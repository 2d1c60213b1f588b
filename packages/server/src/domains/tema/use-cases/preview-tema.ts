import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { temaApi } from '@portal/contract/tema';
import type { Context } from '../../../core/context.ts';
import { seesContent } from '../../../db/owned.ts';
import { invalid, notFound } from '../../../errors/errors.ts';
import { grade, toRespuesta } from '../../evaluacion/evaluacion.public.ts';
import { findMaterial, type TemaMaterial } from '../tema-detalle.repository.ts';
import { findPreguntasByIds, samplePreguntas } from '../tema-previa.repository.ts';
import { preguntasDeIntento, repeatedIndex } from '../tema.rules.ts';
import { openMaterial } from './open-material.ts';

type Tema = typeof temaApi;

/** `POST /tema/preview`: a topic in any state as learners see it, with drawn questions; stores nothing (P77). Throws 404. */
export async function previewTema(context: Context, { body }: RequestOf<Tema['preview']>): Promise<ResponseOf<Tema['preview']>> {
  const { db, settings } = context;
  const tema = await requireMaterial(context, body.id_tema);
  const { contenido, recursos, descarga } = await openMaterial(context, tema);
  return {
    id_tema: body.id_tema,
    titulo: tema.titulo,
    descripcion: tema.descripcion,
    duracion: tema.duracion,
    notaminima: tema.notaminima ?? settings.notaminima,
    recursos: contenido ? [contenido, ...recursos] : recursos,
    descarga: descarga ?? null,
    preguntas: await samplePreguntas(db, body.id_tema, preguntasDeIntento({ ...tema, cuestionario: 1 })),
  };
}

/**
 * `POST /tema/preview/calificar`: grades like an attempt, without storing. The draw is not stored either, so it accepts any active
 * questions of the topic, each once and as many as an attempt has. Throws 400 with the invalid row.
 */
export async function gradePreview(
  context: Context,
  { body: { id_tema, respuestas } }: RequestOf<Tema['calificarPreview']>,
): Promise<ResponseOf<Tema['calificarPreview']>> {
  const tema = await requireMaterial(context, id_tema);
  const ids = respuestas.map((row) => row.id_pregunta);
  const questions = new Map((await findPreguntasByIds(context.db, id_tema, ids)).map((row) => [row.id_pregunta, row]));
  const foreign = ids.findIndex((id) => !questions.has(id));
  if (foreign >= 0) throw invalid(`respuestas.${foreign}.id_pregunta`, 'tema.errores.filaAjena', { fila: foreign + 1 });
  const repeated = repeatedIndex(ids);
  if (repeated >= 0) throw invalid(`respuestas.${repeated}.id_pregunta`, 'tema.errores.filaRepetida', { fila: repeated + 1 });
  const shown = preguntasDeIntento({ ...tema, cuestionario: 1 });
  if (ids.length !== shown) throw invalid('respuestas', 'tema.errores.respuestas', { preguntas: shown, respuestas: ids.length });
  const answers = new Map(respuestas.map((row) => [row.id_pregunta, row.respuesta]));
  const notaminima = tema.notaminima ?? context.settings.notaminima;
  const sorteadas = [...questions.values()].map((row, index) => ({ ...row, numero_orden: index + 1 }));
  const graded = grade(sorteadas, answers, notaminima);
  const wrong = graded.respuestas.filter((row) => !row.es_correcta);
  return {
    nota: graded.nota ?? 0,
    notaminima,
    aprobado: graded.aprobado,
    correcta: graded.correcta,
    incorrecta: graded.total - graded.correcta,
    total: graded.total,
    errores: wrong.flatMap((row) => {
      const question = questions.get(row.id_pregunta);
      return question ? [toRespuesta({ ...question, ...row }, true)] : [];
    }),
  };
}

async function requireMaterial({ db, scope }: Context, id_tema: number): Promise<TemaMaterial> {
  const tema = (await seesContent(db, { table: 'tema', scope }, id_tema)) ? await findMaterial(db, id_tema) : undefined;
  if (!tema) throw notFound('tema');
  return tema;
}
