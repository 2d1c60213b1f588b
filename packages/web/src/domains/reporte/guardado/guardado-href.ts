import type { GuardadoFila } from '@portal/contract/reporte';
import { href } from '../../../core/router/paths.ts';

/** Returns the target of a saved report: its screen with the days of today. */
export const guardadoHref = ({ ruta, filtros }: Pick<GuardadoFila, 'ruta' | 'filtros'>) =>
  href(ruta, { ...filtros, desde: filtros.desde ?? '0' });
