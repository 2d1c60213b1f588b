export { JustificacionesSection } from './JustificacionesSection.tsx';
export { RespuestaBadge } from './RespuestaBadge.tsx';
