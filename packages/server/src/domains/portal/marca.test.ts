import { TEST_NOW } from '@portal/testkit/app.ts';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../config/config.ts';
import { newRuntime } from '../../core/http/runtime.ts';

test('portal and logo answer 503 before the database is open', async () => {
  const app = await buildApp({ config: loadConfig({ LOG_LEVEL: 'silent' }), runtime: newRuntime(), clock: () => TEST_NOW });
  for (const url of ['/api/portal', '/api/portal/logo']) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.json<{ code: string }>().code], url).toEqual([503, 'no_disponible']);
  }
  await app.close();
});
