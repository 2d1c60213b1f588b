import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { datosDe, escribirRespuesta, leerRespuesta, type Respuesta } from '@portal/contract/pregunta';
import type { temaApi } from '@portal/contract/tema';
import type { Context } from '../../../core/context.ts';
import { seesContent } from '../../../db/owned.ts';
import { invalid, notFound } from '../../../errors/errors.ts';
import { selladorDe } from '../../archivo/archivo.public.ts';
import { admite, campoDe, grade, type PreguntaSorteada, wordRespuestas } from '../../evaluacion/evaluacion.public.ts';
import { isOrden, type PreguntaBanco, showPrevia } from '../previa.rules.ts';
import { findMaterial, type TemaMaterial } from '../tema-detalle.repository.ts';
import { findPreguntasByIds, samplePreguntas } from '../tema-previa.repository.ts';
import { preguntasDeIntento, repeatedIndex } from '../tema.rules.ts';
import { openMaterial } from './open-material.ts';

type Tema = typeof temaApi;
type Calificar = RequestOf<Tema['calificarPreview']>['body'];

/** Pictures of a preview belong to no attempt. */
const STAFF = 0;

/** `POST /tema/preview`: a topic in any state as learners see it, with drawn questions; stores nothing (P77). Throws 404. */
export async function previewTema(context: Context, { body }: RequestOf<Tema['preview']>): Promise<ResponseOf<Tema['preview']>> {
  const { db, settings } = context;
  const tema = await requireMaterial(context, body.id_tema);
  const { contenido, recursos, descarga } = await openMaterial(context, tema);
  const preguntas = await samplePreguntas(db, body.id_tema, preguntasDeIntento({ ...tema, cuestionario: 1 }));
  const imagen = await selladorDe(
    context,
    STAFF,
    preguntas.map(({ datos }) => datos),
  );
  return {
    id_tema: body.id_tema,
    titulo: tema.titulo,
    descripcion: tema.descripcion,
    duracion: tema.duracion,
    notaminima: tema.notaminima ?? settings.notaminima,
    recursos: contenido ? [contenido, ...recursos] : recursos,
    descarga: descarga ?? null,
    preguntas: preguntas.map((row) => showPrevia(row, imagen)),
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
  const sorteadas = await requireSorteadas(context, { id_tema, respuestas });
  const shown = preguntasDeIntento({ ...tema, cuestionario: 1 });
  if (sorteadas.length !== shown)
    throw invalid('respuestas', 'tema.errores.respuestas', { preguntas: shown, respuestas: sorteadas.length });
  const answers = new Map(sorteadas.map(({ id_pregunta, respuesta }) => [id_pregunta, respuesta]));
  const notaminima = tema.notaminima ?? context.settings.notaminima;
  const { nota, aprobado, correcta, total, ...graded } = grade(sorteadas, answers, notaminima);
  const wrong = sorteadas.flatMap((pregunta, index) => {
    const { puntos = 0, es_correcta } = graded.respuestas[index] ?? {};
    return es_correcta ? [] : [{ ...pregunta, ...escribirRespuesta(pregunta.respuesta), puntos }];
  });
  const told = { id_evaluacion: STAFF, conClave: true, explicaciones: tema.explicaciones === 1 };
  const errores = await wordRespuestas(context, told, wrong);
  return { nota: nota ?? 0, notaminima, aprobado, correcta, incorrecta: total - correcta, total, errores };
}

/** Question of a preview in its order, with its answer. */
type Respondida = PreguntaBanco & PreguntaSorteada & { readonly respuesta: Respuesta };

/** Reads the questions of a preview with their answers. Throws 400 with the invalid row. */
async function requireSorteadas({ db }: Context, { id_tema, respuestas }: Calificar): Promise<Respondida[]> {
  const ids = respuestas.map((row) => row.id_pregunta);
  const questions = new Map((await findPreguntasByIds(db, id_tema, ids)).map((row) => [row.id_pregunta, row]));
  const repeated = repeatedIndex(ids);
  return respuestas.map((row, index) => {
    const fila = index + 1;
    const question = questions.get(row.id_pregunta);
    if (!question) throw invalid(`respuestas.${index}.id_pregunta`, 'tema.errores.filaAjena', { fila });
    if (index === repeated) throw invalid(`respuestas.${index}.id_pregunta`, 'tema.errores.filaRepetida', { fila });
    if (!isOrden(row.orden, question.partes)) throw invalid(`respuestas.${index}.orden`, 'evaluacion.errores.filaNoAdmitida', { fila });
    const sorteada = { ...question, datos: datosDe(question), orden: row.orden, numero_orden: fila };
    const respuesta = leerRespuesta(row);
    if (respuesta === undefined || !admite(sorteada, respuesta))
      throw invalid(`respuestas.${index}.${campoDe(row)}`, 'evaluacion.errores.filaNoAdmitida', { fila });
    return { ...sorteada, respuesta };
  });
}

async function requireMaterial({ db, scope }: Context, id_tema: number): Promise<TemaMaterial> {
  const tema = (await seesContent(db, { table: 'tema', scope }, id_tema)) ? await findMaterial(db, id_tema) : undefined;
  if (!tema) throw notFound('tema');
  return tema;
}
