import { readFileSync } from 'node:fs';
import { planestudioApi } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import { usuarioApi } from '@portal/contract/usuario';
import { codigoSheet, readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { at } from '../support/address.ts';
import type { Client } from '../support/api.ts';
import { XLSX } from '../support/authoring.ts';
import { countClicks } from '../support/clicks.ts';
import { expect, test } from '../support/test.ts';

const ASSIGNED = 300;
const CEASED = 3;
const REPEATED = 5;
const UNKNOWN = 12;

const codeOf = (n: number): string => `PL${String(n).padStart(5, '0')}`;

/** Makes the people of the sheet through the API, the last ones Cesado, and returns their codes. */
async function makePeople(admin: Client): Promise<string[]> {
  const codes = Array.from({ length: ASSIGNED + CEASED }, (_, index) => codeOf(index + 1));
  const made = await admin.call(usuarioApi.importarDirecto, {
    body: codes.map((codigo, index) => ({
      cod_empresa: 'PLANILLA',
      empresa: 'Empresa de la planilla',
      tipo_doc: 'DNI',
      n_doc: String(51_000_000 + index),
      nombre: 'Nora',
      apellido_paterno: 'Salas',
      codigo,
    })),
  });
  expect(made, JSON.stringify(made.filas[0])).toMatchObject({ insertados: codes.length });
  for (const codigo of codes.slice(ASSIGNED)) {
    const [found] = await admin.call(usuarioApi.sellst, { query: { buscar: codigo } });
    if (!found) throw new Error(`no person ${codigo}`);
    const { id_usuario, version } = found;
    await admin.call(usuarioApi.cesar, { body: { id_usuario, version, fecha_cese: '2026-01-31' } });
  }
  return codes;
}

test('three hundred people get a plan from a sheet with unknown, ceased and repeated codes; the list and its file have exactly them', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const admin = await client.signIn(cast.staff('admin'));
  const codes = await makePeople(admin);
  const [programa] = await admin.call(programaApi.ofPlan, { params: { id: cast.topic('unTema').ocurrencia.id_planestudio } });
  const denominacion = 'Plan de la planilla';
  const { id_planestudio } = await admin.call(planestudioApi.ins, {
    body: {
      denominacion,
      fecha_inicio: '2026-01-01',
      fecha_fin: '2099-12-31',
      codigo_estado: 1,
      programas: [{ id: programa!.id_programa }],
    },
  });
  const unknown = Array.from({ length: UNKNOWN }, (_, index) => `NO${index + 1}`);
  const buffer = Buffer.from(await codigoSheet(...codes, ...unknown, ...codes.slice(0, REPEATED)));

  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  await page.goto(`/planestudio?buscar=${encodeURIComponent(denominacion)}`);
  await page.getByRole('link', { name: `Importar usuarios a ${denominacion}` }).click();
  await page.getByRole('button', { name: 'Planilla de usuarios del plan' }).setInputFiles({ name: 'tienda.xlsx', mimeType: XLSX, buffer });
  clicks.add(1);
  await expect(page.getByRole('heading', { name: 'Revisión de tienda.xlsx' })).toBeVisible();
  const figure = (name: string) => page.locator('[data-tone]').filter({ hasText: name });
  await expect(figure('Se importarán')).toContainText(String(ASSIGNED));
  await expect(figure('Rechazadas').first()).toContainText(String(UNKNOWN + CEASED + REPEATED));
  await figure('Rechazadas').first().getByRole('button', { name: 'Ver solo estas' }).press('Enter');
  const rows = page.getByRole('table', { name: 'Filas de la planilla' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(UNKNOWN + CEASED + REPEATED);
  await expect(rows.filter({ has: page.getByText('No Existe', { exact: true }) })).toHaveCount(UNKNOWN);

  await page.getByRole('button', { name: `Asignar Masivamente (${ASSIGNED})` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).dblclick();
  await expect(page.getByText('Se asignó 300 usuarios al plan de estudio; 20 filas no se asignaron.')).toBeVisible();
  clicks.expect('Dar un plan por una planilla');
  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.waitForURL(at('/planestudiousuario'));
  await expect(page.getByRole('heading', { name: denominacion })).toBeVisible();
  await expect(page.getByText('tienda.xlsx').first()).toBeVisible();

  // Nobody was notified: the figure says how many, and a press lists them.
  await page.goto(`/planestudio?buscar=${encodeURIComponent(denominacion)}`);
  clicks.restart();
  await page.getByRole('link', { name: `Usuarios de ${denominacion}` }).click();
  await expect(figure('No les llegó el aviso')).toContainText(String(ASSIGNED));
  await figure('No les llegó el aviso').getByRole('button', { name: 'Ver solo estas personas' }).click();
  await expect(page.getByText(new RegExp(` de ${ASSIGNED}$`))).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Sin correo' }).first()).toBeVisible();
  clicks.expect('Ver a quiénes no les llegó el aviso de un plan');

  await page.goto(`/planestudiousuario?id=${id_planestudio}`);
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel, todas las columnas' }).click(),
  ]);
  const [header = [], ...listed] = await readSheet(readFileSync(await download.path()));
  const column = header.indexOf('Código');
  expect(listed).toHaveLength(ASSIGNED);
  expect(new Set(listed.map((row) => row[column]))).toEqual(new Set(codes.slice(0, ASSIGNED)));
  const people = await admin.call(usuarioApi.ofPlan, { params: { id: id_planestudio }, query: {} });
  expect(new Set(people.map(({ fuente, razon }) => `${fuente} ${razon}`))).toEqual(new Set(['planilla tienda.xlsx']));
});
