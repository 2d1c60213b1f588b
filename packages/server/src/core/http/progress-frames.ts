import { FRAME_HEAD } from '@portal/contract/core';

/** Writes before each piece of a file how many rows are in it so far, and its length. */
export async function* withProgress(file: AsyncIterable<Uint8Array>, rows: () => number): AsyncGenerator<Uint8Array> {
  for await (const bytes of file) {
    const head = Buffer.alloc(FRAME_HEAD);
    head.writeUInt32BE(rows(), 0);
    head.writeUInt32BE(bytes.byteLength, 4);
    yield head;
    yield bytes;
  }
}
