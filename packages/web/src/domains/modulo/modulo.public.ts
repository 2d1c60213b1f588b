export { ModuloPropioSource, ModuloSource } from './ModuloSource.tsx';
