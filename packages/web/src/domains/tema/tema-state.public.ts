export { TOPIC_TONES, temaState } from './tema-state.ts';
export { TopicStateBadge } from './TopicStateBadge.tsx';
