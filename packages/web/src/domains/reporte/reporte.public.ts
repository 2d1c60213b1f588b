export { EstadoPlanBadge } from './EstadoPlanBadge.tsx';
export { DiasFuera } from './FueraDeDias.tsx';
export { PersonasLink } from './PersonasLink.tsx';
