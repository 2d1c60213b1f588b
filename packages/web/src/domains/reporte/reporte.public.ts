export { EstadoPlanBadge } from './EstadoPlanBadge.tsx';
export { PersonasLink } from './PersonasLink.tsx';
