import type { SucesoAsignacion } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';

type Opened = Pick<SucesoAsignacion, 'fuente' | 'regla' | 'razon'>;

/** Returns a function that words what opened an assignment: who or what gave it, and what was true of the person then. */
export function useOrigen(): (opened: Opened) => string {
  const t = useTranslations('asignacion.edicion');
  const campo = useTranslations('regla.campo');
  const source = ({ fuente, regla, razon }: Opened): string => {
    if (fuente === 'planilla') return t('origen.planilla', { archivo: razon.archivo ?? '' });
    if (fuente === 'copia') return t('origen.copia', { plan: razon.plan ?? '' });
    if (fuente === 'individual') return t('origen.individual');
    return regla ? t('origen.regla', { regla }) : t('origen.reglaSinNombre');
  };
  return (opened) => {
    const met = Object.entries(opened.razon.condiciones ?? {}) as [keyof NonNullable<typeof opened.razon.condiciones>, string][];
    return [source(opened), ...met.map(([name, valor]) => t('condicion', { campo: campo(name), valor }))].join(' · ');
  };
}
