export { ModuloSource } from './ModuloSource.tsx';
