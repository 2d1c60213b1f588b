import { brotliCompressSync, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

interface Encoded {
  /** Value of Content-Encoding; undefined for the text itself. */
  readonly encoding?: 'br' | 'gzip' | undefined;
  readonly body: Buffer;
}
/** Returns the page in the best encoding that an Accept-Encoding header allows. */
export type Page = (accepted: string | undefined) => Encoded;

/** Compresses a page once, in both encodings. */
export function compressedPage(text: string): Page {
  const plain: Encoded = { body: Buffer.from(text) };
  const br: Encoded = { encoding: 'br', body: brotliCompressSync(plain.body) };
  const gzip: Encoded = { encoding: 'gzip', body: gzipSync(plain.body) };
  return (accepted = '') => {
    const encodings = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
    if (encodings.includes('br')) return br;
    return encodings.includes('gzip') ? gzip : plain;
  };
}
