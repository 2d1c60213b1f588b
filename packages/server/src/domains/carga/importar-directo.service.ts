import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type usuarioApi, usuarioImportacion } from '@portal/contract/usuario';
import type { Context } from '../../core/context.ts';
import { confirmImport } from '../../core/import/confirm-import.ts';
import { findRechazadas } from '../../core/import/importacion.repository.ts';
import { readTableRows } from '../../core/import/read-import.ts';
import { judgeAndKeep } from '../../core/import/review-import.ts';
import { usuarioImporter } from './importar.service.ts';

type Directo = typeof usuarioApi.importarDirecto;

/** Handles `POST /usuario/ins/importar`: the rows of a file without a file, written at once by the rules of the import (P94). */
export async function importDirecto(context: Context, { body }: RequestOf<Directo>): Promise<ResponseOf<Directo>> {
  const none = { fechas: [], formulas: [], choques: [] };
  const table = body.map((celdas, index) => ({
    ...none,
    fila: index + 1,
    textos: usuarioImportacion.columns.map(({ campo }) => celdas[campo] ?? ''),
  }));
  const { rows } = await readTableRows(usuarioImportacion, table, { today: context.today });
  const mismas = body.flatMap(({ misma_persona }, index) => (misma_persona === '1' ? [index + 1] : [])).join(',');
  const opciones = usuarioImportacion.options.parse({ mismas });
  const { id } = await judgeAndKeep(usuarioImporter, context, { rows, archivo: null, opciones });
  const confirmed = await confirmImport(usuarioImporter, context, { params: undefined, query: undefined, body: { id_importacion: id } });
  return { ...confirmed, id_importacion: id, filas: await findRechazadas(context.db, id) };
}
