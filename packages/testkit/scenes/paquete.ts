import { crc32 } from 'node:zlib';
import { loadConfig } from '@portal/server/src/config/config.ts';
import type { LeccionGuardada } from '@portal/server/src/db/tables/paquetes.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { openStorage, storeFile } from '@portal/server/src/domains/archivo/archivo.public.ts';
import type { CalificacionTema, JuicioPaquete, TipoPaquete } from '@portal/contract/paquete';

/** A lesson that opens `index.html`. */
export const LECCION: LeccionGuardada = {
  id: 'L1',
  titulo: 'Lección única',
  nivel: 0,
  inicio: 'index.html',
  sco: true,
  maestria: null,
  datos: null,
  tiempo_maximo: null,
  accion_tiempo: null,
  umbral: null,
};

/** Package to build; by default one lesson of SCORM 1.2 with one page. */
export interface PaqueteOptions {
  readonly id_tema: number;
  readonly tipo?: TipoPaquete;
  readonly lecciones?: readonly LeccionGuardada[];
  /** Texts of files by their paths. */
  readonly archivos?: Readonly<Record<string, string | Buffer>>;
}

interface Place {
  readonly db: Executor;
  readonly dataDir: string;
  readonly now: Date;
}

/** Stores a package as an upload would, its files as they are; returns its id. No topic uses it yet. */
export async function buildPaquete({ db, dataDir, now }: Place, options: PaqueteOptions): Promise<number> {
  const {
    id_tema,
    tipo = 'scorm12',
    lecciones = [LECCION],
    archivos = { 'index.html': '<!doctype html><title>Lección</title>' },
  } = options;
  const parts = Object.entries(archivos).map(([ruta, content]) => ({ ruta, bytes: Buffer.from(content as string) }));
  const file = {
    nombre: 'paquete.zip',
    tipo_mime: 'application/octet-stream',
    content: Buffer.concat(parts.map(({ bytes }) => bytes)),
    usuario: 'pruebas',
    now,
    empaquetado: true,
  };
  const { id_archivo } = await storeFile(db, openStorage(loadConfig({ DATA_DIR: dataDir })), file);
  const tamano = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const { id_paquete } = await db
    .insertInto('paquete')
    .values({
      id_tema,
      id_archivo,
      titulo: 'Paquete de prueba',
      tipo,
      version: tipo === 'scorm12' ? '1.2' : '2004 4th Edition',
      archivos: parts.length,
      tamano,
      lecciones: JSON.stringify(lecciones),
      avisos: [],
      usuario_creacion: 'pruebas',
      fecha_creacion: now.toISOString(),
    })
    .returning('id_paquete')
    .executeTakeFirstOrThrow();
  let inicio = 0;
  for (const { ruta, bytes } of parts) {
    const place = { ruta, inicio, bytes: bytes.length, comprimido: false, tamano: bytes.length, crc: crc32(bytes) };
    await db
      .insertInto('paquete_archivo')
      .values({ id_paquete, ...place })
      .execute();
    inicio += bytes.length;
  }
  return id_paquete;
}

/** Makes a package the material of a topic. */
export const setPaquete = async (
  db: Executor,
  id_tema: number,
  uso: { readonly id_paquete: number; readonly calificacion: CalificacionTema; readonly juicio_paquete?: JuicioPaquete },
): Promise<void> => void (await db.updateTable('tema').set(uso).where('id_tema', '=', id_tema).execute());
