import { archivoApi } from '@portal/contract/archivo';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config/config.ts';
import { serialization } from '../../core/http/json-schema.ts';
import { parse } from '../../core/http/mount.ts';
import { route, type Route } from '../../core/http/route.ts';
import { databaseOf, type Runtime } from '../../core/http/runtime.ts';
import { describeFile, type FileAnswer, openFile } from './archivo.service.ts';
import { keepUpload } from './subida.service.ts';

export const archivoRoutes: readonly Route[] = [route(archivoApi.ins, keepUpload), route(archivoApi.sel, describeFile)];

/**
 * Registers the call that hands out files without a context: its ticket replaces the session (`docs/decisions/006`), and a video is read in many
 * parts. Throws 503 before the database is open.
 */
export const boletoRoutes = (runtime: Runtime, config: Config, clock: () => Date) => async (app: FastifyInstance) => {
  const { abrir } = archivoApi;
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
};

const sendFile = (reply: FastifyReply, { status, headers, body }: FileAnswer): FastifyReply =>
  reply.code(status).headers(headers).send(body);
