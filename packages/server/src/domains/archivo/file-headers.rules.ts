import { withoutAccents } from '@portal/contract/core';

/** Types sent `inline`; any other is sent as attachment. */
const SHOWN = /^(text\/(html|plain|vtt)|application\/pdf|(video|audio|image)\/[\w.+-]+)$/;

/**
 * Policy of HTML, SVG and XML: sandboxed, without scripts, origin and network. A link of a lesson opens in a tab of its own, outside of the
 * sandbox, when a person presses it; the frame of the portal allows the same.
 */
const PAGE_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
const FILE_POLICY = "frame-ancestors 'self'";
const SECONDS_PRIVATE = 3600;

/** Fields of a stored file for its headers. */
export interface FileDescription {
  readonly nombre: string;
  readonly tipo_mime: string;
  readonly sha256: string;
  /** ISO instant. */
  readonly fecha_creacion: string;
}

/** Returns the HTTP validators of a file; the ETag is its SHA-256. */
export const validatorsOf = (file: FileDescription) => ({
  etag: `"${file.sha256}"`,
  lastModified: new Date(file.fecha_creacion).toUTCString(),
});

/** Returns the headers of every answer with this file; `download` sends it as attachment. */
export function fileHeaders(file: FileDescription, download: boolean): Record<string, string> {
  const { etag, lastModified } = validatorsOf(file);
  return {
    'content-type': file.tipo_mime.startsWith('text/') ? `${file.tipo_mime}; charset=utf-8` : file.tipo_mime,
    'content-disposition': disposition(file, download),
    'content-security-policy': isActive(file.tipo_mime) ? PAGE_POLICY : FILE_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': `private, max-age=${SECONDS_PRIVATE}`,
    'accept-ranges': 'bytes',
    etag,
    'last-modified': lastModified,
  };
}

/** Policy of a picture: nothing but itself. */
const IMAGEN_POLICY = "sandbox; default-src 'none'; frame-ancestors 'self'";
const SECONDS_IMAGEN = 24 * 3600;

/**
 * Returns the headers of every answer with the picture of a question. Without the moment of its upload: authors upload options in their order,
 * often the right one first.
 */
export const imagenHeaders = (file: FileDescription, ending: string) => ({
  'content-type': file.tipo_mime,
  'content-disposition': `inline; filename="imagen.${ending}"`,
  'content-security-policy': IMAGEN_POLICY,
  'x-content-type-options': 'nosniff',
  'cache-control': `private, max-age=${SECONDS_IMAGEN}, immutable`,
  etag: validatorsOf(file).etag,
});

/** Returns whether a type is markup that can run scripts. */
const isActive = (type: string): boolean => /html|xml|svg/.test(type);

/** Builds Content-Disposition (RFC 6266): an ASCII name for old clients and the full one in UTF-8. */
function disposition({ nombre, tipo_mime }: FileDescription, download: boolean): string {
  const kind = download || !SHOWN.test(tipo_mime) ? 'attachment' : 'inline';
  const plain = withoutAccents(nombre).replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(nombre).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
