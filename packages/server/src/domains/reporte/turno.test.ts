import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { EscenaDireccion } from '@portal/testkit/scenes/direccion.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { isThorough } from '@portal/testkit/thorough.ts';
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { REPORTES } from './reportes.service.ts';

const recorder = useRecorder();
const app = useTestApp();
const escena = new EscenaDireccion(app);
beforeEach(() => escena.begin());

/** Signal of a run that is ended after some letters: each, and the report before them, asks once. */
function endedAfter(letters: number): AbortSignal {
  const { signal } = new AbortController();
  let asked = 0;
  vi.spyOn(signal, 'aborted', 'get').mockImplementation(() => (asked += 1) > letters + 1);
  return signal;
}

describe('a turn', () => {
  test('goes on where a run that was ended left it, each letter once', async () => {
    const id = await escena.save(escena.filtros(...(await escena.companies(3))));
    escena.due();
    const ended = endedAfter(1);
    expect(await escena.run(ended)).toBe(1);
    expect(Object.values(await escena.results(id)).toSorted()).toEqual(['adjunto', 'pendiente', 'pendiente']);
    app.now = new Date(app.now.getTime() + 60_000);
    expect(await Promise.all([escena.run(), escena.run()]).then(([one, two]) => one + two)).toBe(2);
    expect(Object.keys(await escena.letters())).toHaveLength(3);
  });

  test('leaves to the next day those whom it did not reach, for one letter', async () => {
    const id = await escena.save(escena.filtros(...(await escena.companies(2))));
    escena.due();
    expect(await escena.run(endedAfter(1))).toBe(1);
    escena.due('2026-11-23');
    expect(await escena.run()).toBe(2);
    expect(await app.db.selectFrom('correo').select('clave').where('clave', 'like', `informe-${id}-%`).execute()).toHaveLength(3);
  });

  test.runIf(isThorough)('of 2,000 companies takes runs of 500, and each manager gets one letter', { timeout: 300_000 }, async () => {
    await escena.companies(2000);
    const id = await escena.save(escena.filtros());
    const { total } = await escena.simulate(escena.filtros());
    escena.due();
    const runs: number[] = [];
    while (runs.at(-1) !== 0) runs.push(await escena.run());
    // Companies of other tests come in the fifth run.
    expect(runs.slice(0, 4)).toEqual([500, 500, 500, 500]);
    expect(runs.slice(4).reduce((sum, sent) => sum + sent, 0)).toBe(total - 2000);
    expect(Object.values(await escena.results(id)).filter((resultado) => resultado === 'adjunto')).toHaveLength(2000);
    expect(await app.db.selectFrom('correo').select('id_usuario').distinct().execute()).toHaveLength(total);
  });

  test('notes a company that fails, and the others get theirs', async () => {
    const [a, b] = await escena.companies(2);
    const id = await escena.save(escena.filtros(a!, b!));
    const report = REPORTES['/reporteusuarioxempresa'];
    const original = report.rows;
    const spy = vi.spyOn(report, 'rows').mockImplementation((lectura, ...rest) => {
      if (lectura.scope?.empresas.includes(a!.id_empresa)) throw new Error('bad');
      return original(lectura, ...rest);
    });
    onTestFinished(() => spy.mockRestore());
    escena.due();
    expect(await escena.run()).toBe(1);
    expect(Object.values(await escena.results(id)).toSorted()).toEqual(['adjunto', 'error']);
  });

  test.runIf(inject('testDatabase').kind === 'postgresql')('asks the same number of statements for each further company', async () => {
    const made = await escena.companies(6);
    const cost = async (count: number, nombre: string) => {
      await app.db.deleteFrom('reporte_guardado').execute();
      app.now = TEST_NOW;
      await escena.save(escena.filtros(...made.slice(0, count)), { nombre });
      escena.due();
      recorder.take();
      expect(await escena.run()).toBe(count);
      return recorder.take().length;
    };
    await cost(1, 'Calienta');
    const [two, four, six] = [await cost(2, 'Dos'), await cost(4, 'Cuatro'), await cost(6, 'Seis')];
    expect(six - four).toBe(four - two);
    expect((four - two) / 2).toBeLessThanOrEqual(8);
  });
});
