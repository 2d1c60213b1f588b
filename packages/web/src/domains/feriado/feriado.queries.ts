import { feriadoMaestro } from '@portal/contract/feriado';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Days that are not worked, as a master (P43). */
export const feriados = masterQueries(feriadoMaestro, { keys: keysOf('feriado'), invalidates: [], children: noChildren });
