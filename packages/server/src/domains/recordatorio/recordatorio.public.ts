export { recheckRetenidos } from './use-cases/recheck-retenidos.ts';
export { type Corrida, sendRecordatorios } from './use-cases/send-recordatorios.ts';
