export { foldSumas, rebuildSumas } from './sumas.repository.ts';
