import { message, type Message, quotedNames } from '@portal/messages';
import { shorten } from '../../core/import/cells.rules.ts';
import { refused } from '../../core/import/rows.rules.ts';
import { foldText } from '../../core/spreadsheet/header-name.rules.ts';
import { datosOf, type PreguntaJuzgada, type PreguntaLeida } from './importar.rules.ts';

/** Topic that a name of a file may mean. */
export interface TemaNombrado {
  readonly id_tema: number;
  readonly codigo: string;
  readonly titulo: string;
  readonly id_empresa: number | null;
  /** The caller may change it (P199). */
  readonly propio: boolean;
}

/** Number of topics, or nothing. */
const COUNT = /^\d{0,6}$/;

/** Returns the topic of a name: that of the code, else the only one of the title; the reason for none, several or one that is not the caller's. */
function temaOf(texto: string, temas: readonly TemaNombrado[]): TemaNombrado | Message {
  const folded = foldText(texto);
  const byCode = temas.find(({ codigo }) => codigo.toLowerCase() === texto.toLowerCase());
  const found = byCode ? [byCode] : temas.filter(({ titulo }) => foldText(titulo) === folded);
  const [first, ...others] = found;
  if (!first) return message('pregunta.importacion.temaDesconocido', { texto: shorten(texto) });
  if (others.length)
    return message('pregunta.importacion.temaAmbiguo', {
      texto: shorten(texto),
      codigos: quotedNames([first.codigo, ...others.map(({ codigo }) => codigo)]),
    });
  return first.propio ? first : message('pregunta.importacion.temaAjeno', { texto: shorten(texto) });
}

/** Links each row to the topic that it names by code or title (P234); refuses one that names none, several, or one that is not the caller's. */
export function placeRows(
  judged: readonly PreguntaJuzgada[],
  rows: readonly PreguntaLeida[],
  temas: readonly TemaNombrado[],
): PreguntaJuzgada[] {
  // The portal's own export of the bank has the number of topics in a column «Temas».
  if (!temas.length && rows.every((row) => COUNT.test(row.text('tema')))) return [...judged];
  return judged.map((each, index): PreguntaJuzgada => {
    const texto = rows[index]?.text('tema') ?? '';
    const datos = datosOf(each);
    if (!texto || !datos) return each;
    const tema = temaOf(texto, temas);
    if (!('id_tema' in tema)) return { ...each, verdict: refused(tema) };
    const { id_tema, id_empresa, titulo } = tema;
    return {
      ...each,
      verdict: { estado: 'nueva', datos: { ...datos, id_tema, id_empresa } },
      extra: { ...each.extra, id_tema },
      textos: { ...each.textos, tema: titulo },
    };
  });
}
