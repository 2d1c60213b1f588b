export { NoEnTienda, SinPermiso, SoloSinLimite } from './SinPermiso.tsx';
