import { GENERAL, numberFormat, type NumberFormat } from './xlsx/number-format.ts';
import { SpreadsheetError } from './sheet.ts';
import { attributesOf, scanXml, withEscapes, type XmlHandler } from './xlsx/xml-scan.ts';
import { type Archive, partKey } from './xlsx/zip-guard.ts';

/** Sheet of a workbook, and the part that holds it. */
export interface BookSheet {
  readonly nombre: string;
  readonly oculta: boolean;
  /** It is the one that a person sees on opening. */
  readonly activa: boolean;
  readonly part: Buffer;
}

/** Workbook; its sheets share texts and formats. */
export interface Workbook {
  readonly sheets: readonly BookSheet[];
  readonly texts: readonly string[];
  readonly formatOf: (style: number) => NumberFormat;
  readonly since1904: boolean;
}

const nothing = () => undefined;
const scan = (part: Buffer | undefined, handler: Partial<XmlHandler>): void => {
  if (part) scanXml(part, { open: nothing, close: nothing, text: nothing, ...handler });
};

/** Opens a workbook by the relations of its parts, at any path and under any name. Throws `SpreadsheetError`. */
export function openWorkbook(archive: Archive): Workbook {
  const main = relationsOf(archive, '').find(({ type }) => type === 'officedocument');
  const part = archive.get(main?.path ?? '');
  if (!main || !part) throw new SpreadsheetError([...archive.keys()].some((name) => name.startsWith('xl/')) ? 'ilegible' : 'otroArchivo');
  const { found, since1904 } = readBook(part);
  const relations = relationsOf(archive, main.path);
  const shared = (type: string) => archive.get(relations.find((each) => each.type === type)?.path ?? '');
  const byId = new Map(relations.filter(({ type }) => type === 'worksheet').map(({ id, path }) => [id, archive.get(path)]));
  const sheets = found.flatMap(({ id, ...sheet }) => {
    const held = byId.get(id);
    return held ? [{ ...sheet, part: held }] : [];
  });
  if (sheets.length === 0) throw new SpreadsheetError('ilegible');
  return { sheets, since1904, texts: readTexts(shared('sharedstrings')), formatOf: readFormats(shared('styles')) };
}

interface Relation {
  readonly id: string;
  /** Last word of its type, which differs between the two editions of the standard before it. */
  readonly type: string;
  readonly path: string;
}

/** Reads the relations of a part; those of the whole archive for ''. */
function relationsOf(archive: Archive, path: string): Relation[] {
  const cut = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, cut);
  const relations: Relation[] = [];
  scan(archive.get(`${folder}_rels/${path.slice(cut)}.rels`), {
    open: (name, written) => {
      if (name !== 'Relationship') return;
      const given = attributesOf(written);
      const target = (given.get('Target') ?? '').replaceAll('\\', '/');
      const type = (given.get('Type') ?? '').split('/').at(-1) ?? '';
      relations.push({
        id: given.get('Id') ?? '',
        type: type.toLowerCase(),
        path: partKey(target.startsWith('/') ? target : folder + target),
      });
    },
  });
  return relations;
}

/** Reads names and states of the sheets in their order. */
function readBook(part: Buffer) {
  const found: { id: string; nombre: string; oculta: boolean; activa: boolean }[] = [];
  const book = { root: '', since1904: false, active: 0 };
  scan(part, {
    open: (name, written) => {
      book.root ||= name;
      const given = attributesOf(written);
      if (name === 'workbookPr') book.since1904 = isTrue(given.get('date1904'));
      if (name === 'workbookView') book.active ||= Number(given.get('activeTab') ?? 0);
      if (name !== 'sheet') return;
      const state = given.get('state') ?? 'visible';
      found.push({
        id: given.get('id') ?? '',
        nombre: given.get('name') ?? '',
        oculta: state !== 'visible',
        activa: found.length === book.active,
      });
    },
  });
  if (book.root !== 'workbook') throw new SpreadsheetError('otroArchivo');
  return { found, since1904: book.since1904 };
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Reads the texts that cells name by their place. Readings of Japanese texts are no part of them. */
function readTexts(part: Buffer | undefined): string[] {
  const texts: string[] = [];
  const state = { text: '', within: '', reading: false };
  scan(part, {
    open: (name) => {
      if (name === 'si') state.text = '';
      if (name === 'rPh') state.reading = true;
      state.within = name;
    },
    text: (text) => {
      if (state.within === 't' && !state.reading) state.text += text;
    },
    close: (name) => {
      if (name === 'si') texts.push(withEscapes(state.text));
      if (name === 'rPh') state.reading = false;
      state.within = '';
    },
  });
  return texts;
}

/** Reads the number formats of the styles. */
function readFormats(part: Buffer | undefined): Workbook['formatOf'] {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  const within = new Set<string>();
  scan(part, {
    open: (name, written) => {
      within.add(name);
      if (name === 'numFmt' && within.has('numFmts')) {
        const given = attributesOf(written);
        codes.set(Number(given.get('numFmtId')), given.get('formatCode') ?? '');
      }
      if (name === 'xf' && within.has('cellXfs')) ids.push(Number(attributesOf(written).get('numFmtId') ?? 0));
    },
    close: (name) => within.delete(name),
  });
  const formats = ids.map((id) => numberFormat(id, codes.get(id)));
  return (style) => formats[style] ?? GENERAL;
}
