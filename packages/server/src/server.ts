import { setFlagsFromString } from 'node:v8';

/**
 * How much V8 enlarges its space for new objects at a time. The loading of the program drops so many objects that the space would reach 32 MB, and keep
 * them until a load came: 25 of the 155 MB of an idle server. It stays at 2 MB until the server is ready, then grows as V8 does by itself (record 085).
 */
const growNewSpace = (factor: 1 | 2): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

growNewSpace(1);
// Everything else is loaded after that.
const { run } = await import('./serve.ts');
await run(() => growNewSpace(2));
