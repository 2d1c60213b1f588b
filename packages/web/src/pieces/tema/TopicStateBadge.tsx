import { useTranslations } from 'use-intl';
import { TOPIC_TONES, type TopicState } from './tema-state.ts';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Badge of a learner's state in a topic. */
export function TopicStateBadge({ state }: { state: TopicState }) {
  const t = useTranslations('comun.estado');
  return <StateBadge tone={TOPIC_TONES[state]}>{t(state)}</StateBadge>;
}
