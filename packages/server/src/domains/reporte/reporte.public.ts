export { freezeMonth } from './use-cases/freeze-cuadros.ts';
export { sendProgramados } from './use-cases/send-programados.ts';
