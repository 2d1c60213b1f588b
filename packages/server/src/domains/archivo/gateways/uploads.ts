import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';

const DAY_MS = 24 * 3_600_000;

interface UploadPlace {
  readonly dataDir: string;
}

/** Opens the folder of unfinished uploads in the data directory; they expire after a day. */
export function openUploads({ dataDir }: UploadPlace): FileStore {
  const directory = join(dataDir, 'subidas');
  // FileStore creates the folder asynchronously, possibly after the first upload of an installation.
  mkdirSync(directory, { recursive: true });
  return new FileStore({ directory, expirationPeriodInMilliseconds: DAY_MS });
}

/** Key of an upload's metadata with the person who began it; the server writes it over what a client sends. */
export const OWNER = 'id_usuario';

/** Returns whether an upload is of a person, or of nobody: one that the version before began. */
export const isOwn = ({ metadata }: Pick<Upload, 'metadata'>, id_usuario: number): boolean =>
  (metadata?.[OWNER] ?? String(id_usuario)) === String(id_usuario);

/** Deletes uploads begun more than a day ago; returns their number. */
export const deleteOldUploads = (place: UploadPlace): Promise<number> => openUploads(place).deleteExpired();
