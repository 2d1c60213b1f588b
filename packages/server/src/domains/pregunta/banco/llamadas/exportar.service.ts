import type { RequestOf } from '@portal/contract/core';
import {
  datosDe,
  type FormatoBanco,
  FUERA_HEADER,
  imagenesDePregunta,
  LOTE_PREGUNTAS,
  type preguntaApi,
  type PreguntaFila,
} from '@portal/contract/pregunta';
import type { Context } from '../../../../core/context.ts';
import type { sendFile } from '../../../../core/http/answer/send-file.ts';
import { failure } from '../../../../errors/errors.ts';
import { Page } from '../../../../list/listing.ts';
import { readImagenes } from '../../../archivo/archivo.public.ts';
import { preguntaRows } from '../../pregunta.repository.ts';
import type { PreguntaParaEscribir } from '../banco.rules.ts';
import { leerEtiquetas } from '../marcas.rules.ts';
import { escribirEnHilo } from '../gateways/hilo.ts';

type Reply = Parameters<typeof sendFile>[0];

const MEGABYTE = 1024 * 1024;
/** Most bytes of the pictures of one export. */
const PICTURES_MAX = 128;
/** Formats that hold pictures. */
const CON_IMAGENES: ReadonlySet<FormatoBanco> = new Set(['moodle', 'qti21']);
const TYPES = { txt: 'text/plain; charset=utf-8', xml: 'application/xml; charset=utf-8', zip: 'application/zip' } as const;

/**
 * `GET /pregunta/banco/exportar`: sends the questions of the list, as it is filtered, in a format of other programs (P283). Those that the format cannot
 * hold are named in the file and counted in a header. Throws 422 for more questions or pictures than one file takes.
 */
export async function sendBanco(context: Context, { query }: RequestOf<typeof preguntaApi.exportar>, reply: Reply): Promise<unknown> {
  const { formato, ...buscadas } = query;
  const preguntas = await findPreguntas(context, buscadas);
  const imagenes = CON_IMAGENES.has(formato) ? await imagenesDe(context, preguntas) : [];
  const { texts, user } = context;
  const written = await escribirEnHilo(preguntas, user.id_usuario, { hace: 'escribir', formato, idioma: texts.language, imagenes });
  const { bytes, terminacion, fuera } = written;
  reply.header('content-disposition', `attachment; filename="preguntas-${formato}.${terminacion}"`).header(FUERA_HEADER, fuera);
  return reply.type(TYPES[terminacion]).send(Buffer.from(bytes));
}

type Buscadas = Omit<RequestOf<typeof preguntaApi.exportar>['query'], 'formato'>;

async function findPreguntas(context: Context, buscadas: Buscadas): Promise<PreguntaParaEscribir[]> {
  const found = await preguntaRows.list(context.db, { ...buscadas, tamano: 1 }, context);
  if (found instanceof Page) return found.rows.map(paraEscribir);
  const { total, batches } = await found.open();
  if (total > LOTE_PREGUNTAS) throw failure('no_procesable', 'banco.exportacion.demasiadas', { maximo: LOTE_PREGUNTAS });
  const all: PreguntaParaEscribir[] = [];
  for await (const rows of batches) all.push(...rows.map(paraEscribir));
  return all;
}

const paraEscribir = (fila: PreguntaFila): PreguntaParaEscribir => {
  const { pregunta, categoria, etiquetas, dificultad } = fila;
  const tags = leerEtiquetas((etiquetas ?? '').split(',')).etiquetas;
  return { pregunta, datos: datosDe(fila), categoria, etiquetas: tags, ...(dificultad && { dificultad }) };
};

async function imagenesDe(context: Context, preguntas: readonly PreguntaParaEscribir[]) {
  const ids = new Set(preguntas.flatMap(({ datos }) => imagenesDePregunta(datos).map(({ id_archivo }) => id_archivo)));
  const read = await readImagenes(context, [...ids], PICTURES_MAX * MEGABYTE);
  if (!read) throw failure('no_procesable', 'banco.exportacion.imagenes', { megas: PICTURES_MAX });
  return [...read];
}
