import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';

const DAY_MS = 24 * 3_600_000;

interface UploadPlace {
  readonly dataDir: string;
}

/** Uploads on their way, in a folder of the data directory; one that is not finished within a day may be forgotten. */
export function openUploads({ dataDir }: UploadPlace): FileStore {
  const directory = join(dataDir, 'subidas');
  // The store makes the folder too, but a moment later: the first upload of an installation may come before it.
  mkdirSync(directory, { recursive: true });
  return new FileStore({ directory, expirationPeriodInMilliseconds: DAY_MS });
}

/** Removes what was begun more than a day ago and never kept; returns how many. */
export const forgetOldUploads = (place: UploadPlace): Promise<number> => openUploads(place).deleteExpired();
