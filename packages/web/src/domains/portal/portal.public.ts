export { usePortalInfo } from './portal.queries.ts';
