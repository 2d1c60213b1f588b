import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asignacionApi } from '@portal/contract/asignacion';
import { cursoApi } from '@portal/contract/curso';
import { DOMINIOS } from '@portal/contract/dominio';
import { moduloApi } from '@portal/contract/modulo';
import { parametroApi } from '@portal/contract/parametro';
import { planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import { programaApi } from '@portal/contract/programa';
import { temaApi } from '@portal/contract/tema';
import { usuarioApi } from '@portal/contract/usuario';
import type { Page } from '@playwright/test';
import { fillSignIn } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { Client } from '../support/api.ts';
import { fillFields, pressSave } from '../support/forms.ts';
import { startPortal } from '../support/portal/portal-process.ts';
import { expect, test } from '../support/test.ts';

/** In the place of the one that the start printed, which has to be changed. */
const PASSWORD = 'Girasol-Azul-77';
/** The steps in their order, as the panel words them. */
const STEPS = [
  'Registre la empresa',
  'Agregue a las personas',
  'Arme un plan con temas y preguntas',
  'Asigne el plan',
  'Invite a las personas',
];

/** Runs the work on an empty portal without the demo; gives it the sign-in that the server's start printed. */
async function onFreshPortal(work: (portal: { url: string; username: string; password: string }) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-nuevo-'));
  const portal = await startPortal({ dataDir, environment: { DEMO: '0' } });
  try {
    // The output of a service holds no password: a file of the portal's user alone does.
    const [, file = ''] = /Administrador creado: admin\. Su contraseña de un solo uso está en (\S+),/.exec(portal.output()) ?? [];
    const [username = '', password = ''] = readFileSync(file, 'utf8').trim().split(' / ');
    expect(portal.output()).not.toContain(password);
    await work({ url: portal.url, username, password });
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Opens the panel and compares its list: the first steps are done, the others are not. */
async function expectDone(page: Page, url: string, done: number): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await expect(page.getByText(`${done} de 5 listos`)).toBeVisible();
  for (const [index, step] of STEPS.entries()) {
    const item = page.getByRole('listitem').filter({ hasText: step });
    await expect(item.getByRole('img', { name: index < done ? 'Listo' : 'Pendiente' })).toBeVisible();
    await expect(item.getByRole('link')).toHaveCount(index < done ? 0 : 1);
  }
}

/** Returns the code of the first category of a table, which a new portal may lack. */
async function categoryOf(admin: Client, table: 'categoria' | 'categoria_pregunta'): Promise<string> {
  const all = () => admin.call(parametroApi.ofDominio, { params: { code: table } });
  if ((await all()).length === 0) await admin.call(parametroApi.ins, { body: { id_dominio: DOMINIOS[table], parametro: 'General' } });
  const [first] = await all();
  return first?.codigo_parametro ?? '';
}

/** Makes an active topic with one question. */
async function makeTopic(admin: Client): Promise<number> {
  const options = { rpta_a: 'Sí', rpta_b: 'No', rpta_c: 'A veces', rpta_d: 'Nunca', indicador_correcta: 1 };
  const kind = await categoryOf(admin, 'categoria_pregunta');
  await admin.call(preguntaApi.ins, { body: [{ pregunta: '¿Se lava las manos?', ...options, codigo_categoria: kind }] });
  const [pregunta] = await admin.call(preguntaApi.sellst, { query: {} });
  const fields = { titulo: 'Higiene', descripcion: 'Manos limpias', codigo_estado: 1, duracion: 10, numero_preguntas: 1 };
  const preguntas = [{ id: pregunta!.id_pregunta }];
  const codigo_categoria = await categoryOf(admin, 'categoria');
  return (await admin.call(temaApi.ins, { body: { ...fields, codigo_categoria, preguntas } })).id_tema;
}

/** Makes an active plan of one topic. */
async function makePlan(admin: Client): Promise<number> {
  const temas = [{ id: await makeTopic(admin) }];
  const common = { codigo: 'UNO', titulo: 'Primero', descripcion: 'Lo primero', codigo_estado: 1 };
  const codigo_categoria = await categoryOf(admin, 'categoria');
  const { id_modulo } = await admin.call(moduloApi.ins, { body: { ...common, codigo_categoria, temas } });
  const { id_curso } = await admin.call(cursoApi.ins, { body: { ...common, etiquetas: 'uno', modulos: [{ id: id_modulo }] } });
  const { id_programa } = await admin.call(programaApi.ins, { body: { ...common, cursos: [{ id: id_curso }] } });
  const year = new Date().getFullYear();
  const days = { fecha_inicio: `${year}-01-01`, fecha_fin: `${year + 1}-12-31` };
  const plan = { denominacion: 'Plan uno', ...days, codigo_estado: 1, programas: [{ id: id_programa }] };
  return (await admin.call(planestudioApi.ins, { body: plan })).id_planestudio;
}

test('the list of a new portal leads through its first steps and ticks each one that is done', async ({ page }) => {
  await onFreshPortal(async ({ url, username, password }) => {
    await page.goto(`${url}/auth/login`);
    await fillSignIn(page, { username, password });
    await page.waitForURL(at('/usuariopassword'));
    await page.getByLabel(/^Contraseña actual/).fill(password);
    await page.getByLabel(/^Contraseña nueva/).fill(PASSWORD);
    await page.getByLabel(/^Repetir contraseña/).fill(PASSWORD);
    await pressSave(page);
    await page.waitForURL(at('/dashboard'));
    await expectDone(page, url, 0);

    await page.getByRole('link', { name: 'Crear una empresa' }).click();
    await fillFields(page, { Código: 'SUR', Empresa: 'Distribuidora del Sur' });
    await pressSave(page);
    await page.waitForURL(at('/dashboard'));
    await expectDone(page, url, 1);

    const admin = await new Client(url).signIn({ username, password: PASSWORD });
    const names = { nombres: 'Rosa', apellido_paterno: 'Quispe', correo_electronico: 'rosa.quispe@correo.example' };
    const document = { tipo_documento: 'DNI', numero_documento: '45678901', codigo_usuario: 'R1' } as const;
    const { id_usuario } = await admin.call(usuarioApi.ins, { body: { ...document, ...names } });
    await expectDone(page, url, 2);
    const id_planestudio = await makePlan(admin);
    await expectDone(page, url, 3);
    await admin.call(asignacionApi.insItem, { body: { id_usuario, id_planestudio } });
    await expectDone(page, url, 4);

    await page.getByRole('link', { name: 'Enviar la bienvenida' }).click();
    await page.waitForURL(at('/usuario'));
    await admin.call(usuarioApi.bienvenida, { body: { ids: [id_usuario] } });
    await page.goto(`${url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Primeros pasos')).toHaveCount(0);
    // The portal that stops would refuse requests that the panel still has open.
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  });
});
