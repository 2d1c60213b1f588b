export { PrimerosPasos } from './pasos/PrimerosPasos.tsx';
