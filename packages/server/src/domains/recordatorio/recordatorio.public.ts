export { recheckRetenidos } from './use-cases/recheck-retenidos.ts';
export { sendRecordatorios } from './use-cases/send-recordatorios.ts';
