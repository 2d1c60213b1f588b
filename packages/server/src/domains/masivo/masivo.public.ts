export { forgetMasivos } from './masivo.repository.ts';
export { hasPendientes, runMasivos } from './use-cases/run-masivos.ts';
