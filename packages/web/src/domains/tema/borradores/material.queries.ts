import { LIMITES_REDACTOR } from '@portal/contract/redactor';
import { useQuery } from '@tanstack/react-query';
import { type Fuente, fuenteDe, lecturaDe, textoDeDocumento, textoDePagina, textoDeSubtitulos, unirTextos } from './material-texto.ts';
import { askTemaPrevia, type TemaPrevia } from '../revision/tema-previa.queries.ts';
import { fetchFile } from '../../../core/client/file.ts';
import { fileKeyOf } from '../../../core/offline/kept-files.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Text of a topic's material, and how many of its parts are not in it. */
export interface Material {
  readonly texto: string;
  readonly cortado: boolean;
  readonly externos: number;
  readonly sinTexto: number;
  readonly fallidos: number;
}

const read = async (url: string, signal: AbortSignal): Promise<string> => (await fetchFile(url, { signal })).text();

const READ: Readonly<Record<Fuente['clase'], (url: string, signal: AbortSignal) => Promise<string>>> = {
  pagina: async (url, signal) => textoDePagina(await read(url, signal)),
  subtitulos: async (url, signal) => textoDeSubtitulos(await read(url, signal)),
  pdf: async (url, signal) => textoDeDocumento(await (await import('../../../pieces/tema/visor/pdf-text.ts')).readPdfText(url, signal)),
};

/** Returns the text of a file; undefined when it could not be read, for the others still can. */
async function textOf({ clase, url }: Fuente, signal: AbortSignal): Promise<string | undefined> {
  try {
    return await READ[clase](url, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** Returns the files to read, each once. */
const once = (fuentes: readonly Fuente[]): Fuente[] => [...new Map(fuentes.map((one) => [fileKeyOf(one.url) ?? one.url, one])).values()];

async function readMaterial({ recursos, descarga }: Pick<TemaPrevia, 'recursos' | 'descarga'>, signal: AbortSignal): Promise<Material> {
  const found = [...recursos, ...lecturaDe(descarga)].map(fuenteDe);
  const textos = await Promise.all(once(found.filter((one) => typeof one === 'object')).map((fuente) => textOf(fuente, signal)));
  return {
    ...unirTextos(
      textos.filter((texto) => texto !== undefined),
      LIMITES_REDACTOR.texto.maximo,
    ),
    externos: found.filter((one) => one === 'externo').length,
    sinTexto: found.filter((one) => one === 'sinTexto').length + textos.filter((texto) => texto === '').length,
    fallidos: textos.filter((texto) => texto === undefined).length,
  };
}

/** Reads the text of a topic's material. Every try asks for the addresses again, for their tickets expire. */
export const useMaterial = (id: number) =>
  useQuery({
    queryKey: [...keysOf('contenido').all, 'texto', id],
    queryFn: async ({ signal }) => readMaterial(await askTemaPrevia(id, signal), signal),
    staleTime: Infinity,
    gcTime: 0,
  });
