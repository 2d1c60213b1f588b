import type { Recurso } from '@portal/contract/tema';
import type { Context } from '../../../core/context.ts';
import { FRAME_HOSTS } from '../../../core/http/security-headers.ts';
import { findArchivosByIds, ticketUrls } from '../../archivo/archivo.public.ts';
import { storedFileIds, type MaterialSource, type Opener, toDescarga, toRecurso } from '../recursos.rules.ts';
import type { TemaMaterial } from '../tema-detalle.repository.ts';

/** Material with openable addresses; those of files of the portal hold a ticket of twelve hours (`docs/decisions/006`). */
export interface OpenedMaterial {
  readonly contenido: Recurso | undefined;
  /** Active content items in their order, without the main content. */
  readonly recursos: Recurso[];
  readonly descarga: Recurso | undefined;
}

/** Converts the stored addresses of a topic to openable ones. */
export async function openMaterial(
  context: Context,
  material: Pick<TemaMaterial, 'titulo' | 'descripcion' | 'contenido' | 'contenido_complementario' | 'contenidos'>,
): Promise<OpenedMaterial> {
  const { titulo, descripcion, contenidos } = material;
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
  const archivos = await findArchivosByIds(db, storedFileIds(sources));
  return { files: new Map(archivos.map((file) => [file.id_archivo, file])), urlOf: await ticketUrls(db, context), frameHosts: FRAME_HOSTS };
}
