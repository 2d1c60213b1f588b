import type { Executor } from '@portal/server/src/db/executor.ts';
import { openStorage, storeFile } from '@portal/server/src/domains/archivo/archivo.public.ts';

/** Stores a text as an uploaded file in the store of a data folder. */
export async function buildArchivo(db: Executor, dataDir: string, text: string): Promise<void> {
  const file = { nombre: 'leccion.txt', tipo_mime: 'text/plain', content: Buffer.from(text), usuario: 'pruebas', now: new Date() };
  await storeFile(db, openStorage({ dataDir }), file);
}
