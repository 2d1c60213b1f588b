export { SECCIONES } from './secciones.ts';
