import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { openUploads } from '@portal/server/src/domains/archivo/gateways/uploads.ts';
import { Upload } from '@tus/server';

/** Creates a complete upload before `POST /archivo/ins`; returns its id. */
export async function buildSubida(dataDir: string, content: Buffer): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const uploads = openUploads({ dataDir });
  await uploads.create(new Upload({ id, size: content.length, offset: 0 }));
  await uploads.write(Readable.from([content]), id, 0);
  return id;
}
