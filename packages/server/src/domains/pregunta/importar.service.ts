import { type api, LOTE_PREGUNTAS, PREGUNTA_COLUMNAS, type PreguntaImportada, type RequestOf, type ResponseOf } from '@portal/contract';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/done.ts';
import { failure, notFound } from '../../errors/errors.ts';
import { rowTexts } from '../../core/spreadsheet/cell-text.ts';
import { matchColumns } from '../../core/spreadsheet/columns.rules.ts';
import { readSpreadsheet } from '../../core/spreadsheet/read-spreadsheet.ts';
import * as repository from './importar.repository.ts';
import { defaultCategoria, type FilaLeida, judgeRows, refuseRepeated } from './importar.rules.ts';
import { findCategorias, insertPreguntas } from './pregunta.repository.ts';

type Pregunta = typeof api.pregunta;

/** Twenty thousand questions below a header. */
const LIMITS = { maxRows: LOTE_PREGUNTAS + 1, maxColumns: 60, maxUnpacked: 100 * 1024 * 1024 };

/** `POST /pregunta/importar` (P79, P40). Errors: 422 for a file that is no question spreadsheet. */
export async function reviewImport(context: Context, { body }: RequestOf<Pregunta['importar']>): Promise<ResponseOf<Pregunta['importar']>> {
  const [header, ...rows] = (await readSpreadsheet(body, LIMITS)).map((row) => ({ fila: row.fila, textos: rowTexts(row) }));
  if (!header || rows.length === 0) throw failure('no_procesable', 'planilla.sinFilas');
  const match = matchColumns(header.textos, PREGUNTA_COLUMNAS);
  if ('faltan' in match) {
    throw failure('no_procesable', 'planilla.faltanColumnas', { columnas: match.faltan.join(', ') });
  }
  const categorias = await repository.findCategoriasConNombre(context.db);
  const filas = judgeRows(rows satisfies FilaLeida[], match.places, categorias);
  await markExistentes(context, filas);
  refuseRepeated(filas);
  const aceptadas = filas.filter((fila) => fila.error === null && !fila.existente);
  const rechazadas = filas.filter((fila) => fila.error !== null).length;
  const staged = { aceptadas: aceptadas.map(toAceptada), rechazados: rechazadas };
  const stamp = { usuario: context.user.username, now: instantOf(context) };
  return {
    ...done(context, 'pregunta.importacion.leida', { filas: filas.length }),
    id_importacion: await repository.insertImportacion(context.db, staged, stamp),
    columnas: match.columnas,
    categoria_defecto: defaultCategoria(categorias)?.nombre ?? null,
    total: filas.length,
    aceptadas: aceptadas.length,
    existentes: filas.length - aceptadas.length - rechazadas,
    rechazadas,
    filas,
  };
}

/** Says in each good row whether the bank holds its question already. */
async function markExistentes({ db }: Context, filas: readonly PreguntaImportada[]): Promise<void> {
  const good = filas.filter(({ error }) => error === null);
  const existentes = await repository.findExistentes(db, good.map(toAceptada));
  good.forEach((fila, place) => Object.assign(fila, { existente: existentes.has(place) }));
}

const toAceptada = (fila: PreguntaImportada): repository.FilaAceptada => ({
  pregunta: fila.pregunta,
  rpta_a: fila.rpta_a,
  rpta_b: fila.rpta_b,
  rpta_c: fila.rpta_c,
  rpta_d: fila.rpta_d,
  indicador_correcta: Number(fila.indicador_correcta),
  codigo_categoria: fila.codigo_categoria ?? '',
});

/**
 * `POST /pregunta/importar/ins`: all accepted rows or none, once; a repeat answers the same counts (P30). What came into the bank
 * since the review is not written again. Errors: 404 for an unknown or forgotten import, 409 when a category is gone.
 */
export const confirmImport = (
  context: Context,
  { body }: RequestOf<Pregunta['importarIns']>,
): Promise<ResponseOf<Pregunta['importarIns']>> =>
  context.db.transaction().execute(async (trx) => {
    await repository.lockImports(trx);
    const importacion = await repository.lockImportacion(trx, body.id_importacion);
    if (!importacion) throw notFound('importacion');
    const { filas, resultado: earlier } = importacion;
    if (earlier) return answerOf(context, earlier);
    const { aceptadas, rechazados } = filas;
    await requireCategorias(trx, aceptadas);
    const existentes = await repository.findExistentes(trx, aceptadas);
    const rows = aceptadas.filter((_fila, place) => !existentes.has(place)).map((fila) => Object.assign(fila, { codigo_estado: 1 }));
    const stamp = { usuario: context.user.username, now: instantOf(context) };
    await insertPreguntas(trx, rows, stamp);
    const resultado = { insertados: rows.length, existentes: existentes.size, rechazados };
    await repository.finishImportacion(trx, { id: body.id_importacion, resultado }, stamp);
    return answerOf(context, resultado);
  });

async function requireCategorias(trx: Context['db'], filas: readonly repository.FilaAceptada[]): Promise<void> {
  const known = await findCategorias(trx);
  const gone = filas.find(({ codigo_categoria }) => !known.has(codigo_categoria));
  if (gone) throw failure('conflicto', 'pregunta.importacion.categoriaPerdida', { codigo: gone.codigo_categoria });
}

const answerOf = (context: Context, { insertados, existentes, rechazados }: repository.Resultado): ResponseOf<Pregunta['importarIns']> => ({
  ...done(context, 'pregunta.importacion.hecha', { insertados, existentes, rechazados }),
  insertados,
  existentes,
  rechazados,
});
