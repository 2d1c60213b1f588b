import type { ImportField } from '@portal/contract/core';
import { identidadDe, preguntaImportacion } from '@portal/contract/pregunta';
import { importTitle, message } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import type { Importer, StagedRow, Work } from '../../core/import/importer.ts';
import { writeRows } from '../../core/import/write-rows.ts';
import { newOwner, requireOwned } from '../../core/master/owner.ts';
import type { Executor } from '../../db/executor.ts';
import { lockOwners, type Owner, ownersOf, owns, seesContent } from '../../db/owned.ts';
import { failure, invalid } from '../../errors/errors.ts';
import { leerOtroBanco } from './banco/llamadas/importar-banco.service.ts';
import { findImagenesAjenas, requireContenido } from './contenido.service.ts';
import * as repository from './importar.repository.ts';
import {
  datosOf,
  defaultCategoria,
  type FilaAceptada,
  hasPregunta,
  judgeRows,
  type PreguntaTypes,
  settleRows,
  withoutImagenes,
} from './importar.rules.ts';
import { placeRows } from './importar-tema.rules.ts';
import { findCategorias, insertPreguntas } from './pregunta.repository.ts';

const writePreguntas = writeRows<PreguntaTypes, FilaAceptada>(async ({ trx, context, options, id_importacion }, rows) => {
  const owner = await ownerOf(
    { trx, context, options },
    rows.some(({ datos }) => datos.id_tema === undefined),
  );
  await requireCategorias(trx, rows);
  await requireTemas(trx, rows);
  await requireContenido(
    trx,
    context.scope,
    rows.map(({ datos: { datos } }) => ({ datos, prefijo: '' })),
  );
  const existentes = await repository.findExistentes(
    trx,
    owner,
    rows.map(({ datos }) => datos),
  );
  const missing = rows.filter(({ datos }) => !existentes.has(datos));
  const firsts = new Map<string, StagedRow<FilaAceptada>>();
  const keyOf = ({ id_empresa = owner.id_empresa, ...datos }: FilaAceptada) => `${id_empresa ?? ''} ${identidadDe(datos)}`;
  for (const row of missing) if (!firsts.has(keyOf(row.datos))) firsts.set(keyOf(row.datos), row);
  const stamp = { usuario: context.user.username, now: instantOf(context) };
  const nuevas = [...firsts.values()].map(({ datos }) => ({ ...owner, ...datos, codigo_estado: 1 }));
  const ids = await insertPreguntas(trx, nuevas, stamp);
  const idOf = new Map([...firsts.keys()].map((key, place) => [key, ids[place] ?? 0]));
  const repeated = missing.filter((row) => firsts.get(keyOf(row.datos)) !== row);
  if (repeated.length) {
    const filas = repeated.map(({ numero, datos }) => ({ numero, id: idOf.get(keyOf(datos)) ?? 0 }));
    await repository.noteRepeated(trx, id_importacion, filas);
  }
  return [
    ...[...firsts].map(([key, { numero }]) => ({ numero, id: idOf.get(key) ?? 0 })),
    ...repeated.map(({ numero }) => ({ numero, existente: true as const })),
    ...rows.filter(({ datos }) => existentes.has(datos)).map(({ numero }) => ({ numero, existente: true as const })),
  ];
});

/** Makes a finder of the headers of columns as a reader knows them. */
const headersFor = (texts: Context['texts']) => {
  const titulos = new Map(
    preguntaImportacion.columns.map((column) => [column.campo, importTitle(texts, preguntaImportacion.rows, column)]),
  );
  return (campo: ImportField<PreguntaTypes>) => titulos.get(campo) ?? campo;
};

/** Import of questions (P40, P79): inserts new ones, skips those of the bank; undoing deletes those that nobody used or changed. */
export const preguntaImporter: Importer<PreguntaTypes, FilaAceptada> = {
  definition: preguntaImportacion,
  nombran: ['pregunta'],
  readOther: leerOtroBanco,
  isRecord: ({ context }, row) => Promise.resolve(hasPregunta(row, headersFor(context.texts))),
  judge: async ({ trx, context, options }, rows) => {
    const names = rows.map(({ text }) => text('tema')).filter(Boolean);
    const owner = await ownerOf({ trx, context, options }, names.length < rows.length);
    const temas = names.length ? await repository.findTemas({ db: trx, scope: context.scope }, names) : [];
    const categorias = await repository.findCategoriasConNombre(trx);
    const read = judgeRows(rows, { categorias, chosen: options.categoria, columna: headersFor(context.texts) });
    const contenidos = read.flatMap((each) => datosOf(each)?.datos ?? []);
    const judged = placeRows(withoutImagenes(read, await findImagenesAjenas(trx, context.scope, contenidos)), rows, temas);
    const asked = judged.map(datosOf).filter((datos) => datos !== undefined);
    const existentes = await repository.findExistentes(trx, owner, asked);
    const parecidas = await repository.findParecidas(trx, owner, asked);
    return {
      filas: settleRows(judged, rows, { inBank: (datos) => existentes.get(datos), similar: (datos) => parecidas.get(datos) }),
      respuesta: {
        categoria_defecto: defaultCategoria(categorias, options.categoria)?.codigo ?? null,
        sin_categoria: rows.filter(({ text, sinLeer }) => !sinLeer && text('categoria') === '').length,
        formato: null,
        sin_pesos: rows.filter(({ problems }) => problems.some(({ clave }) => clave === 'banco.rechazo.pesos')).length,
      },
    };
  },
  write: async (work) => {
    await lockOwners(work.trx, 'link');
    await writePreguntas(work);
    const { trx, context, options, id_importacion } = work;
    const stamp = { usuario: context.user.username, now: instantOf(context) };
    await repository.linkImported(trx, { id_importacion, id_tema: options.tema }, stamp);
  },
  confirmed: ({ insertados, existentes, rechazados }) => message('pregunta.importacion.hecha', { insertados, existentes, rechazados }),
  aftermath: async ({ trx, options, id_importacion, context: { scope } }, rows) => {
    const owners = await ownersOf(
      trx,
      'pregunta',
      rows.map(({ id }) => id),
    );
    const isOwn = owns(scope);
    const found = await repository.findAftermath(
      trx,
      rows.map(({ id }) => id),
      { id_importacion, id_tema: options.tema },
    );
    return new Map(
      [...found].map(([id, after]) => [
        id,
        isOwn(owners.get(id)) ? after && message(`pregunta.importacion.${after}`) : message('pertenencia.errores.ajena'),
      ]),
    );
  },
  revert: ({ trx, options, id_importacion }, rows) =>
    repository.removePreguntas(
      trx,
      rows.map(({ id }) => id),
      { id_importacion, id_tema: options.tema },
    ),
};

/**
 * Returns to whom new questions of a file belong where their row names no topic: to whom the topic of the file does, which it locks, else the chosen owner. Throws 400 at
 * `tema` for an unknown topic, 403 for one that is not the limited access's.
 */
async function ownerOf({ trx, context: { scope }, options: { tema, empresa } }: Work<PreguntaTypes>, needed: boolean): Promise<Owner> {
  if (tema === undefined && !needed) return { id_empresa: null };
  if (tema === undefined) return newOwner(scope, empresa, 'empresa');
  if (!(await seesContent(trx, { table: 'tema', scope }, tema)) || !(await repository.lockTema(trx, tema)))
    throw invalid('tema', 'tema.errores.desconocido', { id: String(tema) });
  const id_empresa = (await ownersOf(trx, 'tema', [tema])).get(tema) ?? null;
  requireOwned(scope, [id_empresa]);
  return { id_empresa };
}

/** Refuses with 409 when a category of an accepted row was deleted. */
async function requireCategorias(trx: Executor, rows: readonly StagedRow<FilaAceptada>[]): Promise<void> {
  const known = await findCategorias(trx);
  const gone = rows.find(({ datos }) => !known.has(datos.codigo_categoria));
  if (gone) throw failure('conflicto', 'pregunta.importacion.categoriaPerdida', { codigo: gone.datos.codigo_categoria });
}

/** Locks the topics that rows name. Refuses with 409 when one was deleted or got another owner since the review. */
async function requireTemas(trx: Executor, rows: readonly StagedRow<FilaAceptada>[]): Promise<void> {
  const named = new Map(
    rows.flatMap(({ datos: { id_tema, id_empresa } }) => (id_tema === undefined ? [] : [[id_tema, id_empresa ?? null]])),
  );
  if (!named.size) return;
  const owners = await repository.lockTemas(trx, [...named.keys()]);
  for (const [id, id_empresa] of named)
    if (owners.get(id) !== id_empresa) throw failure('conflicto', 'pregunta.importacion.temaPerdido', { id: String(id) });
}
