import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import type { Page } from '@playwright/test';
import { fillSignIn } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { Client } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const PEOPLE = 300;
const PASSWORD = 'Girasol-Azul-77';
const HEADERS = ['Código de empresa', 'Empresa', 'Cód. CeCo', 'Centro de costo', 'Tipo de documento', 'Número de documento', 'Correo'];
const NAMES = ['Nombres', 'Apellido paterno', 'Código', 'Cargo'];

interface Arrival {
  readonly documento: string;
  readonly correo: string;
  readonly nombre: string;
  readonly codigo: string;
}

const arrivals: readonly Arrival[] = Array.from({ length: PEOPLE }, (_, index) => ({
  // Half of the documents begin with zero.
  documento: `${index % 2 === 0 ? '0' : '4'}${String(7_300_000 + index)}`,
  correo: `llegada${index}@correo.example`,
  nombre: index % 3 === 0 ? 'Íñigo Ángel' : 'Begoña',
  codigo: `LL${String(index).padStart(4, '0')}`,
}));

/** A file as a payroll system writes it: semicolons, Windows-1252. */
function fileOf(people: readonly Arrival[]): Buffer {
  const rows = people.map(({ documento, correo, nombre, codigo }) =>
    ['LLEGA', 'Llegadas del Sur S.A.', '0301', 'Tienda Ñaña', 'DNI', documento, correo, nombre, "O'Higgins", codigo, 'Cajero'].join(';'),
  );
  return Buffer.from([[...HEADERS, ...NAMES].join(';'), ...rows].join('\r\n'), 'latin1');
}

async function upload(page: Page, people: readonly Arrival[]): Promise<void> {
  await page.goto('/usuarioimportar');
  const file = { name: 'planilla.csv', mimeType: 'text/csv', buffer: fileOf(people) };
  await page.getByRole('button', { name: 'Planilla de usuarios' }).setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Revisión de planilla.csv' })).toBeVisible();
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
}

/** Answers of nginx when the server that it asked was killed. */
const KILLED = new Set([502, 504]);

async function untilAnswered(call: () => Promise<Response>): Promise<Response> {
  const response = await call();
  return KILLED.has(response.status) ? untilAnswered(call) : response;
}

/** Sets a password with a one-time code and signs in with it. A killed server may have taken the code before it answered: the sign-in shows it. */
async function enter(client: Client, { username, codigo }: { username: string; codigo: string }): Promise<void> {
  const code = { username, codigo, password: PASSWORD, password_confirmation: PASSWORD };
  await untilAnswered(() => client.raw(sesionApi.resetByCode, { body: code }));
  const entered = await untilAnswered(() => client.raw(sesionApi.login, { body: { username, password: PASSWORD } }));
  expect(entered.status).toBe(200);
}

test('three hundred people arrive by spreadsheet and sign in; a corrected file changes one of them, and the log says who and what', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  await startAs(staff);
  await upload(page, arrivals);
  await expect(page.getByRole('cell', { name: 'Llegadas del Sur S.A.' }).first()).toBeVisible();
  await confirm(page, 'Importar 300 personas');
  await expect(page.getByText(/^300 personas nuevas, ninguna cambiada, 0 sin cambios y 0 rechazadas\.$/)).toBeVisible();

  const people = await admin.call(usuarioApi.sellst, { query: { buscar: "O'Higgins", tamano: 500, pagina: 1 } });
  const arrived = people.filter(({ codigo_usuario }) => codigo_usuario.startsWith('LL'));
  expect(arrived).toHaveLength(PEOPLE);
  const { codigos } = await admin.call(sesionApi.codigos, { body: { ids: arrived.map(({ id_usuario }) => id_usuario) } });
  expect(codigos.map(({ username }) => username).toSorted()).toEqual(arrivals.map(({ documento }) => documento).toSorted());
  for (let start = 0; start < codigos.length; start += 4)
    await Promise.all(codigos.slice(start, start + 4).map((codigo) => enter(client, codigo)));

  const [first, ...others] = arrivals;
  await upload(page, [{ ...first!, correo: 'corregido@correo.example' }, ...others]);
  await expect(page.getByRole('cell', { name: 'corregido@correo.example' }).first()).toBeVisible();
  await confirm(page, 'Importar 1 persona');
  await expect(page.getByText(/^Nadie nuevo, 1 cambiada, 299 sin cambios y 0 rechazadas\.$/)).toBeVisible();
  await client.signIn({ username: first!.documento, password: PASSWORD });

  await page.goto('/log');
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('corregido@correo.example');
  const change = page.getByRole('row').filter({ hasText: `${first!.correo} → corregido@correo.example` });
  await change.getByRole('button', { name: /^Ver lo ocurrido/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(first!.correo);
  await expect(dialog).toContainText('corregido@correo.example');
  await expect(dialog).toContainText(staff.fullname);
});

const tick = (page: Page, option: string) => page.getByRole('radio', { name: option }).check();

test('an administrator of one company sees and changes nobody of another; support and learners are refused', async ({
  page,
  startAs,
  cast,
  client,
  otherBrowser,
  problems,
}) => {
  problems.expect(/usuario\/.*: (403|404)/);
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  await startAs(staff);
  await page.goto('/acceso');
  await page.getByRole('link', { name: 'Nuevo Acceso' }).click();
  await page.getByLabel(/^Código/).fill('ADMOD');
  await page.getByLabel(/^Nombres/).fill('Rosa Ñahui');
  await page.getByLabel(/^Correo electrónico/).fill('rosa@correo.example');
  await tick(page, 'Contraseña temporal');
  await page.getByLabel(/^Contraseña(?! temporal)/).fill(PASSWORD);
  await page.getByLabel(/^Repetir contraseña/).fill(PASSWORD);
  await tick(page, 'Administrador');
  await tick(page, 'Solo algunas empresas');
  await page.getByRole('combobox', { name: /^Empresas/ }).fill('Moda Andina');
  await page.getByRole('option', { name: /Moda Andina/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.waitForURL(at('/acceso'));

  const all = await admin.call(usuarioApi.sellst, { query: {} });
  const theirs = all.filter(({ empresa }) => empresa?.startsWith('Moda Andina'));
  const outside = all.find(({ empresa }) => empresa?.startsWith('Supermercados'))!;
  const rosa = await (await otherBrowser()).newPage();
  await rosa.goto('/auth/login');
  await fillSignIn(rosa, { username: 'rosa@correo.example', password: PASSWORD });
  await rosa.getByLabel(/^Contraseña actual/).fill(PASSWORD);
  await rosa.getByLabel(/^Contraseña nueva/).fill(`${PASSWORD}-2`);
  await rosa.getByLabel(/^Repetir contraseña/).fill(`${PASSWORD}-2`);
  await rosa.getByRole('button', { name: 'Guardar' }).click();
  await rosa.waitForURL(at('/dashboard'));
  await rosa.goto('/usuario');
  await expect(rosa.getByText(new RegExp(`de ${theirs.length}$`))).toBeVisible();
  await rosa.goto(`/usuarioedit?id=${outside.id_usuario}`);
  await expect(rosa.getByText('El usuario no existe.')).toBeVisible();
  const limited = await client.signIn({ username: 'rosa@correo.example', password: `${PASSWORD}-2` });
  expect((await limited.raw(sesionApi.codigos, { body: { ids: [outside.id_usuario] } })).status).toBe(400);

  for (const who of ['soporte', 'alumno'] as const) {
    const person = who === 'soporte' ? cast.staff('soporte') : cast.next('unTema');
    const refused = await client.signIn(person);
    expect((await refused.raw(usuarioApi.sellst, { query: {} })).status).toBe(403);
  }
});
