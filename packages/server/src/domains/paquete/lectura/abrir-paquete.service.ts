import type { AvisoPaquete, LeccionGuardada, TipoPaquete } from '@portal/contract/paquete';
import { message } from '@portal/messages';
import { open } from 'node:fs/promises';
import { type Archive, openZip, type PackedFile } from '../../../core/archive/read-zip.ts';
import { METHODS, unpackedBytes } from '../../../core/archive/verified-bytes.ts';
import { ReadError } from '../../../core/read-error.ts';
import { decodeXml } from '../../../core/xml/decode-xml.ts';
import { fondoDe, manifiestoEn, sinBasura } from './buscar.rules.ts';
import { type ArchivoDePaquete, type Empaquetado, packPackage } from './empaquetar.service.ts';
import { leerEnHilo } from './gateways/hilo.ts';
import { type Fuente, leerManifiesto, type ManifiestoLeido } from './manifiesto.rules.ts';
import { otroFormato, sinManifiesto } from './reconocer.rules.ts';

/** Content of a package for its review. */
export interface FichaPaquete {
  readonly tipo: TipoPaquete;
  readonly version: string;
  readonly titulo: string;
  readonly lecciones: readonly LeccionGuardada[];
  readonly avisos: readonly AvisoPaquete[];
  readonly archivos: number;
  /** Bytes, unpacked. */
  readonly tamano: number;
}

export interface PaqueteAbierto extends Empaquetado {
  readonly ficha: FichaPaquete;
  readonly close: () => void;
}

const MEGABYTE = 1024 * 1024;
/** Largest manifest, and the largest one that is read without a thread: one of 20,000 files has 3 MB. */
const MANIFIESTO_MAX = 8 * MEGABYTE;
const MANIFIESTO_CORTO = MEGABYTE / 4;

/**
 * Opens an uploaded SCORM package: reads its manifest and the directory of the ZIP, and prepares its files for the store. `nombre` is the name of
 * the upload, a title for a package without one; the content decides all else. Throws `ReadError` with the reason of a refusal.
 */
export async function openPackage(path: string, nombre: string): Promise<PaqueteAbierto> {
  const archive = await opened(path);
  try {
    return await prepared(archive, nombre);
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function opened(path: string): Promise<Archive> {
  try {
    return await openZip(path);
  } catch (error) {
    if (error instanceof ReadError && !(await startsAsZip(path))) throw new ReadError(message('paquete.errores.noEsZip'), error);
    throw error;
  }
}

const isZip = (start: Buffer): boolean => start.toString('latin1', 0, 2) === 'PK';

async function startsAsZip(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    return isZip((await handle.read(Buffer.alloc(2), 0, 2, 0)).buffer);
  } finally {
    await handle.close();
  }
}

async function prepared(archive: Archive, nombre: string): Promise<PaqueteAbierto> {
  const paths = sinBasura(archive.paths);
  const ruta = await manifestAmong(paths, archive);
  requireMethods(paths, archive);
  const { raiz, ...leido } = await readManifest(archive, { ruta, paths, nombre });
  const files = filesIn(archive, paths, raiz);
  const tamano = files.reduce((sum, { file }) => sum + file.size, 0);
  return { ficha: { ...leido, archivos: files.length, tamano }, ...packPackage(files), close: () => archive.close() };
}

/** Returns the path of the manifest. Throws the refusal of an archive of another format. */
async function manifestAmong(paths: readonly string[], archive: Archive): Promise<string> {
  const manifest = manifiestoEn(paths);
  const other = otroFormato(paths);
  if (other && (manifest === undefined || other.fondo < fondoDe(manifest))) throw new ReadError(other.sentence);
  if (manifest !== undefined) return manifest;
  const [only, second] = paths;
  if (only !== undefined && second === undefined && (await holdsZip(fileOf(archive, only))))
    throw new ReadError(message('paquete.errores.zipDentro'));
  throw new ReadError(sinManifiesto(paths));
}

async function holdsZip(file: PackedFile): Promise<boolean> {
  try {
    for await (const chunk of unpackedBytes(file)) return isZip(chunk);
  } catch {
    // Broken or of another compression: then it is only a ZIP without a manifest.
  }
  return false;
}

function fileOf(archive: Archive, path: string): PackedFile {
  const file = archive.packed(path);
  if (!file) throw new Error(`${path} is not in the archive`);
  return file;
}

function requireMethods(paths: readonly string[], archive: Archive): void {
  const known: readonly number[] = Object.values(METHODS);
  const ruta = paths.find((path) => !known.includes(fileOf(archive, path).method));
  if (ruta !== undefined) throw new ReadError(message('paquete.errores.metodo', { ruta }));
}

async function readManifest(archive: Archive, fuente: Omit<Fuente, 'xml'>): Promise<ManifiestoLeido> {
  if (fileOf(archive, fuente.ruta).size > MANIFIESTO_MAX)
    throw new ReadError(message('paquete.errores.manifiestoGrande', { megas: MANIFIESTO_MAX / MEGABYTE }));
  const bytes = (await archive.read(fuente.ruta)) ?? Buffer.alloc(0);
  return bytes.length > MANIFIESTO_CORTO ? leerEnHilo(bytes, fuente) : leerManifiesto({ ...fuente, xml: decodeXml(bytes) });
}

/** Returns the files in the folder of the manifest, with names as the web writes them (NFC; macOS archives NFD). */
function filesIn(archive: Archive, paths: readonly string[], raiz: string): ArchivoDePaquete[] {
  const used = new Set<string>();
  return paths
    .filter((path) => path.startsWith(raiz))
    .map((path) => {
      const ruta = path.slice(raiz.length).normalize('NFC');
      if (ruta === '~' || ruta.startsWith('~/')) throw new ReadError(message('paquete.errores.reservada', { ruta }));
      if (used.has(ruta)) throw new ReadError(message('comprimido.repetida', { ruta }));
      used.add(ruta);
      return { ruta, path, file: fileOf(archive, path) };
    });
}
