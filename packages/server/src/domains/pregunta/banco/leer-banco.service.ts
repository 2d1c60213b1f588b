import { LOTE_PREGUNTAS } from '@portal/contract/pregunta';
import { message } from '@portal/messages';
import { ARCHIVE_LIMITS } from '../../../core/archive/archive.rules.ts';
import { type Archive, openZip } from '../../../core/archive/read-zip.ts';
import { ReadError } from '../../../core/read-error.ts';
import { decodeText } from '../../../core/spreadsheet/csv/csv-text.ts';
import { SpreadsheetError } from '../../../core/spreadsheet/sheet.ts';
import { decodeXml } from '../../../core/xml/decode-xml.ts';
import { leerAiken } from './aiken.rules.ts';
import { repartir } from './armar.rules.ts';
import type { BancoLeido, Cruda, FormatoBanco, OpcionesDeLectura } from './banco.rules.ts';
import { COMIENZO, esZip, formatoTexto, formatoXml } from './detectar.rules.ts';
import { leerGift } from './gift/leer-gift.rules.ts';
import { IMAGEN_MAX } from './imagenes.rules.ts';
import { leerMoodle } from './moodle/leer-moodle.rules.ts';
import { bancosEn, leerQti12 } from './qti/leer-qti12.rules.ts';
import { leerQti2 } from './qti/leer-qti2.rules.ts';
import { ordenDe } from './qti/manifiesto.rules.ts';
import { buscadorDeRutas, srcsDe } from './rutas.rules.ts';

const MEGABYTE = 1024 * 1024;
const TEXT_MAX = 16 * MEGABYTE;
const XML_MAX = 64 * MEGABYTE;
/** Unpacked bytes of an archive, and of all pictures that its questions cite. */
const UNPACKED_MAX = 512 * MEGABYTE;
const PICTURES_MAX = 256 * MEGABYTE;

/** Names in the archive of a spreadsheet. */
const SPREADSHEETS = ['[Content_Types].xml', 'opendocument.spreadsheet'];

/** Returns whether a file can be a bank of questions instead of a spreadsheet, by its content. */
export function pareceBanco(bytes: Buffer): boolean {
  if (esZip(bytes)) return !SPREADSHEETS.some((name) => bytes.includes(name));
  if (formatoXml(decodeStart(bytes)) !== undefined) return true;
  try {
    return formatoTexto(textoDe(bytes.subarray(0, COMIENZO))) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Reads a bank of questions in GIFT, Aiken, Moodle XML or QTI 1.2 to 3.0, also inside a ZIP archive; its content decides the format. A question
 * that cannot be taken is named with its place and reason. Throws `ReadError` for a file that is broken, exceeds a limit or is no bank.
 */
export async function leerBanco(bytes: Buffer, opciones: OpcionesDeLectura = {}): Promise<BancoLeido> {
  const { formato, crudas } = esZip(bytes) ? await deArchivo(bytes) : deUnFichero(bytes);
  if (crudas.length > LOTE_PREGUNTAS) throw new ReadError(message('banco.archivo.demasiadas', { maximo: LOTE_PREGUNTAS }));
  return { formato, ...repartir(crudas, opciones) };
}

interface Leido {
  readonly formato: FormatoBanco;
  readonly crudas: readonly Cruda[];
}

const XML_READERS = { moodle: leerMoodle, qti12: leerQti12, qti21: leerQti2 } as const;
type FormatoXml = keyof typeof XML_READERS;
const isXml = (formato: FormatoBanco | undefined): formato is FormatoXml => formato !== undefined && Object.hasOwn(XML_READERS, formato);

function deUnFichero(bytes: Buffer): Leido {
  const formato = formatoXml(decodeStart(bytes));
  if (isXml(formato)) {
    requireSize(bytes, XML_MAX);
    return { formato, crudas: XML_READERS[formato](decodeXml(bytes)) };
  }
  requireSize(bytes, TEXT_MAX);
  const texto = textoDe(bytes);
  const own = formatoTexto(texto);
  if (own === undefined) throw new ReadError(message('banco.archivo.desconocido'));
  return { formato: own, crudas: own === 'gift' ? leerGift(texto) : leerAiken(texto) };
}

/** Decodes the beginning of a file, which a letter of several bytes may cut. */
function decodeStart(bytes: Buffer): string {
  try {
    return decodeXml(bytes.length <= COMIENZO ? bytes : bytes.subarray(0, COMIENZO));
  } catch {
    return bytes.toString('latin1', 0, COMIENZO);
  }
}

function textoDe(bytes: Buffer): string {
  try {
    return decodeText(bytes).text;
  } catch (error) {
    throw error instanceof SpreadsheetError ? new ReadError(message('banco.archivo.desconocido'), error) : error;
  }
}

function requireSize(bytes: Buffer, most: number): void {
  if (bytes.length > most) throw new ReadError(message('banco.archivo.grande', { megas: most / MEGABYTE }));
}

async function deArchivo(bytes: Buffer): Promise<Leido> {
  const archive = await openZip(bytes, { ...ARCHIVE_LIMITS, unpacked: UNPACKED_MAX });
  try {
    const files = await bancosDe(archive);
    const [first] = files;
    if (!first) throw new ReadError(message('banco.archivo.sinPreguntas'));
    const bancos = new Set(files.flatMap(({ formato, xml }) => (formato === 'qti12' ? bancosEn(xml) : [])));
    const crudas = files.flatMap(({ path, formato, xml }) => leerParte(path, { formato, xml, bancos }));
    return { formato: first.formato, crudas: await conImagenes(crudas, archive) };
  } finally {
    archive.close();
  }
}

interface Parte {
  readonly formato: FormatoXml;
  readonly xml: string;
  readonly bancos: ReadonlySet<string>;
}

interface EnArchivo {
  readonly path: string;
  readonly cruda: Cruda;
}

/** Reads a file of an archive; a broken one is named beside the others. */
function leerParte(path: string, { formato, xml, bancos }: Parte): EnArchivo[] {
  try {
    const crudas = formato === 'qti12' ? leerQti12(xml, bancos) : XML_READERS[formato](xml);
    return crudas.map((cruda) => ({ path, cruda: { ...cruda, lugar: `${path}:${cruda.lugar}` } }));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return [{ path, cruda: { lugar: path, motivo: error.sentence } }];
  }
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|pdf|mp[34]|css|js|xsd|html?)$/i;
const MANIFEST = 'imsmanifest.xml';
/** Canvas writes each quiz twice: by the standard, and whole. */
const WHOLE = /^non_cc_assessments\/(.+)\.xml\.qti$/;
const STANDARD = /^(.+)\/assessment_qti\.xml$/;

async function bancosDe(archive: Archive): Promise<{ path: string; formato: FormatoXml; xml: string }[]> {
  const whole = new Set(archive.paths.flatMap((path) => WHOLE.exec(path)?.[1] ?? []));
  const wanted = archive.paths.filter(
    (path) => !PICTURE.test(path) && !path.startsWith('__MACOSX/') && !whole.has(STANDARD.exec(path)?.[1] ?? ''),
  );
  const manifest = await archive.read(MANIFEST, XML_MAX);
  const files: { path: string; formato: FormatoXml; xml: string }[] = [];
  let total = 0;
  for (const path of ordenDe(wanted, manifest && decodeXml(manifest))) {
    const bytes = path === MANIFEST ? undefined : await archive.read(path, XML_MAX);
    const formato = bytes && formatoXml(decodeStart(bytes));
    if (!bytes || !isXml(formato)) continue;
    total += bytes.length;
    if (total > XML_MAX) throw new ReadError(message('banco.archivo.grande', { megas: XML_MAX / MEGABYTE }));
    files.push({ path, formato, xml: decodeXml(bytes) });
  }
  return files;
}

/** Reads the cited pictures of an archive, each once. */
async function conImagenes(all: readonly EnArchivo[], archive: Archive): Promise<Cruda[]> {
  const find = buscadorDeRutas(archive.paths);
  const pictures = new Map<string, Buffer>();
  let total = 0;
  const cited = new Set(all.flatMap(({ path, cruda }) => srcsDe(cruda).flatMap((src) => find(src, path) ?? [])));
  for (const path of cited) {
    const bytes = await archive.read(path).catch(() => undefined);
    if (!bytes || bytes.length > IMAGEN_MAX) continue;
    total += bytes.length;
    if (total > PICTURES_MAX) throw new ReadError(message('banco.archivo.grande', { megas: PICTURES_MAX / MEGABYTE }));
    pictures.set(path, bytes);
  }
  return all.map(({ path, cruda }) => {
    if ('motivo' in cruda) return cruda;
    const buscarImagen = (src: string) => {
      const own = cruda.buscarImagen?.(src);
      const found = find(src, path);
      const bytes = found === undefined ? undefined : pictures.get(found);
      return own ?? (found !== undefined && bytes ? { nombre: found.slice(found.lastIndexOf('/') + 1), bytes } : undefined);
    };
    return { ...cruda, buscarImagen };
  });
}
