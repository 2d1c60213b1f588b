import { type FileStorage, folderStorage } from '../../domains/archivo/archivo.public.ts';
import { measureFile } from './hashed-file.ts';
import { type BackupFile, FILES, type Manifest } from './manifest.ts';

/** A file of a backup under its key in the store. */
interface Wanted extends BackupFile {
  readonly clave: string;
}

/** Files that the store lacks. */
export interface FilesToWrite {
  readonly kept: number;
  readonly missing: readonly Wanted[];
}

/** Compares a store with a backup. Throws when the store holds other bytes under a key; equal files are kept as they are. */
export async function compareFiles(storage: FileStorage, { files }: Manifest): Promise<FilesToWrite> {
  const wanted = files
    .filter(({ path }) => path.startsWith(`${FILES}/`))
    .map((file) => ({ ...file, clave: file.path.slice(FILES.length + 1) }));
  const missing: Wanted[] = [];
  for (const file of wanted) {
    const found = await measureFile(storage, file.clave);
    if (!found) missing.push(file);
    else if (found.sha256 !== file.sha256)
      throw new Error(`El almacén ya tiene otro archivo con la clave ${file.clave}: vacíelo o restaure en otro.`);
  }
  return { kept: wanted.length - missing.length, missing };
}

/** Writes the files that the store lacks. Throws when one arrives changed. */
export async function restoreFiles(storage: FileStorage, folder: string, { missing }: FilesToWrite): Promise<void> {
  const backup = folderStorage(folder);
  for (const { path, clave, sha256 } of missing) {
    const stream = await backup.open(path);
    if (!stream) throw new Error(`El respaldo está incompleto: falta ${path}.`);
    const written = await storage.put(() => stream, clave);
    if (written.sha256 !== sha256) throw new Error(`El archivo ${clave} llegó cambiado al almacén.`);
  }
}
