/** Media types that the portal stores as content. `tipoReal` reads them from the bytes, because a file name proves nothing. */
export const TIPOS_CONTENIDO = [
  'video/mp4',
  'video/webm',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'application/pdf',
  'text/html',
  'text/vtt',
] as const;
export type TipoContenido = (typeof TIPOS_CONTENIDO)[number];

/** Usual endings of the names of each type; the first one is added to a name with another ending. */
export const EXTENSIONES: Readonly<Record<TipoContenido, readonly [string, ...string[]]>> = {
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a', 'm4b'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/wav': ['wav'],
  'application/pdf': ['pdf'],
  'text/html': ['html', 'htm'],
  'text/vtt': ['vtt'],
};

/** Bytes from the beginning of a file that `tipoReal` needs. */
export const BYTES_TIPO = 4096;

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const isMp3 = ([first = 0, second = 0]: Uint8Array): boolean => first === 0xff && (second & 0xe0) === 0xe0 && ((second >> 1) & 3) === 1;

function mp4(bytes: Uint8Array): TipoContenido | undefined {
  const brand = ascii(bytes, 8, 12);
  if (brand === 'qt  ') return undefined;
  return brand.startsWith('M4A') || brand.startsWith('M4B') ? 'audio/mp4' : 'video/mp4';
}

function markup(bytes: Uint8Array): TipoContenido | undefined {
  const text = ascii(bytes, 0, Math.min(bytes.length, 1024)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (/^WEBVTT(\s|$)/.test(text)) return 'text/vtt';
  return /^<(!doctype\s+html|html)[\s>]/i.test(afterComments(text)) ? 'text/html' : undefined;
}

/** Returns a text without the blanks and HTML comments that it begins with. Each comment ends at the first `-->`. */
function afterComments(text: string): string {
  const rest = text.trimStart();
  const end = rest.startsWith('<!--') ? rest.indexOf('-->', '<!--'.length) : -1;
  return end === -1 ? rest : afterComments(rest.slice(end + '-->'.length));
}

/** Returns the media type of a file by its first `BYTES_TIPO` bytes; undefined for a type that the portal does not store. */
export function tipoReal(bytes: Uint8Array): TipoContenido | undefined {
  if (ascii(bytes, 4, 8) === 'ftyp') return mp4(bytes);
  if (ascii(bytes, 0, 4) === '\u001aE\u00df\u00a3') return ascii(bytes, 0, 80).includes('webm') ? 'video/webm' : undefined;
  if (ascii(bytes, 0, 4) === 'RIFF') return ascii(bytes, 8, 12) === 'WAVE' ? 'audio/wav' : undefined;
  if (ascii(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  return ascii(bytes, 0, 3) === 'ID3' || isMp3(bytes) ? 'audio/mpeg' : markup(bytes);
}
