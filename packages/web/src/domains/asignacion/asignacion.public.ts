export { AvisoAction } from './lista/AvisoAction.tsx';
export { CerrarDialog } from './lista/CerrarDialog.tsx';
export { AsignarSteps } from './plan/AsignarSteps.tsx';
export { SimulacionDialog } from './simulacion/SimulacionDialog.tsx';
export type { Simulate } from './simulacion/simulacion.queries.ts';
