import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** File of the built player. */
interface PlayerFile {
  readonly type: string;
  readonly body: Buffer;
  readonly gzip: boolean;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css; charset=utf-8', svg: 'image/svg+xml' };

/** Returns a reader of the files in the folder of the built player, each read and packed once; undefined for a name that is not there. */
export function playerFiles(folder: string | undefined): (name: string, acceptsGzip: boolean) => Promise<PlayerFile | undefined> {
  const names: Promise<readonly string[]> = folder === undefined ? Promise.resolve([]) : readdir(folder).catch(() => []);
  const read = new Map<string, Promise<{ readonly plain: Buffer; readonly packed: Buffer }>>();
  return async (name, acceptsGzip) => {
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
    if (folder === undefined || type === undefined || !(await names).includes(name)) return undefined;
    const reading = read.get(name) ?? readBoth(join(folder, name));
    read.set(name, reading);
    const { plain, packed } = await reading;
    return { type, body: acceptsGzip ? packed : plain, gzip: acceptsGzip };
  };
}

async function readBoth(path: string) {
  const plain = await readFile(path);
  return { plain, packed: await pack(plain) };
}
