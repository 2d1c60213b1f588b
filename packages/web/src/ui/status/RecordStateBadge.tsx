import { useFormatter, useTranslations } from 'use-intl';
import { StateBadge, type Tone } from './StateBadge.tsx';

const RECORD_STATES = {
  0: { tone: 'warning', key: 'enDesarrollo' },
  1: { tone: 'primary', key: 'activo' },
  2: { tone: 'danger', key: 'inactivo' },
} as const;

/** codigo_estado of program, course, module, topic and plan (specification, section 4). */
export function RecordStateBadge({ code }: { code: number }) {
  const t = useTranslations('comun.estado');
  const { tone, key } = RECORD_STATES[code as 0 | 1 | 2] ?? RECORD_STATES[0];
  return <StateBadge tone={tone}>{t(key)}</StateBadge>;
}

/** State of a user: Activo, anything else is red. */
export function UserStateBadge({ active }: { active: boolean }) {
  const t = useTranslations('comun.estado');
  return <StateBadge tone={active ? 'info' : 'danger'}>{active ? t('activo') : t('cesado')}</StateBadge>;
}

export const TOPIC_TONES = {
  pendiente: 'neutral',
  enProgreso: 'info',
  evaluado: 'success',
  vencido: 'danger',
  bloqueado: 'warning',
} as const;
export type TopicState = keyof typeof TOPIC_TONES;

/** How far a learner is with a topic. */
export function TopicStateBadge({ state }: { state: TopicState }) {
  const t = useTranslations('comun.estado');
  return <StateBadge tone={TOPIC_TONES[state]}>{t(state)}</StateBadge>;
}

/** A grade: primary when it reaches the pass mark, otherwise danger. */
export function GradeBadge({ grade, passMark }: { grade: number; passMark: number }) {
  const format = useFormatter();
  const tone: Tone = grade >= passMark ? 'primary' : 'danger';
  return (
    <StateBadge tone={tone} dot={false}>
      {format.number(grade, { maximumFractionDigits: 2 })}
    </StateBadge>
  );
}
