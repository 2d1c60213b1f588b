export { SimulacionDialog } from './simulacion/SimulacionDialog.tsx';
export type { Simulate } from './simulacion/simulacion.queries.ts';
