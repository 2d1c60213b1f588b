export { type Corrida, sendRecordatorios } from './use-cases/send-recordatorios.ts';
