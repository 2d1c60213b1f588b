import { register } from 'tsx/esm/api';

// A thread of Node 20 cannot load TypeScript, whatever the main thread uses (vitest, tsx): it registers tsx itself.
register();
await import('./worker.ts');
