import { GUARDAR_BYTES, JUGADOR } from '@portal/contract/paquete';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { textsFor } from '../../core/http/language.ts';
import { databaseOf, type Runtime } from '../../core/http/runtime.ts';
import { portalSource } from '../../core/http/security-headers.ts';
import type { Executor } from '../../db/executor.ts';
import { failure } from '../../errors/errors.ts';
import { requireBoleto } from './boleto.service.ts';
import { openArchivo, type PedidoDeArchivo } from './entrega.service.ts';
import { playerFiles } from './gateways/player-files.ts';
import { playerPage } from './jugador.service.ts';
import { storeCommit } from './use-cases/store-commit.ts';

interface Options {
  readonly config: Config;
  readonly runtime: Runtime;
  readonly clock: () => Date;
  /** Folder of the built player; absent in tests of the server alone. */
  readonly playerFolder?: string;
}

interface Folder {
  readonly boleto: string;
  readonly '*': string;
}

/** Files of the player, which belong to no package. */
const A_FILE = /^~\/a\/([\w.-]{1,80})$/;

/** Player's page, at which its own files and the commits are relative. */
const PLAYER_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
};

/**
 * Registers what the origin of content answers: the files of a package under a ticket, the player, and its commits. A ticket is judged by its signature
 * before anything is read.
 */
export const contenidoRoutes =
  ({ config, runtime, clock, playerFolder }: Options) =>
  async (app: FastifyInstance): Promise<void> => {
    const player = playerFiles(playerFolder);
    const place = placeOf({ config, runtime, clock });
    app.get('/:boleto/*', async (request, reply) => {
      const subject = await admitted(place(), request);
      // Names are stored composed: macOS archives them otherwise.
      const ruta = (request.params as Folder)['*'].normalize('NFC');
      if (isPage(ruta)) {
        const page = await playerPage(place(), { query: request.query as object, texts: await textsFor(request) }, subject);
        return reply.headers({ ...PLAYER_HEADERS, 'content-security-policy': playerPolicy(config) }).send(page);
      }
      const [, file] = A_FILE.exec(ruta) ?? [];
      if (file !== undefined) return sendPlayerFile(reply, await player(file, takesGzip(request)));
      const { status, headers, body } = await openArchivo(place(), pedidoOf(request, subject, ruta));
      return reply.code(status).headers(headers).send(body);
    });
    app.post(
      `/:boleto/${JUGADOR.guardar}`,
      { bodyLimit: GUARDAR_BYTES, onRequest: async (request) => void (await admitted(place(), request)) },
      async (request, reply) => {
        const { status, answer } = await storeCommit({ ...place(), log: request.log }, await admitted(place(), request), request.body);
        return reply.code(status).header('cache-control', 'no-store').send(answer);
      },
    );
  };

type BoletoPaquete = Awaited<ReturnType<typeof requireBoleto>>;

interface Place {
  readonly db: Executor;
  readonly config: Config;
  readonly now: Date;
}

/** Returns a function that makes the place of a request. */
const placeOf =
  ({ config, runtime, clock }: Options) =>
  (): Place => ({ db: databaseOf(runtime), config, now: clock() });

const isPage = (ruta: string): boolean => ruta === JUGADOR.pagina || `${ruta}/` === JUGADOR.pagina;

const admitted = (place: Place, { params, hostname }: FastifyRequest): Promise<BoletoPaquete> =>
  requireBoleto(place, { boleto: (params as Folder).boleto, hostname });

/** Returns what a request asks of a file. */
function pedidoOf(request: FastifyRequest, { id_paquete }: BoletoPaquete, ruta: string): PedidoDeArchivo {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  return {
    id_paquete,
    ruta,
    headersOnly: request.method === 'HEAD',
    acceptsGzip: takesGzip(request),
    range,
    ifRange: ifRange?.toString(),
    ifNoneMatch,
  };
}

/** Simple reading: every browser that takes gzip says so by its name. */
const takesGzip = ({ headers }: FastifyRequest): boolean => /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** Policy of the player's page: its own scripts alone, and lessons of its own origin. */
const playerPolicy = (config: Config): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalSource(config)}`,
  ].join('; ');

function sendPlayerFile(reply: FastifyReply, file: Awaited<ReturnType<ReturnType<typeof playerFiles>>>): FastifyReply {
  if (!file) throw failure('no_encontrado', 'paquete.servidor.sinPagina');
  const { type, body, gzip } = file;
  if (gzip) reply.header('content-encoding', 'gzip');
  return reply.headers({ 'content-type': type, 'cache-control': 'private, max-age=600', vary: 'accept-encoding' }).send(body);
}
