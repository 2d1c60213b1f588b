import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config/config.ts';
import { callerOf, type LugarContenido } from './core/context.ts';
import { limitConcurrencyOfEach } from './core/limit-concurrency.ts';
import { dayIn } from './core/day.ts';
import type { Connection } from './db/connection.ts';
import type { Executor } from './db/executor.ts';
import type { Reading } from './db/reading.ts';
import { failure } from './errors/errors.ts';
import { setCaller } from './core/http/answer/answered.ts';
import { createHttp, type HttpOptions, unknownCall } from './core/http/http.ts';
import { textsFor } from './core/http/language.ts';
import { type CallReading, type ContextFactory, mount } from './core/http/mount.ts';
import { connectionOf, type Runtime } from './core/http/runtime.ts';
import { isWriteFailure } from './core/http/answer/translate-error.ts';
import { tagAnswers } from './core/http/answer/tag-answers.ts';
import { serveClient } from './core/http/answer/static.ts';
import { leaveToOthers } from './core/http/other-processes.ts';
import { closeWhileStopping } from './core/http/stopping.ts';
import * as domains from './domains/index.ts';
import { findLogoOf } from './domains/configuracion/configuracion.public.ts';
import { boletoRoutes } from './domains/archivo/archivo.routes.ts';
import { subidaRoutes } from './domains/archivo/subida.routes.ts';
import { estadoRoutes } from './domains/estado/estado.routes.ts';
import { imagenRoutes } from './domains/portal/imagen.routes.ts';
import { marcaRoutes, portalRoutes, saludRoute } from './domains/portal/portal.routes.ts';
import { externoRoutes } from './domains/sesion/externo/externo.routes.ts';
import { findCaller } from './domains/sesion/sesion.public.ts';
import { scimRoutes, type ScimContextFactory } from './domains/scim/protocolo.routes.ts';
import { findScimCaller } from './domains/scim/scim.public.ts';

/** Long JSON answers only: a shorter one costs more time to compress than it saves on a slow line. Files come compressed or do not shrink. */
const COMPRESSION = { encodings: ['gzip' as const], threshold: 8 * 1024, customTypes: /^application\/json/, zlibOptions: { level: 4 } };

/** Connections that one person reads lists and reports with at once; further statements of the person wait for these. */
const READS_AT_ONCE = 3;

/** Characters of a user agent that are kept; those of browsers are shorter. */
const AGENT_LENGTH = 300;

export interface AppOptions extends HttpOptions {
  readonly config: Config;
  readonly runtime: Runtime;
  /** The only clock of the server; tests replace it. */
  readonly clock: () => Date;
  /** Folder of the built web client; absent in tests of the API. */
  readonly clientFolder?: string;
}

/** Builds the HTTP application without listening on a port; tests call `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, runtime, clock } = options;
  const app = createHttp(config, options);
  closeWhileStopping(app, runtime);
  leaveToOthers(app, runtime);
  const createContext = contextFactory(options);
  await app.register(
    async (instance) => {
      instance.addHook(
        'onSend',
        async (_request, reply) => void reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store'),
      );
      tagAnswers(instance);
      await instance.register(compress, COMPRESSION);
      await instance.register(saludRoute(runtime, clock));
      await instance.register(marcaRoutes(runtime, config));
      await instance.register(imagenRoutes(runtime, config));
      instance.addHook('onError', async (_request, _reply, error) => {
        if (isWriteFailure(error)) runtime.writeFailed = clock();
      });
      mount(instance, portalRoutes, createContext);
      await instance.register(async (guarded) => {
        guarded.addHook('onRequest', async () => requireReady(runtime));
        for (const routes of [...Object.values(domains), estadoRoutes(runtime)]) mount(guarded, routes, createContext);
        await guarded.register(boletoRoutes(runtime, config, clock));
        await guarded.register(subidaRoutes(config, createContext));
        await guarded.register(externoRoutes(createContext));
        await guarded.register(scimRoutes(scimContextFactory(options)));
      });
      // Without this route index.html of the client would answer unknown calls.
      instance.all('/*', (request) => {
        throw unknownCall(request.method, request.url);
      });
    },
    { prefix: `${config.basePath}/api` },
  );
  if (options.clientFolder) await serveClient(app, options.clientFolder, config);
  return app;
}

/** Returns the name of the calling program, cut: nobody stores a long text with it. */
const agentOf = (agent: string | undefined): string | null => agent?.slice(0, AGENT_LENGTH) || null;

function requireReady({ state }: Runtime): void {
  if (state !== 'listo' && state !== 'deteniendo') throw failure('no_disponible', 'llamada.iniciando');
}

function readFrom(connection: Connection, { signal, lagging }: CallReading, limits: Omit<Reading, 'signal'>): Executor {
  const reading = { signal, ...limits };
  return lagging ? connection.readingLagging(reading) : connection.reading(reading);
}

const tokenOf = (request: FastifyRequest): string | undefined => /^Bearer (\S{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** Builds the contexts of SCIM requests: the token's statement comes first, so that nothing is read for a caller without a valid one (P160). */
function scimContextFactory({ config, runtime, clock }: AppOptions): ScimContextFactory {
  return async (request) => {
    const { db } = connectionOf(runtime);
    const now = clock();
    const { id_scim_token, user, scope } = await findScimCaller(db, tokenOf(request), now);
    const { settings } = await findCaller(db, undefined, { now, ip: request.ip });
    const today = dayIn(settings.zona_horaria, now);
    const call = { now, today, settings, config, ip: request.ip, agente: agentOf(request.headers['user-agent']), log: request.log };
    return { db, user, scope, dispositivo: null, id_scim_token, ...call, texts: await textsFor(request) };
  };
}

/** Returns where packages are opened now (record 122): without settings on the host by which the caller reaches the portal. */
function lugarOf({ contenido, publicUrl }: Config, { contentPortTaken }: Runtime, request: FastifyRequest): LugarContenido {
  const { url, byHost, port } = contenido;
  const portal = byHost ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  if (contentPortTaken) return { url: null, problema: 'puerto_ocupado', portal };
  if (url === null) return { url, problema: 'sin_https', portal };
  return { url: byHost ? `http://${request.hostname}:${port}` : url, problema: null, portal };
}

/** Builds the context factory; it reads session and settings in one statement per call. Throws 503 before the database is open. */
function contextFactory({ config, runtime, clock }: AppOptions): ContextFactory {
  const turnOf = limitConcurrencyOfEach(READS_AT_ONCE);
  return async (request, reading) => {
    const connection = connectionOf(runtime);
    const { db } = connection;
    const now = clock();
    const token = tokenOf(request);
    const { settings, user, scope, dispositivo } = await findCaller(db, token, { now, ip: request.ip });
    setCaller(request, { user, dispositivo });
    const turn = turnOf(user ? callerOf(user).id_usuario : request.ip);
    return {
      db: reading ? readFrom(connection, reading, { mostMs: config.statementMs, turn }) : db,
      user,
      scope,
      dispositivo,
      now,
      today: dayIn(settings.zona_horaria, now),
      settings,
      config,
      ip: request.ip,
      agente: agentOf(request.headers['user-agent']),
      log: request.log,
      texts: await textsFor(request),
      contenido: lugarOf(config, runtime, request),
      logo: () => findLogoOf(db, settings),
    };
  };
}
