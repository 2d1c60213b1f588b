import { preguntaImportacion } from '@portal/contract/pregunta';
import { foldText } from '../../../../core/spreadsheet/header-name.rules.ts';

const START = 4096;
const NAMES = new Set(preguntaImportacion.columns.flatMap(({ titulo, otros }) => [titulo, ...otros].map(foldText)));

/** Returns whether the first line of a text is the header of a table, whatever its questions look like. */
export function pareceTabla(bytes: Buffer): boolean {
  const start = bytes
    .toString('utf8', 0, START)
    .replace(/^\uFEFF/, '')
    .trimStart();
  const [line = ''] = start.split(/\r?\n/, 1);
  if (/[{}]|::|^</.test(line)) return false;
  const cells = line.split(/[;\t,|]/).map((cell) => foldText(cell.replaceAll('"', '')));
  return cells.filter((cell) => NAMES.has(cell)).length > 1;
}
