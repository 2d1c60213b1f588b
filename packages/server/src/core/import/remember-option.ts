import type { ColumnasLeidas, ImportDefinition, ImportTypes } from '@portal/contract/core';
import { type Context, instantOf } from '../context.ts';
import { headerName } from '../spreadsheet/header-name.rules.ts';
import { inTransaction } from '../transaction.ts';
import { findRecordadas, forgetRecordadas, keepRecordadas } from './importacion-columna.repository.ts';
import type { Elegida, Recordada } from './remembered-columns.rules.ts';

interface Read<T extends ImportTypes> {
  readonly columnas: ColumnasLeidas;
  readonly archivo: string | null;
  readonly opciones: T['options'];
}

/** Choices for a file, and the one among them that comes of an earlier file. */
interface Settled<T extends ImportTypes> {
  readonly opciones: T['options'];
  readonly opcion_recordada?: Pick<Recordada, 'archivo' | 'autor' | 'fecha'> & { readonly opcion: string };
}

/** Completes the choices for a file by what its company remembers of such files, and remembers what the person chose. */
export async function settleOption<T extends ImportTypes>(
  context: Context,
  definition: ImportDefinition<T>,
  { columnas, archivo, opciones }: Read<T>,
): Promise<Settled<T>> {
  const { recuerda, domain } = definition;
  const head = recuerda && headOf(recuerda.campos, columnas);
  if (!head) return { opciones };
  const opcion = recuerda.opcion;
  const about = { tipo: `${domain}.${opcion}`, id_usuario: context.user.id_usuario };
  const known = (await findRecordadas(context.db, about)).find(({ encabezado }) => encabezado === head.encabezado);
  const chosen: unknown = Object.entries(opciones).find(([name]) => name === opcion)?.[1];
  if (chosen === undefined) {
    if (!known) return { opciones };
    const { autor, fecha } = known;
    return { opciones: { ...opciones, [opcion]: 1 }, opcion_recordada: { opcion, archivo: known.archivo, autor, fecha } };
  }
  if ((chosen === 1) !== (known !== undefined))
    await inTransaction(context, async (trx) => {
      if (known) return forgetRecordadas(trx, about, [head.encabezado]);
      const stamp = { usuario: context.user.username, now: instantOf(context) };
      return keepRecordadas(trx, { ...about, archivo }, { elegidas: [{ ...head, campo: opcion }], stamp });
    });
  return { opciones };
}

/** Returns the header of the first of these fields that a file has one for. */
function headOf(campos: readonly string[], { archivo }: ColumnasLeidas): Pick<Elegida, 'encabezado' | 'escrito'> | undefined {
  for (const campo of campos) {
    const escrito = archivo.find((column) => column.campo === campo)?.encabezado;
    const encabezado = headerName(escrito ?? '');
    if (escrito && encabezado !== '') return { encabezado, escrito };
  }
  return undefined;
}
