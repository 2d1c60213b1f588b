import { ALL, dayOf } from '../../../core/router/asked-range.ts';
import type { SearchOf } from '../../../core/router/paths.ts';

/** Filters of a list of assignments, as its call takes them; what is absent means all. */
export interface Filtros {
  /** Ids separated by commas. */
  readonly id_empresa?: string | undefined;
  readonly codigo?: string | undefined;
  readonly id_planestudio?: number | undefined;
  readonly fecha_desde?: string | undefined;
  readonly fecha_hasta?: string | undefined;
  readonly centro_costo?: number | undefined;
  readonly dpto?: number | undefined;
  readonly puesto?: number | undefined;
  readonly codigo_estado?: number | undefined;
}

/** Returns the filters of an address; undefined before a list was asked for. */
export function filtrosOf({ desde, hasta, ...address }: SearchOf<'/asignacion'>): Filtros | undefined {
  if (desde === undefined) return undefined;
  const { empresas, codigo, plan, ceco, dpto, puesto } = address;
  return {
    id_empresa: empresas === ALL ? undefined : empresas || undefined,
    codigo: codigo || undefined,
    id_planestudio: plan,
    fecha_desde: dayOf(desde),
    fecha_hasta: dayOf(hasta),
    centro_costo: ceco,
    dpto,
    puesto,
  };
}
