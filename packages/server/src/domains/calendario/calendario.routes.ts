import { calendarioApi } from '@portal/contract/calendario';
import { matchesTag, tagOf } from '../../core/http/answer/etag.ts';
import { rawRoute, route, type Route } from '../../core/http/route.ts';
import { createEnlace, getEnlace, openCalendario, removeEnlace } from './calendario.service.ts';

export const calendarioRoutes: readonly Route[] = [
  route(calendarioApi.sel, getEnlace),
  route(calendarioApi.ins, createEnlace),
  route(calendarioApi.del, removeEnlace),
  rawRoute(calendarioApi.abrir, async (context, request, reply) => {
    const body = await openCalendario(context, request);
    const etag = tagOf(body);
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
    if (matchesTag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="calendario.ics"').send(body);
  }),
];
