import { loadWorker } from '../../threads/load-worker.mjs';

await loadWorker('spreadsheet-worker.js', () => import('./worker.ts'));
