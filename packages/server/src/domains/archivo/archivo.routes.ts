import { api } from '@portal/contract';
import { rawRoute, route, type Route } from '../../core/http/route.ts';
import { describeFile, openFile } from './archivo.service.ts';
import { keepUpload } from './subida.service.ts';

export const archivoRoutes: readonly Route[] = [
  route(api.archivo.ins, keepUpload),
  route(api.archivo.sel, describeFile),
  rawRoute(api.archivo.abrir, async (context, { params, query }, reply) => {
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = reply.request.headers;
    const headers = { range, ifRange: ifRange?.toString(), ifNoneMatch };
    const headersOnly = reply.request.method === 'HEAD';
    const answer = await openFile(context, {
      id: params.id,
      boleto: query.boleto,
      download: query.descarga === '1',
      headersOnly,
      headers,
    });
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  }),
];
