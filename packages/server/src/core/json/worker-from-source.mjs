import { loadWorker } from '../../threads/load-worker.mjs';

await loadWorker('json-worker.js', () => import('./worker.ts'));
