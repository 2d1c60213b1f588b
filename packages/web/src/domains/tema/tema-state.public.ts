export { TOPIC_TONES, temaState } from './tema-state.ts';
export { useEspera } from './use-espera.ts';
export { usePausa } from './use-pausa.ts';
export { TopicStateBadge } from './TopicStateBadge.tsx';
