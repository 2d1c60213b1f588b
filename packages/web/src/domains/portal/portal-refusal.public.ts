export { NoEnTienda, SinPermiso } from './SinPermiso.tsx';
