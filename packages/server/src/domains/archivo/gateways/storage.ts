import { join } from 'node:path';
import type { S3Settings } from '../../../config/almacen.ts';
import type { FileStorage } from './file-storage.ts';
import { deletePartials, folderStorage } from './folder-storage.ts';
import { s3Storage, StorageError } from './s3-storage.ts';

/** Settings of the store: S3 if configured, else a folder of the data directory. */
export interface StorePlace {
  readonly dataDir: string;
  readonly almacen?: S3Settings | undefined;
}

/** Opens the store of this installation. Keys are equal in both kinds, so files can be copied from one to the other. */
export const openStorage = ({ dataDir, almacen }: StorePlace): FileStorage =>
  almacen ? s3Storage(almacen) : folderStorage(join(dataDir, 'archivos'));

const DAY_MS = 24 * 3_600_000;

/** Deletes partial files of the folder: a process ended during their `put`, a day ago or earlier. A bucket has none. */
export const deleteOldPartials = async ({ dataDir, almacen }: StorePlace, now: Date): Promise<number> =>
  almacen ? 0 : deletePartials(join(dataDir, 'archivos'), new Date(now.getTime() - DAY_MS));

const PROBE = 'prueba-de-escritura';

/** Checks the store at start: writes, reads and deletes one small file. Throws with a Spanish message for the operator. */
export async function requireStorage({ dataDir, almacen }: StorePlace): Promise<void> {
  const storage = openStorage({ dataDir, almacen });
  try {
    await storage.put(Buffer.from(PROBE), PROBE);
    (await storage.open(PROBE))?.destroy();
    await storage.delete(PROBE);
  } catch (error) {
    throw new Error(almacen ? s3Complaint(almacen, error) : folderComplaint(dataDir, error), { cause: error });
  }
}

const folderComplaint = (dataDir: string, error: unknown): string =>
  `No se pueden guardar archivos en ${dataDir}: ${error instanceof Error ? error.message : String(error)}. Revise DATA_DIR y sus permisos.`;

const s3Complaint = ({ endpoint, bucket }: S3Settings, error: unknown): string =>
  `No se puede usar el almacén S3 «${bucket}» de ${endpoint}: ${reasonOf(error instanceof StorageError ? error.cause : error)}.`;

interface ServiceFailure {
  readonly status?: number;
  readonly code?: string;
  readonly serviceCode?: string;
  readonly message: string;
}

function reasonOf(cause: unknown): string {
  const { status, code, serviceCode, message } = cause as ServiceFailure;
  if (serviceCode === 'NoSuchBucket' || status === 404) return 'el depósito no existe; créelo o corrija S3_BUCKET';
  if (status === 401 || status === 403)
    return `no acepta las claves (${serviceCode ?? status}); revise S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION y sus permisos`;
  return `${serviceCode ?? code ?? message}; revise S3_ENDPOINT y que el servicio esté en marcha`;
}
