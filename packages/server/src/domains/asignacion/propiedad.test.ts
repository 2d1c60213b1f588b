import { useTestApp } from '@portal/testkit/app.ts';
import { Historia } from '@portal/testkit/models/regla-historia.ts';
import { buildEscena, clearHistory, type Escena, storedState } from '@portal/testkit/models/regla-mundo.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../demo/random.ts';

const SEEDS = Array.from({ length: 60 }, (_empty, index) => 20_261_121 + index);
const EVENTS = 11;

const app = useTestApp();
let admin: Alumno;
let escena: Escena;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  escena = await buildEscena(app, '2026-11-21');
});

test('a history of people and rules assigns what a second evaluator says, pair by pair', async () => {
  for (const seed of SEEDS) {
    await clearHistory(app, admin.id_usuario);
    const historia = new Historia(app, { token: admin.token, escena, random: createRandom(seed) });
    const events: string[] = [];
    try {
      for (let count = 0; count < 3; count += 1) await historia.join();
      while (events.length < EVENTS) events.push(await historia.step());
      await historia.job();
      expect(await storedState(app), 'after the last run of the job').toEqual(historia.modelo.state());
    } catch (error) {
      throw new Error(`seed ${seed}, after ${events.join(', ')}: ${String(error)}`, { cause: error });
    }
  }
});
