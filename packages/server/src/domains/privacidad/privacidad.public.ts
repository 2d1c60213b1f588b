export { destroySellos } from './suprimir.repository.ts';
export { suppress } from './suprimir.service.ts';
export { repeatSupresiones, syncSupresiones } from './use-cases/repeat-supresiones.ts';
