import type { AnyList, ListQuery } from '@portal/contract/core';
import { seguimientoLista } from '@portal/contract/planestudio';
import {
  empresaSeguimientoLista,
  empresaTotalLista,
  generalDptoLista,
  generalEmpresaLista,
  type InformeCuadro,
  lineaTiempoLista,
  npsLista,
  type RutaReporte,
  usuarioEmpresaLista,
} from '@portal/contract/reporte';
import { noAsignadoLista } from '@portal/contract/usuario';
import { sumOf } from './about.service.ts';
import { listEmpresas, listTotales } from './empresa.repository.ts';
import { dptos, empresas, type Lectura } from './general.service.ts';
import type { FiltrosLeidos } from './guardado.rules.ts';
import { listLineaTiempo } from './linea-tiempo.repository.ts';
import { listNps } from './nps.repository.ts';
import { listUsuarioEmpresa } from './usuario-empresa.repository.ts';
import type { AskedFilters } from '../../list/filter-facts.ts';
import type { Listing } from '../../list/listing.ts';
import { listSeguimiento } from '../planestudio/planestudio.public.ts';
import { listSinAsignacion } from '../usuario/usuario.public.ts';

/** Reader of a report outside a call. */
export interface LecturaDeInforme extends Lectura {
  /** The portal's time zone. */
  readonly zona: string;
}

/** Report by the address of its screen: its list, and how its rows are read. */
export interface Reporte {
  readonly list: AnyList;
  readonly rows: (lectura: LecturaDeInforme, filtros: FiltrosLeidos, query: ListQuery) => Promise<Listing<unknown>>;
  /** Filters that the report has; by default companies, plans and days. */
  readonly asks?: (filtros: FiltrosLeidos) => AskedFilters;
  /** Reads the row that adds up the others. */
  readonly sum?: (lectura: LecturaDeInforme, filtros: FiltrosLeidos, query: ListQuery) => Promise<object | undefined>;
}

/** Filters with the one plan of a report that has one; no plan finds nobody. */
const onePlan = ({ id_planestudio: [id_planestudio = 0], ...filtros }: FiltrosLeidos) => ({ ...filtros, id_planestudio });

const sumOfPlan: Reporte['sum'] = (lectura, filtros, query) => sumOf(lectura, onePlan(filtros), query);

/** Every report that is saved, sent or frozen; its screen reads the same rows. */
export const REPORTES: Readonly<Record<RutaReporte | InformeCuadro, Reporte>> = {
  '/reporteusuarioxempresa': { list: usuarioEmpresaLista, rows: listUsuarioEmpresa },
  '/reportenps': {
    list: npsLista,
    rows: (lectura, filtros, query) => listNps(lectura, onePlan(filtros), query),
    asks: ({ id_empresa: _none, ...asked }) => asked,
  },
  '/reportegralempresa': {
    list: generalEmpresaLista,
    rows: (lectura, filtros, query) => empresas(lectura, onePlan(filtros), query),
    sum: sumOfPlan,
  },
  '/reportedptoceco': {
    list: generalDptoLista,
    rows: (lectura, filtros, query) => dptos(lectura, onePlan(filtros), query),
    sum: sumOfPlan,
  },
  '/reportelineatiempo': {
    list: lineaTiempoLista,
    rows: listLineaTiempo,
    asks: ({ id_planestudio: _none, ...asked }) => asked,
  },
  '/reportenoasignado': {
    list: noAsignadoLista,
    rows: ({ db, scope, today, zona }, { id_empresa, id_planestudio, fecha_hasta }, query) =>
      listSinAsignacion({ db, scope }, { empresas: id_empresa, planes: id_planestudio, hasta: fecha_hasta, today, zona }, query),
  },
  '/empresaseguimiento': {
    list: empresaSeguimientoLista,
    rows: (lectura, { id_planestudio }, query) => listEmpresas(lectura, id_planestudio, query),
  },
  '/reporteempresa': { list: empresaTotalLista, rows: (lectura, { id_planestudio }, query) => listTotales(lectura, id_planestudio, query) },
  '/planestudioseguimiento': { list: seguimientoLista, rows: (lectura, _filtros, query) => listSeguimiento(lectura, query) },
};
