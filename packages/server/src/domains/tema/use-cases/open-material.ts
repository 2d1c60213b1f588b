import type { Recurso } from '@portal/contract';
import type { Context } from '../../../core/context.ts';
import { FRAME_HOSTS } from '../../../core/http/http.ts';
import { findArchivosByIds, ticketUrls } from '../../archivo/archivo.public.ts';
import { heldFileIds, type MaterialSource, type Opener, toDescarga, toRecurso } from '../recursos.rules.ts';
import type { TemaMaterial } from '../tema-detalle.repository.ts';

/** A topic's material as its reader can open it; the addresses of held files work for some hours. */
export interface OpenedMaterial {
  readonly contenido: Recurso | undefined;
  /** Content items, without the main content. */
  readonly recursos: Recurso[];
  readonly descarga: Recurso | undefined;
}

/** Main content first, then the active content items in their order. */
export async function openMaterial(
  context: Context,
  material: TemaMaterial,
  contenidos: readonly MaterialSource[],
): Promise<OpenedMaterial> {
  const { titulo, descripcion } = material;
  const main: MaterialSource = { titulo, descripcion, url: material.contenido, subtitulos: null, tipo: null };
  const extra: MaterialSource = { ...main, url: material.contenido_complementario };
  const opener = await createOpener(context, [main, extra, ...contenidos]);
  return {
    contenido: toRecurso(main, opener),
    recursos: contenidos.map((source) => toRecurso(source, opener)).filter((recurso) => recurso !== undefined),
    descarga: toDescarga(extra, opener),
  };
}

async function createOpener({ db, ...context }: Context, sources: readonly MaterialSource[]): Promise<Opener> {
  const archivos = await findArchivosByIds(db, heldFileIds(sources));
  return { files: new Map(archivos.map((file) => [file.id_archivo, file])), urlOf: await ticketUrls(db, context), frameHosts: FRAME_HOSTS };
}
