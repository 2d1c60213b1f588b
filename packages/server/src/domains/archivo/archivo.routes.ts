import { archivoApi } from '@portal/contract/archivo';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config/config.ts';
import { serialization } from '../../core/http/json-schema.ts';
import { parse } from '../../core/http/mount.ts';
import { route, type Route } from '../../core/http/route.ts';
import { databaseOf, type Runtime } from '../../core/http/runtime.ts';
import { describeImagen, IMAGEN_BODY_BYTES, keepImagen, openImagen } from './imagen.service.ts';
import { describeFile, type FileAnswer, openFile } from './archivo.service.ts';
import { keepUpload } from './subida.service.ts';

export const archivoRoutes: readonly Route[] = [
  route(archivoApi.ins, keepUpload),
  route(archivoApi.sel, describeFile),
  route(archivoApi.imagenIns, keepImagen, { bodyLimit: IMAGEN_BODY_BYTES }),
  route(archivoApi.imagenSel, describeImagen),
];

/**
 * Registers the calls that hand out files without a context: their ticket replaces the session (`docs/decisions/006`), and a video is read in many
 * parts. Throws 503 before the database is open.
 */
export const boletoRoutes = (runtime: Runtime, config: Config, clock: () => Date) => async (app: FastifyInstance) => {
  const { abrir, imagen } = archivoApi;
  app.get(abrir.path, serialization(abrir), async (request, reply) => {
    const { params, query } = parse(abrir, request);
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
    const answer = await openFile(
      { db: databaseOf(runtime), config, now: clock() },
      {
        id: params.id,
        boleto: query.boleto,
        download: query.descarga === '1',
        headersOnly: request.method === 'HEAD',
        headers: { range, ifRange: ifRange?.toString(), ifNoneMatch },
      },
    );
    return sendFile(reply, answer);
  });
  app.get(imagen.path, serialization(imagen), async (request, reply) => {
    const { boleto } = parse(imagen, request).params;
    const picture = { boleto, headersOnly: request.method === 'HEAD', ifNoneMatch: request.headers['if-none-match'] };
    return sendFile(reply, await openImagen({ db: databaseOf(runtime), config }, picture));
  });
};

const sendFile = (reply: FastifyReply, { status, headers, body }: FileAnswer): FastifyReply =>
  reply.code(status).headers(headers).send(body);
