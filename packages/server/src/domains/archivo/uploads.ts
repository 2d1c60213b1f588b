import { join } from 'node:path';
import { FileStore } from '@tus/file-store';

const DAY_MS = 24 * 3_600_000;

/** Uploads on their way, in a folder of the data directory; one that is not finished within a day may be forgotten. */
export const openUploads = ({ dataDir }: { readonly dataDir: string }): FileStore =>
  new FileStore({ directory: join(dataDir, 'subidas'), expirationPeriodInMilliseconds: DAY_MS });
