import { EXTENSIONES, type TipoContenido, TIPOS_CONTENIDO } from '@portal/contract/archivo';

/** Types of a lesson and its material; captions have a field of their own. */
export const MATERIAL: readonly TipoContenido[] = TIPOS_CONTENIDO.filter((tipo) => tipo !== 'text/vtt');

/** Returns the usual endings of types for people: `MP4`, `WEBM`, `PDF`. */
export const namesOf = (tipos: readonly TipoContenido[]): string[] => tipos.map((tipo) => EXTENSIONES[tipo][0].toUpperCase());

/** Returns the `accept` of a file chooser: `.mp4,.m4v,.pdf`. */
export const acceptOf = (tipos: readonly TipoContenido[]): string =>
  tipos
    .flatMap((tipo) => EXTENSIONES[tipo])
    .map((ending) => `.${ending}`)
    .join(',');

/** Kind of a media type, as the texts name it; undefined for a type that the portal no longer takes. */
export function kindOf(tipo: string): 'video' | 'audio' | 'pdf' | 'html' | 'vtt' | undefined {
  if (tipo.startsWith('video/')) return 'video';
  if (tipo.startsWith('audio/')) return 'audio';
  if (tipo === 'application/pdf') return 'pdf';
  if (tipo === 'text/html') return 'html';
  return tipo === 'text/vtt' ? 'vtt' : undefined;
}

/** Returns the id of a file of the portal from its address `/archivo/{id}/{name}`; undefined for an outside address. */
export const fileIdOf = (address: string): number | undefined => {
  const [, id] = /^\/archivo\/(\d{1,9})\//.exec(address) ?? [];
  return id === undefined ? undefined : Number(id);
};
