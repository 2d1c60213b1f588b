import { useTranslations } from 'use-intl';
import { StateBadge } from './StateBadge.tsx';

const RECORD_STATES = {
  0: { tone: 'warning', key: 'enDesarrollo' },
  1: { tone: 'primary', key: 'activo' },
  2: { tone: 'danger', key: 'inactivo' },
} as const;

/** Badge of the `codigo_estado` of a program, course, module, topic or plan (P70). */
export function RecordStateBadge({ code }: { code: number }) {
  const t = useTranslations('comun.estado');
  const { tone, key } = RECORD_STATES[code as 0 | 1 | 2] ?? RECORD_STATES[0];
  return <StateBadge tone={tone}>{t(key)}</StateBadge>;
}
