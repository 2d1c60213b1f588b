import type { Locator, Page } from '@playwright/test';
import { ADMIN, type Picture } from './picture.ts';

/** People of one company: new ones, one with a DNI that lost its zero, one without surname, one who changes position. */
const PEOPLE = `cod_empresa;empresa;departamento;tipo_doc;n_doc;mail;nombre;apellido_paterno;apellido_materno;codigo;puesto_trabajador;sexo;jefe
GA-02;Supermercados Andino S.A.;Operaciones de Tienda;DNI;71234501;rosa.quispe@example.com;Rosa;Quispe;Mamani;020001;Cajero;F;
GA-02;Supermercados Andino S.A.;Operaciones de Tienda;DNI;71234502;;Jorge;Tello;Vega;020002;Reponedor;M;020001
GA-02;Supermercados Andino S.A.;Operaciones de tiendas;DNI;71234503;;Nora;Ñaupari;Gil;020003;Cajero;F;020001
GA-02;Supermercados Andino S.A.;;DNI;7123450;;Raúl;Prado;;020004;Cajero;M;
GA-02;Supermercados Andino S.A.;;DNI;71234505;;Lidia;;;020005;Cajero;F;`;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** Chooses an option of a field; those of the filters in a table are in no list box. */
async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
}

async function askEnd(page: Page): Promise<void> {
  await button(page, 'Cesar').click();
  await page.getByRole('dialog').getByLabel('Día del cese').waitFor();
}

async function review(page: Page): Promise<void> {
  const file = { name: 'personas.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) };
  await button(page, 'Planilla de usuarios').setInputFiles(file);
  const options = page.getByText('Qué hacer con este archivo');
  await options.waitFor();
  await options.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -90));
}

async function chooseGroup(page: Page): Promise<void> {
  for (const index of [3, 4, 5]) await page.getByRole('checkbox').nth(index).check();
  await button(page, 'Asignar').click();
  await choose(page, /^Grupo/, 'Personal de tiendas');
  await page.getByRole('dialog').getByText('Las reglas del grupo').waitFor();
}

async function giveAccess(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Una persona registrada' }).check();
  await page.getByRole('combobox', { name: /^Persona/ }).fill('rojas');
  await page.getByRole('option').first().click();
  await page.getByRole('radio', { name: 'Administrador' }).check();
  await page.getByRole('radio', { name: 'Solo algunas empresas' }).check();
  await choose(page, /^Empresas/, 'Supermercados Andino S.A.');
  await page.keyboard.press('Escape');
}

async function changeAndShowHistory(page: Page): Promise<void> {
  const address = page.url();
  await page.getByLabel('Teléfono').fill('987111222');
  await choose(page, /^Cargo/, 'Analista de soporte');
  await button(page, /^Guardar$/).click();
  await page.waitForURL(({ pathname }) => pathname !== '/usuarioedit');
  await page.goto(address);
  await button(page, 'Historial').click();
  await page.getByRole('dialog').getByText('987111222').waitFor();
}

async function showDesign(page: Page): Promise<void> {
  await page.getByRole('img', { name: /Firma de / }).waitFor();
  await page.getByRole('heading', { name: 'Firmas' }).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -100));
}

/** Pictures of people, accesses, settings and the log. */
export const PEOPLE_PICTURES: readonly Picture[] = [
  { name: 'usuarios', who: ADMIN, path: () => '/usuario?buscar=rojas', size: { width: 1280, height: 520 } },
  { name: 'cesar', who: ADMIN, path: () => '/usuarioedit?id=40', prepare: askEnd, size: { width: 1100, height: 480 } },
  { name: 'personas-revision', who: ADMIN, path: () => '/usuarioimportar', prepare: review, size: { width: 1100, height: 640 } },
  { name: 'intentos', who: ADMIN, path: ({ id_usuario }) => `/usuarioreporte?id=${id_usuario}`, size: { width: 1280, height: 520 } },
  { name: 'grupo', who: ADMIN, path: () => '/usuariogrupo', prepare: chooseGroup, size: { width: 1100, height: 520 } },
  { name: 'nuevo-acceso', who: ADMIN, path: () => '/accesoedit', prepare: giveAccess, size: { width: 1100, height: 780 } },
  { name: 'parametros', who: ADMIN, path: () => '/dominio', size: { width: 1280, height: 500 } },
  { name: 'configuracion', who: ADMIN, path: () => '/configuracion', size: { width: 1100, height: 620 } },
  { name: 'diseno', who: ADMIN, path: () => '/certificadodiseno', prepare: showDesign, size: { width: 1100, height: 640 } },
  { name: 'historial', who: ADMIN, path: () => '/usuarioedit?id=41', prepare: changeAndShowHistory, size: { width: 1100, height: 520 } },
  { name: 'registro', who: ADMIN, path: () => '/log', size: { width: 1280, height: 520 } },
];
