import { configuraciones } from './configuracion.queries.ts';
import { useAll } from '../../core/master/use-master.ts';

/** Percentages below which a figure is red, and yellow (P98). */
export interface Umbrales {
  readonly rojo: number;
  readonly amarillo: number;
}

/** Until the settings are read. */
const UMBRALES: Umbrales = { rojo: 30, amarillo: 70 };

/** Fetches the limits of the settings. */
export function useUmbrales(): Umbrales {
  const { data } = useAll(configuraciones, ([settings]) => settings && { rojo: settings.umbral_rojo, amarillo: settings.umbral_amarillo });
  return data ?? UMBRALES;
}
