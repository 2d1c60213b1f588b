import { loadWorker } from '../../threads/load-worker.mjs';

await loadWorker('embedded-worker.js', () => import('./worker.ts'));
