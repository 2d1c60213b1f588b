export { EstadoPlanBadge } from './EstadoPlanBadge.tsx';
export { areThere, DiasFuera } from './FueraDeDias.tsx';
export { PersonasLink } from './PersonasLink.tsx';
