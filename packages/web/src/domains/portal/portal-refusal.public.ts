export { SinPermiso } from './SinPermiso.tsx';
