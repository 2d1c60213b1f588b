import type { Recurso } from '@portal/contract/tema';

/** Stored material: `url` is `/archivo/{id}/{name}` for a file of the portal, an outside address, or a pasted `<iframe>`. */
export interface MaterialSource {
  readonly titulo: string;
  readonly descripcion: string | null;
  readonly url: string | null;
  readonly subtitulos: string | null;
  /** Type chosen by the author; the media type of a file of the portal takes precedence. */
  readonly tipo: 'video' | 'pdf' | 'audio' | 'pagina' | null;
}

/** File of the portal. */
export interface PortalFile {
  readonly id_archivo: number;
  readonly nombre: string;
  readonly tipo_mime: string;
}

/** Dependencies of the conversion from stored to openable addresses. */
export interface Opener {
  readonly files: ReadonlyMap<number, PortalFile>;
  readonly urlOf: (file: PortalFile) => string;
  /** Origins allowed in frames (P63). */
  readonly frameHosts: readonly string[];
}

type Place = Pick<Recurso, 'tipo' | 'url' | 'externo'>;

/** Returns the id in `/archivo/{id}/{name}`; undefined for any other address. */
export function storedFileId(address: string | null): number | undefined {
  const match = /^\/archivo\/(\d{1,9})\/[^/]+$/.exec(address?.trim() ?? '');
  return match ? Number(match[1]) : undefined;
}

/** Returns the ids of all files of the portal in the sources. */
export const storedFileIds = (sources: readonly MaterialSource[]): number[] =>
  sources.flatMap(({ url, subtitulos }) => [storedFileId(url), storedFileId(subtitulos)]).filter((id) => id !== undefined);

/** Converts stored material to its response; undefined without an openable address. */
export function toRecurso(source: MaterialSource, opener: Opener): Recurso | undefined {
  const place = placeOf(source, opener);
  if (!place) return undefined;
  const { titulo, descripcion } = source;
  return { titulo, descripcion, ...place, subtitulos: storedUrl(source.subtitulos, opener) ?? null };
}

/** Converts stored material to a download: a file of the portal as attachment, any other address as a link. */
export function toDescarga(source: MaterialSource, opener: Opener): Recurso | undefined {
  const held = storedFileId(source.url) !== undefined;
  const recurso = toRecurso(source, opener);
  if (!recurso) return undefined;
  return { ...recurso, tipo: held ? 'descarga' : 'enlace', url: held ? `${recurso.url}&descarga=1` : recurso.url };
}

function storedUrl(address: string | null, { files, urlOf }: Opener): string | undefined {
  const file = files.get(storedFileId(address) ?? 0);
  return file && urlOf(file);
}

function placeOf({ url, tipo }: MaterialSource, opener: Opener): Place | undefined {
  if (!url) return undefined;
  if (storedFileId(url) === undefined) return outsidePlace(url, tipo, opener.frameHosts);
  const file = opener.files.get(storedFileId(url) ?? 0);
  return file && { tipo: storedType(file.tipo_mime), url: opener.urlOf(file), externo: false };
}

function storedType(mime: string): Recurso['tipo'] {
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

/** Classifies an outside address: a known player goes into a frame, an https media file into a player, any other address is a link. */
function outsidePlace(text: string, tipo: MaterialSource['tipo'], frameHosts: readonly string[]): Place | undefined {
  const address = webAddress(text);
  if (!address) return undefined;
  const embed = embedAddress(address);
  if (frameHosts.includes(new URL(embed).origin)) return { tipo: tipo === 'audio' ? 'audio' : 'video', url: embed, externo: true };
  const media = MEDIA_FILE[/\.(\w{3,4})$/.exec(address.pathname.toLowerCase())?.[1] ?? ''];
  if (media && address.protocol === 'https:') return { tipo: media, url: address.href, externo: false };
  return { tipo: 'enlace', url: address.href, externo: true };
}

/** Parses the address in a text, or in the `src` of a pasted `<iframe>`; undefined unless http or https. */
export function webAddress(text: string): URL | undefined {
  const frame = /<iframe\b[^<>]*/i.exec(text)?.[0] ?? '';
  const framed = /\ssrc\s*=\s*["']([^"']+)["']/i.exec(frame)?.[1];
  const candidate = (framed ?? text).trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(candidate) || !URL.canParse(candidate)) return undefined;
  return new URL(candidate);
}

/** Returns the player address of a YouTube, Vimeo or Loom page; any other address unchanged. */
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

/** Parses `90`, `90s` or `1m30s` to seconds; 0 for any other text. */
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
  const [, share, named = '', ...rest] = pathname.split('/');
  if (host !== 'loom.com' || share !== 'share' || rest.join('') !== '') return undefined;
  // A title may precede the id.
  const id = named.slice(named.lastIndexOf('-') + 1);
  return /^\w{16,40}$/.test(id) ? `https://www.loom.com/embed/${id}` : undefined;
}
