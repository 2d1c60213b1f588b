import { type AnyList, type ListQuery, type RutaReporte, usuarioEmpresaLista } from '@portal/contract';
import type { FiltrosLeidos } from './guardado.rules.ts';
import { listUsuarioEmpresa } from './usuario-empresa.repository.ts';
import type { Reader } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';

/** Report by the address of its screen: its list, and how its rows are read. */
interface Reporte {
  readonly list: AnyList;
  readonly rows: (reader: Reader, filtros: FiltrosLeidos, query: ListQuery) => Promise<Listing<unknown>>;
}

/** Every report that can be saved and sent; its screen reads the same rows. */
export const REPORTES: Readonly<Record<RutaReporte, Reporte>> = {
  '/reporteusuarioxempresa': { list: usuarioEmpresaLista, rows: listUsuarioEmpresa },
};
