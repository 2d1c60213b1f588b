export { useContentLanguage, usePortalInfo } from './portal.queries.ts';
