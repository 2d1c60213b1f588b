export { PersonasLink } from './PersonasLink.tsx';
