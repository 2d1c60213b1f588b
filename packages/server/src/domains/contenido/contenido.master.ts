import type { ContenidoFila } from '@portal/contract';
import type { Master } from '../../core/master-service.ts';
import { requireAddress, requireTema } from '../tema/tema.public.ts';
import { contenidoRows } from './contenido.repository.ts';

/** Content items as a master; nothing points at one, so any may be deleted (section 2, "/contenido"; section 5, "Content"). */
export const contenidoMaster: Master<ContenidoFila> = {
  noun: 'El contenido',
  key: 'id_contenido',
  rows: contenidoRows,
  columns: async (trx, input) => {
    await requireTema(trx, input['id_tema'] as number | null | undefined);
    await requireAddress(trx, 'url', input['url'] as string | null);
    await requireAddress(trx, 'subtitulos', input['subtitulos'] as string | null);
    return input;
  },
  dependents: async () => [],
  missing: async (trx, id) => ((await contenidoRows.find(trx, id))?.url ? [] : ['El contenido no tiene archivo ni dirección.']),
};
