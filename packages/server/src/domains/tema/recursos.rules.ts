import type { Recurso } from '@portal/contract';

/** Something to study as it is stored: `url` is `/archivo/{id}/{name}` for a held file, an address, or the code of a frame. */
export interface MaterialSource {
  readonly titulo: string;
  readonly descripcion: string | null;
  readonly url: string | null;
  readonly subtitulos: string | null;
  /** What its author says it is; a held file's own type goes first. */
  readonly tipo: 'video' | 'pdf' | 'audio' | 'pagina' | null;
}

export interface HeldFile {
  readonly id_archivo: number;
  readonly nombre: string;
  readonly tipo_mime: string;
}

/** What turns a stored address into one that its reader can open. */
export interface Opener {
  readonly files: ReadonlyMap<number, HeldFile>;
  readonly urlOf: (file: HeldFile) => string;
  /** Origins whose players may be framed. */
  readonly frameHosts: readonly string[];
}

type Place = Pick<Recurso, 'tipo' | 'url' | 'externo'>;

/** Number of the held file in `/archivo/{id}/{name}`. */
export function heldFileId(address: string | null): number | undefined {
  const match = /^\/archivo\/(\d{1,9})\/[^/]+$/.exec(address?.trim() ?? '');
  return match ? Number(match[1]) : undefined;
}

/** Numbers of every held file that the sources name. */
export const heldFileIds = (sources: readonly MaterialSource[]): number[] =>
  sources.flatMap(({ url, subtitulos }) => [heldFileId(url), heldFileId(subtitulos)]).filter((id) => id !== undefined);

/** A source as its reader gets it; undefined when nothing can be opened at its address. */
export function toRecurso(source: MaterialSource, opener: Opener): Recurso | undefined {
  const place = placeOf(source, opener);
  if (!place) return undefined;
  const { titulo, descripcion } = source;
  return { titulo, descripcion, ...place, subtitulos: heldUrl(source.subtitulos, opener) ?? null };
}

/** The same, to be saved by its reader. */
export function toDescarga(source: MaterialSource, opener: Opener): Recurso | undefined {
  const held = heldFileId(source.url) !== undefined;
  const recurso = toRecurso(source, opener);
  if (!recurso) return undefined;
  return { ...recurso, tipo: held ? 'descarga' : 'enlace', url: held ? `${recurso.url}&descarga=1` : recurso.url };
}

function heldUrl(address: string | null, { files, urlOf }: Opener): string | undefined {
  const file = files.get(heldFileId(address) ?? 0);
  return file && urlOf(file);
}

function placeOf({ url, tipo }: MaterialSource, opener: Opener): Place | undefined {
  if (!url) return undefined;
  if (heldFileId(url) === undefined) return outsidePlace(url, tipo, opener.frameHosts);
  const file = opener.files.get(heldFileId(url) ?? 0);
  return file && { tipo: heldType(file.tipo_mime), url: opener.urlOf(file), externo: false };
}

function heldType(mime: string): Recurso['tipo'] {
  if (mime === 'text/html') return 'pagina';
  if (mime === 'application/pdf') return 'pdf';
  const [family] = mime.split('/');
  return family === 'video' || family === 'audio' ? family : 'descarga';
}

const MEDIA_FILE: Record<string, 'video' | 'audio'> = {
  mp4: 'video',
  webm: 'video',
  ogv: 'video',
  mp3: 'audio',
  m4a: 'audio',
  oga: 'audio',
  ogg: 'audio',
};

/** An address outside the portal: a known player in a frame, a media file played natively, anything else as a link. */
function outsidePlace(text: string, tipo: MaterialSource['tipo'], frameHosts: readonly string[]): Place | undefined {
  const address = webAddress(text);
  if (!address) return undefined;
  const embed = embedAddress(address);
  if (frameHosts.includes(new URL(embed).origin)) return { tipo: tipo === 'audio' ? 'audio' : 'video', url: embed, externo: true };
  const media = MEDIA_FILE[/\.(\w{3,4})$/.exec(address.pathname.toLowerCase())?.[1] ?? ''];
  if (media && address.protocol === 'https:') return { tipo: media, url: address.href, externo: false };
  return { tipo: 'enlace', url: address.href, externo: true };
}

/** Address in a text, or in the `src` of a pasted `<iframe>`; only http and https. */
export function webAddress(text: string): URL | undefined {
  const framed = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1];
  const candidate = (framed ?? text).trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(candidate) || !URL.canParse(candidate)) return undefined;
  return new URL(candidate);
}

/** Player address of a YouTube, Vimeo or Loom page; any other address as it is. */
export function embedAddress(address: URL): string {
  const host = address.hostname.replace(/^(www|m)\./, '');
  return youtubeEmbed(host, address) ?? vimeoEmbed(host, address) ?? loomEmbed(host, address) ?? address.href;
}

function youtubeEmbed(host: string, address: URL): string | undefined {
  const video = youtubeVideo(host, address);
  if (!video) return undefined;
  const start = seconds(address.searchParams.get('t') ?? address.searchParams.get('start') ?? '');
  return `https://www.youtube-nocookie.com/embed/${video}${start ? `?start=${start}` : ''}`;
}

function youtubeVideo(host: string, { pathname, searchParams }: URL): string | undefined {
  const ID = /^[\w-]{11}$/;
  const [, first = '', second = ''] = pathname.split('/');
  const candidate =
    host === 'youtu.be' ? first : host === 'youtube.com' || host === 'youtube-nocookie.com' ? (searchParams.get('v') ?? second) : '';
  return ID.test(candidate) ? candidate : undefined;
}

/** `90`, `90s` or `1m30s` in seconds; 0 for anything else. */
function seconds(text: string): number {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text);
  const [hours = 0, minutes = 0, rest = 0] = (match ?? []).slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + rest;
}

function vimeoEmbed(host: string, { pathname, searchParams }: URL): string | undefined {
  if (host !== 'vimeo.com') return undefined;
  const match = /^\/(\d{6,12})(?:\/(\w{6,16}))?\/?$/.exec(pathname);
  const hash = match?.[2] ?? searchParams.get('h');
  return match ? `https://player.vimeo.com/video/${match[1]}${hash ? `?h=${encodeURIComponent(hash)}` : ''}` : undefined;
}

function loomEmbed(host: string, { pathname }: URL): string | undefined {
  const match = host === 'loom.com' ? /^\/share\/(?:[\w-]*-)?(\w{16,40})\/?$/.exec(pathname) : null;
  return match ? `https://www.loom.com/embed/${match[1]}` : undefined;
}
