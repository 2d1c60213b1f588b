export { destroySellos } from './suprimir.repository.ts';
export { suppress } from './suprimir.service.ts';
export { applyRetencion } from './use-cases/apply-retencion.ts';
export { repeatSupresiones, syncSupresiones } from './use-cases/repeat-supresiones.ts';
