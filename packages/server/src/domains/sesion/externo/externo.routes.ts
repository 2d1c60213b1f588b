import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContextFactory } from '../../../core/http/mount.ts';
import { returnExternal, signInAddress } from './use-cases/return-external.ts';

interface Request {
  Params: { proveedor: string };
  Body: URLSearchParams | undefined;
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://localhost').searchParams;

/**
 * Registers the return address of providers, for queries and forms (Apple). Every outcome redirects the browser to the sign-in screen,
 * which finishes with `POST /usuario/externo/terminar`.
 */
export const externoRoutes = (createContext: ContextFactory) => async (app: FastifyInstance) => {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body)),
  );
  app.route<Request>({
    method: ['GET', 'POST'],
    url: '/usuario/externo/:proveedor/retorno',
    handler: async (request, reply) => {
      const context = await createContext(request);
      const parameters = request.body instanceof URLSearchParams ? request.body : queryOf(request);
      const address = await returnExternal(context, { proveedor: request.params.proveedor, parameters }).catch((error: unknown) => {
        request.log.error({ err: error }, 'falla al volver de un proveedor de ingreso');
        return signInAddress(context);
      });
      return reply.redirect(address, 303);
    },
  });
};
