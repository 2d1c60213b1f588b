import { loadWorker } from '../../../../threads/load-worker.mjs';

await loadWorker('bank-worker.js', () => import('./worker.ts'));
