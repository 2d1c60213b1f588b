import { reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { requestOf } from '@portal/testkit/call.ts';
import { readPdf } from '@portal/testkit/files/read-pdf.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let token: string;
let [a, b] = [0, 0];
const frozen = new Map<string, readonly [number, number]>();

/** On the first day one person of A, with nothing approved; on the second one topic of two, a second person, and one of B. */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  [a, b] = [(await buildEmpresa(app.db, { empresa: 'Ánimo' })).id_empresa, (await buildEmpresa(app.db, { empresa: 'Bravo' })).id_empresa];
  const plan = await buildPlan(app.db, { today: '2026-11-21' });
  const ana = await enrol(app, [plan], { id_empresa: a });
  const freeze = async () => {
    expect((await app.call(reporteApi.congelar, { token: await signIn(app, admin) })).status).toBe(200);
  };
  await freeze();
  await take(ana, plan.ocurrencias[0]!);
  await enrol(app, [plan], { id_empresa: a });
  await enrol(app, [plan], { id_empresa: b });
  app.now = new Date(app.now.getTime() + 86_400_000);
  await freeze();
  token = await signIn(app, admin);
  const { data } = await app.call(reporteApi.cuadros, { token, query: { pagina: 1, orden: 'fecha' } });
  for (const { informe, id_cuadro } of data) frozen.set(informe, [frozen.get(informe)?.[0] ?? id_cuadro, id_cuadro]);
});

const pair = (informe: string) => {
  const [antes, ahora] = frozen.get(informe)!;
  return { antes, ahora };
};
const compare = async (informe: string, query: object = {}, as = token) =>
  app.call(reporteApi.compararCuadros, { token: as, params: pair(informe), query: { pagina: 1, tamano: 100, ...query } });

test('shows the figures of two days by row, with their difference, and rows of one day alone', async () => {
  const { data } = await compare('/reportegralempresa');
  const of = (fila: string, cifra: string) => {
    const { antes, ahora, diferencia, presencia } = data.find((row) => row.fila === fila && row.cifra === cifra)!;
    return [antes, ahora, diferencia, presencia];
  };
  expect(of('Ánimo', 'Activos')).toEqual([1, 2, 1, 'ambos']);
  expect(of('Ánimo', 'Asignados')).toEqual([1, 2, 1, 'ambos']);
  // Of one person none of two topics; then one of four.
  expect(of('Ánimo', '% Avance total')).toEqual([0, 25, 25, 'ambos']);
  expect(of('Bravo', 'Asignados').at(-1)).toMatch(/ambos|ahora/);
  const people = (await compare('/reporteusuarioxempresa', { filtro: { presencia: 'ahora' } })).data;
  expect(new Set(people.map(({ fila }) => fila)).size).toBe(2);
  expect(people.every(({ antes, diferencia }) => antes === null && diferencia === null)).toBe(true);
});

test('is ordered, searched, filtered and paged by the server', async () => {
  const by = await compare('/reportegralempresa', { orden: '-diferencia', buscar: 'animo', tamano: 2 });
  expect(by.data).toHaveLength(2);
  expect(by.total).toBeGreaterThan(2);
  expect(by.data[0]).toMatchObject({ fila: 'Ánimo', diferencia: 25 });
});

test('a limited access compares the rows of its companies alone', async () => {
  const limitado = await limitedAdmin(app, [b]);
  const { data } = await compare('/reportegralempresa', {}, limitado.token);
  expect(new Set(data.map(({ fila }) => fila))).toEqual(new Set(['Bravo']));
});

test('refuses cuadros of different reports, and one that does not exist', async () => {
  const { antes } = pair('/reportegralempresa');
  const other = await app.call(reporteApi.compararCuadros, { token, params: { antes, ahora: pair('/reporteempresa').ahora }, query: {} });
  expect(other.status).toBe(400);
  const missing = await app.call(reporteApi.compararCuadros, { token, params: { antes, ahora: 2_000_000_000 }, query: {} });
  expect(missing.status).toBe(404);
});

test('is exported as PDF with report and days', async () => {
  const params = pair('/reportegralempresa');
  const { rawPayload } = await app.inject(requestOf(reporteApi.compararCuadros, { params, token, query: { formato: 'pdf' } }));
  const { pages } = await readPdf(rawPayload);
  expect(pages[0]!.lines).toEqual(
    expect.arrayContaining(['Avance por Plan de Estudio', 'Del 21/11/2026 al 22/11/2026', 'Diferencia', 'Ánimo']),
  );
});
