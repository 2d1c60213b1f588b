import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../../domains/archivo/archivo.public.ts';

/** Reads a stored file to its end; returns its size and SHA-256, undefined without such a file. */
export async function measureFile(storage: FileStorage, clave: string): Promise<{ size: number; sha256: string } | undefined> {
  const stream = await storage.open(clave);
  return stream && measureStream(stream);
}

async function measureStream(stream: Readable): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(stream, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
    }
  });
  return { size, sha256: hash.digest('hex') };
}
