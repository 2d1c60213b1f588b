export { sendProgramados } from './use-cases/send-programados.ts';
