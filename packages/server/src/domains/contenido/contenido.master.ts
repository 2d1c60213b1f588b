import { contenidoMaestro } from '@portal/contract';
import { message } from '@portal/messages';
import { masterService } from '../../core/master/master-service.ts';
import { requireAddress, requireKind, requireTema } from '../tema/tema.public.ts';
import { contenidoRows } from './contenido.repository.ts';

/** Content items as a master (P80). No record references one, so any may be deleted. */
export const contenidoService = masterService({
  definition: contenidoMaestro,
  noun: 'contenido',
  rows: contenidoRows,
  columns: async (trx, input) => {
    const { id_tema, codigo_tipo, url, subtitulos } = input;
    await requireTema(trx, id_tema);
    requireKind('url', await requireAddress(trx, 'url', url), codigo_tipo);
    requireKind('subtitulos', await requireAddress(trx, 'subtitulos', subtitulos), 'subtitulos');
    return input;
  },
  dependents: async () => [],
  missing: async (trx, id) =>
    (await contenidoRows.find(trx, id))?.url ? [] : [{ texto: message('contenido.avisos.sinArchivo'), impide: false }],
});
