export { AvisosDePlan } from './AvisosDePlan.tsx';
export { RecordatoriosDeHoy } from './RecordatoriosDeHoy.tsx';
