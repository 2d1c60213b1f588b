import { useTranslations } from 'use-intl';
import type { Intento } from '../../../pieces/evaluacion/evaluacion.queries.ts';

/** Returns the texts of an attempt's form: one with questions is graded, one without is completed by its rating (P15). */
export function useCuestionarioTexts({ preguntas, notaminima, numero_intento: intento }: Intento) {
  const t = useTranslations('evaluacion');
  const total = preguntas.length;
  if (total === 0)
    return {
      title: t('completar'),
      description: t('sinPreguntas'),
      confirmation: t('confirmarValoracion'),
      send: t('continuar'),
    };
  return {
    title: t('cuestionario'),
    description: t('resumen', { preguntas: total, notaminima, intento }),
    confirmation: t('confirmarTexto', { preguntas: total }),
    send: t('enviar'),
  };
}
