import type { MasivoFila } from '@portal/contract/masivo';
import { IDIOMAS } from '@portal/contract/usuario';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';

/** Returns the function that words what an act gives: days and languages by the reader's language, names as they are. */
export function useDestinoOf(): (acto: Pick<MasivoFila, 'clase' | 'destino'>) => string {
  const t = useTranslations('comun.opciones.idioma');
  const day = useDayFormat();
  return ({ clase, destino }) => {
    if (clase === 'cesar') return day.short(destino);
    const idioma = clase === 'idioma' ? IDIOMAS.find((one) => one === destino) : undefined;
    return idioma ? t(idioma) : destino;
  };
}

/** Words what an act gives. */
export const useDestino = (acto: Pick<MasivoFila, 'clase' | 'destino'>): string => useDestinoOf()(acto);
