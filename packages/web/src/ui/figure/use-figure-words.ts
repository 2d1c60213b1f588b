import { CIFRAS, type Cifra, type CifraId } from '@portal/contract/cifra';
import { useFormatter, useTranslations } from 'use-intl';

const PARTS = ['cesados', 'cerradas', 'anulados', 'personal', 'inactivos'] as const;

/** Words of one figure. */
export interface FigureWords {
  readonly name: string;
  readonly definition: string;
  readonly formula: string;
  /** Included and excluded cases, and the moment by which days select. */
  readonly facts: readonly string[];
}

/** Returns a function that words a figure of the registry. */
export function useFigureWords(): (id: CifraId) => FigureWords {
  const t = useTranslations('cifra');
  const format = useFormatter();
  return (id) => {
    const cifra: Cifra = CIFRAS[id];
    const sentence = (part: 'cuentan' | 'fuera') => {
      const parts = PARTS.filter((name) => cifra[name] === part).map((name) => t(`partes.${name}`));
      return parts.length > 0 ? [t(part, { lista: format.list(parts) })] : [];
    };
    return {
      name: t(`cifras.${id}.nombre`),
      definition: t(`cifras.${id}.definicion`),
      formula: t(`cifras.${id}.formula`),
      facts: [
        ...sentence('cuentan'),
        ...sentence('fuera'),
        ...(cifra.inactivos === 'pedido' ? [t('pedido')] : []),
        t(`fechas.${cifra.fechas}`),
      ],
    };
  };
}
