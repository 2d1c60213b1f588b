export { useFicha } from './usuario.queries.ts';
export { UserStateBadge } from './UserStateBadge.tsx';
