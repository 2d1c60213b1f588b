import { archivoApi, SUBIDA_PATH } from '@portal/contract/archivo';
import type { ResponseOf } from '@portal/contract/core';
import type { Client } from './api.ts';

/** Uploads bytes as an administrator. Returns the id of the upload. */
export async function uploadBytes(client: Client, bytes: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${client.token}`, 'tus-resumable': '1.0.0' };
  const created = await fetch(`${client.url}/api${SUBIDA_PATH}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length) },
  });
  const subida = created.headers.get('location')!.split('/').at(-1)!;
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await fetch(`${client.url}/api${SUBIDA_PATH}/${subida}`, {
    method: 'PATCH',
    headers: { ...headers, ...type },
    body: new Uint8Array(bytes),
  });
  return subida;
}

/** Uploads bytes as an administrator and stores them as a file of the portal. */
export async function uploadFile(client: Client, content: string | Buffer, nombre: string): Promise<ResponseOf<typeof archivoApi.ins>> {
  const subida = await uploadBytes(client, Buffer.from(content));
  return client.call(archivoApi.ins, { body: { subida, nombre } });
}
