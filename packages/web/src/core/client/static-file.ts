import { noConnection } from './api-error.ts';

/** Reads a file of the portal that anybody may see: the artwork, the logo. Throws when it is absent or the line is dead. */
export async function readStaticFile(address: string): Promise<Blob> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw noConnection();
  return response.blob();
}
