import type { api, ContenidoFila, RequestOf } from '@portal/contract';
import type { Master } from '../../core/master/master-service.ts';
import { requireAddress, requireKind, requireTema } from '../tema/tema.public.ts';
import { contenidoRows } from './contenido.repository.ts';

/** Content items as a master; nothing points at one, so any may be deleted (P80, P71). */
export const contenidoMaster: Master<ContenidoFila> = {
  noun: 'El contenido',
  key: 'id_contenido',
  rows: contenidoRows,
  columns: async (trx, input) => {
    const { id_tema, codigo_tipo, url, subtitulos } = input as unknown as RequestOf<typeof api.contenido.ins>['body'];
    await requireTema(trx, id_tema);
    requireKind('url', await requireAddress(trx, 'url', url), codigo_tipo);
    requireKind('subtitulos', await requireAddress(trx, 'subtitulos', subtitulos), 'subtitulos');
    return input;
  },
  dependents: async () => [],
  missing: async (trx, id) => ((await contenidoRows.find(trx, id))?.url ? [] : ['El contenido no tiene archivo ni dirección.']),
};
