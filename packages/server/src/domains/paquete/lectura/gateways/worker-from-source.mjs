import { loadWorker } from '../../../../threads/load-worker.mjs';

await loadWorker('package-worker.js', () => import('./worker.ts'));
