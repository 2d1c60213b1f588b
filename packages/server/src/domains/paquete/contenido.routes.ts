import { GUARDAR_BYTES, JUGADOR } from '@portal/contract/paquete';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { databaseOf, type Runtime } from '../../core/http/runtime.ts';
import { portalSource } from '../../core/http/security-headers.ts';
import { failure } from '../../errors/errors.ts';
import { ticketSecret } from '../archivo/archivo.public.ts';
import { type BoletoPaquete, readBoleto } from './boleto.crypto.ts';
import { openArchivo } from './entrega.service.ts';
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
    const admitted = async (request: FastifyRequest): Promise<BoletoPaquete> => {
      const { boleto } = request.params as Folder;
      const subject = readBoleto(await ticketSecret(databaseOf(runtime)), boleto, clock());
      if (!subject || !isOwnHost(config, request, subject)) throw failure('sin_permiso', 'paquete.servidor.vencido');
      return subject;
    };
    const here = () => ({ db: databaseOf(runtime), config, now: clock() });
    app.get('/:boleto/*', async (request, reply) => {
      const subject = await admitted(request);
      // Names are stored composed: macOS archives them otherwise.
      const ruta = (request.params as Folder)['*'].normalize('NFC');
      if (ruta === JUGADOR.pagina || ruta === JUGADOR.pagina.slice(0, -1)) {
        const page = await playerPage(here(), request, subject);
        return reply.headers({ ...PLAYER_HEADERS, 'content-security-policy': playerPolicy(config) }).send(page);
      }
      const [, file] = A_FILE.exec(ruta) ?? [];
      if (file !== undefined) return sendPlayerFile(reply, await player(file, takesGzip(request)));
      const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
      const { status, headers, body } = await openArchivo(here(), {
        id_paquete: subject.id_paquete,
        ruta,
        headersOnly: request.method === 'HEAD',
        acceptsGzip: takesGzip(request),
        range,
        ifRange: ifRange?.toString(),
        ifNoneMatch,
      });
      return reply.code(status).headers(headers).send(body);
    });
    app.post(
      `/:boleto/${JUGADOR.guardar}`,
      { bodyLimit: GUARDAR_BYTES, onRequest: async (request) => void (await admitted(request)) },
      async (request, reply) => {
        const { status, answer } = await storeCommit({ ...here(), log: request.log }, await admitted(request), request.body);
        return reply.code(status).header('cache-control', 'no-store').send(answer);
      },
    );
  };

/** Whether a request came to the host of its package, where each has one of its own. */
function isOwnHost({ contenido: { url } }: Config, { hostname }: FastifyRequest, { id_paquete }: BoletoPaquete): boolean {
  return url === null || !url.includes('*') || hostname.split('.')[0] === `p${id_paquete}`;
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
