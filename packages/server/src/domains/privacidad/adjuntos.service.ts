import { sheetsText } from '../../core/spreadsheet/xlsx/zip-guard.ts';
import type { Executor } from '../../db/executor.ts';
import { dropAdjunto, isIn, type Patrones, readAdjuntos } from './nombres.repository.ts';
import type { Supresion } from './suprimir.repository.ts';

/** Most that a file of a letter unpacks to; it has five megabytes at most. */
const MAX_UNPACKED = 200 * 1024 * 1024;

/** Returns the text of a file of a letter; undefined for one that cannot be read. */
function textOf(adjunto: Buffer): string | undefined {
  try {
    return sheetsText(adjunto, MAX_UNPACKED);
  } catch {
    return undefined;
  }
}

/** Takes from the letters of others the reports with a row of the person, and files that cannot be looked into. */
export async function clearAdjuntos(trx: Executor, { codigo_usuario }: Supresion, { nombres }: Patrones): Promise<void> {
  for await (const { id_correo, adjunto } of readAdjuntos(trx)) {
    const text = textOf(adjunto);
    const holds = text === undefined || text.includes(`>${codigo_usuario}<`) || (nombres !== null && (await isIn(trx, text, nombres)));
    if (holds) await dropAdjunto(trx, id_correo);
  }
}
