export { SimulacionDialog } from './simulacion/SimulacionDialog.tsx';
