export { UserStateBadge } from './UserStateBadge.tsx';
