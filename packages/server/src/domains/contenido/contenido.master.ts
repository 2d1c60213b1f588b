import { contenidoMaestro } from '@portal/contract/contenido';
import { message } from '@portal/messages';
import { masterService } from '../../core/master/master-service.ts';
import { requireOwn, requireOwned } from '../../core/master/owner.ts';
import { invalid } from '../../errors/errors.ts';
import { requireAddress, requireKind, requireReachable, requireTema } from '../tema/tema.public.ts';
import { contenidoRows } from './contenido.repository.ts';

/** Content items as a master (P80). No record references one, so any may be deleted. */
export const contenidoService = masterService({
  definition: contenidoMaestro,
  noun: 'contenido',
  rows: contenidoRows,
  permit: async ({ trx, scope, id, values }) => {
    const stored = id === undefined ? undefined : await contenidoRows.find(trx, id);
    if (stored) requireOwned(scope, [stored.id_empresa]);
    if (!values) return;
    const { url, subtitulos } = values;
    const id_tema = values.id_tema === undefined && stored ? stored.id_tema : (values.id_tema ?? null);
    await requireTema(trx, id_tema, { scope });
    if (scope !== null && id_tema === null) throw invalid('id_tema', 'pertenencia.errores.tema');
    if (id_tema !== null) await requireOwn(trx, { table: 'tema', scope }, [id_tema]);
    await requireReachable(trx, scope, { url, subtitulos });
  },
  columns: async (trx, input) => {
    const { codigo_tipo, url, subtitulos } = input;
    requireKind('url', await requireAddress(trx, 'url', url), codigo_tipo);
    requireKind('subtitulos', await requireAddress(trx, 'subtitulos', subtitulos), 'subtitulos');
    return input;
  },
  missing: async (trx, ids) =>
    new Map(
      [...(await contenidoRows.textsOf(trx, ids, 'url'))].map(([id, url]) => [
        id,
        url ? [] : [{ texto: message('contenido.avisos.sinArchivo'), impide: false }],
      ]),
    ),
});
