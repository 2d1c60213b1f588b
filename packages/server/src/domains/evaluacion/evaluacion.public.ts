export { openAttempt } from './use-cases/open-attempt.ts';
export { grade } from './evaluacion.rules.ts';
export { toRespuesta } from './resultado.rules.ts';
