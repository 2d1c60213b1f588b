import { type LogFila, logLista } from '@portal/contract/log';
import { optionLabel } from '@portal/messages';
import { useMemo } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { Tone } from '../status/StateBadge.tsx';

const TONES: Readonly<Record<string, Tone>> = { alta: 'success', cambio: 'info', baja: 'danger' };

/** Labels of an entry's kind and table, and the colour of its kind. */
export function useEntryWords() {
  const texts = useTexts();
  return useMemo(() => {
    const { tipo, tabla } = logLista.columns;
    return {
      tipo: (row: Pick<LogFila, 'tipo'>) => optionLabel(texts, tipo, row.tipo),
      tabla: (row: Pick<LogFila, 'tabla'>) => optionLabel(texts, tabla, row.tabla),
      tone: (row: Pick<LogFila, 'tipo'>): Tone => TONES[row.tipo] ?? 'neutral',
    };
  }, [texts]);
}
