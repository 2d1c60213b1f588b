import type { CuadroFila } from '@portal/contract/reporte';
import { useTranslations } from 'use-intl';

/** Returns the name of a cuadro: its report, and its plan if it is of one. */
export function useCuadroName({ informe, plan }: Pick<CuadroFila, 'informe' | 'plan'>): string {
  const labels = useTranslations('comun.opciones.informeCuadro');
  return [labels(informe), plan].filter(Boolean).join(' · ');
}
