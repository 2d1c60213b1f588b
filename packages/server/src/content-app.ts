import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { createHttp } from './core/http/http.ts';
import { leaveToOthers } from './core/http/other-processes.ts';
import { contentHeaders } from './core/http/security-headers.ts';
import { closeWhileStopping } from './core/http/stopping.ts';
import { contenidoRoutes } from './domains/paquete/contenido.routes.ts';
import { failure } from './errors/errors.ts';

/** Options of the application of the portal, and the folder of the built player. */
export interface ContentAppOptions extends AppOptions {
  readonly playerFolder?: string;
}

/**
 * Builds the HTTP application of the origin of content packages without listening on a port (record 122). It answers tickets alone, knows no session and
 * sets no cookie.
 */
export async function buildContentApp(options: ContentAppOptions): Promise<FastifyInstance> {
  const { config, runtime } = options;
  const app = createHttp(config, { ...options, headers: contentHeaders(config), home: `${config.publicUrl}/` });
  closeWhileStopping(app, runtime);
  leaveToOthers(app, runtime);
  app.addHook('onRequest', async ({ headers }) => {
    // A worker would go on after its package and see the requests of others.
    if (headers['service-worker'] !== undefined) throw failure('sin_permiso', 'paquete.servidor.sinTrabajador');
    if (runtime.state !== 'listo' && runtime.state !== 'deteniendo') throw failure('no_disponible', 'llamada.iniciando');
  });
  await app.register(contenidoRoutes(options));
  app.all('/*', () => {
    throw failure('no_encontrado', 'paquete.servidor.sinPagina');
  });
  return app;
}
