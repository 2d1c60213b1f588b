export { GradeBadge } from './pieces/GradeBadge.tsx';
