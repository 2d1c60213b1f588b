import { type FilaDeHoja, planestudioApi } from '@portal/contract/planestudio';
import { hojaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { at } from '../support/address.ts';
import { XLSX } from '../support/authoring.ts';
import { countClicks } from '../support/clicks.ts';
import { choose, fillFields, pressSave } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const PLAN = 'Programa de veinte temas';
const NEXT = 'Programa de veinte temas, enero';
const TEMAS = 20;
const PREGUNTAS = 5;

/** Rows of the programme: two courses of two modules of five topics, each with material and five questions, every second one after the first. */
function rows(): FilaDeHoja[] {
  return Array.from({ length: TEMAS }, (_, index) => {
    const tema = `Tema ${String(index + 1).padStart(2, '0')} del programa`;
    const place = {
      programa: 'Programa por planilla',
      curso: `Curso ${1 + Math.floor(index / 10)} por planilla`,
      modulo: `Módulo ${1 + Math.floor(index / 5)} por planilla`,
      tema,
    };
    const topic = { ...place, orden: (index % 5) + 1, duracion: 15, numero_preguntas: PREGUNTAS, notaminima: 70 };
    const first: FilaDeHoja = { ...topic, material: `Video de ${tema}`, direccion: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
    const asked = Array.from({ length: PREGUNTAS }, (__, n): FilaDeHoja => ({
      ...place,
      pregunta: `¿Paso ${n + 1} de ${tema}?`,
      rpta_a: 'Sí',
      rpta_b: 'No',
      rpta_c: 'A veces',
      rpta_d: 'Nunca',
      indicador_correcta: (n % 4) + 1,
    }));
    return [first, ...asked];
  }).flat();
}

test('a programme of 20 topics and 100 questions comes from one sheet, is activated, kept as a template, and makes the next plan', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const admin = await client.signIn(cast.staff('admin'));
  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  await page.goto('/planestudioedit');
  await fillFields(page, { Denominación: PLAN, 'Fecha de inicio': '01/11/2026', 'Fecha de fin': '31/12/2027' });
  await choose(page, 'Estado', 'Inactivo');
  await pressSave(page);
  await page.waitForURL(at('/planestudio'));
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(PLAN);
  await page.getByRole('link', { name: `Flujo de ${PLAN}` }).click();
  await page.waitForURL(at('/planestudioflujo'));
  await page.getByRole('link', { name: 'Plan desde una planilla' }).click();
  await page.waitForURL(at('/planhoja'));
  const buffer = Buffer.from(await hojaSheet(...rows()));
  await page.getByRole('button', { name: 'Planilla del plan' }).setInputFiles({ name: 'programa.xlsx', mimeType: XLSX, buffer });
  clicks.add(1);
  await page.getByRole('button', { name: /^Importar 120/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
  await page.waitForURL(at('/planestudioflujo'));
  await page.getByRole('button', { name: `Más acciones de ${PLAN}` }).click();
  await page.getByRole('menuitem', { name: 'Activar todo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activar', exact: true }).click();
  // The tree shows the plan and its program; whatever is below is closed.
  await expect(page.getByRole('treeitem').getByText('Activo', { exact: true })).toHaveCount(2);
  clicks.expect('Armar un programa de 20 temas con 100 preguntas por una planilla');
  const planOf = async (name: string) =>
    (await admin.call(planestudioApi.sellst, { query: { buscar: name } })).find(({ denominacion }) => denominacion === name)!;
  const stored = await planOf(PLAN);
  expect(stored).toMatchObject({ codigo_estado: 1, temas: TEMAS, cuestionarios: TEMAS });

  await admin.call(planestudioApi.duplicar, {
    params: { id: stored.id_planestudio },
    body: { con_contenido: 1, plantilla: 1, denominacion: 'Plantilla de veinte temas' },
  });
  await page.goto('/planestudio');
  clicks.restart();
  await page.getByRole('button', { name: 'Nuevo desde plantilla' }).click();
  await page.getByRole('button', { name: /^Plantilla de veinte temas.*1 programa, 2 cursos, 20 temas activos/ }).click();
  await fillFields(page, { Denominación: NEXT });
  await page.getByRole('button', { name: /^Con su contenido, enlazado/ }).click();
  await page.waitForURL(at('/planestudioedit'));
  clicks.expect('Crear el plan del próximo año desde una plantilla');
  expect(await planOf(NEXT)).toMatchObject({ plantilla: 0, codigo_estado: 2, temas: TEMAS, fecha_fin: '2027-12-31' });
});
