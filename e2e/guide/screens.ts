import type { Page } from '@playwright/test';
import { accept, questionsOf } from '../support/actions.ts';
import { ASSIGN_PICTURES } from './assign-screens.ts';
import { PEOPLE_PICTURES } from './people-screens.ts';
import { ADMIN, ALUMNO, type Picture } from './picture.ts';
import { PORTAL_PICTURES } from './portal-screens.ts';

const PHONE = { width: 390, height: 780 };

async function openTopic(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === '/evaluacionedit');
  await questionsOf(page).first().waitFor();
}

/** The lesson from its beginning: an attempt that was begun opens where it was left. */
async function readTopic(page: Page): Promise<void> {
  await openTopic(page);
  await page.waitForTimeout(500);
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function answerTwo(page: Page): Promise<void> {
  await openTopic(page);
  for (const question of (await questionsOf(page).all()).slice(0, 2)) await question.getByRole('radio').nth(1).check();
}

async function answerSome(page: Page): Promise<void> {
  await answerTwo(page);
  await questionsOf(page)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -90));
}

async function loseConnection(page: Page): Promise<void> {
  await answerTwo(page);
  await page.context().setOffline(true);
  await page.getByText('Sin conexión', { exact: false }).first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Opens the panel a second time: the first visit of a session redirects to the pending topic (P19). */
async function comeBack(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname !== '/dashboardusuario');
  await page.goto('/dashboardusuario');
  await page.getByRole('heading', { name: 'También por aprobar' }).waitFor();
}

async function openTree(page: Page): Promise<void> {
  await page.getByRole('tree').waitFor();
}

async function makeCodes(page: Page): Promise<void> {
  for (const index of [1, 2, 4]) await page.getByRole('checkbox').nth(index).check();
  await page.getByRole('button', { name: 'Generar códigos' }).click();
  await accept(page);
  await page.getByRole('button', { name: 'Imprimir' }).waitFor();
}

/** Every picture, in the order of the guide. */
export const PICTURES: readonly Picture[] = [
  { name: 'acceso', path: () => '/auth/login', size: { width: 1100, height: 720 } },
  { name: 'panel', who: ALUMNO, path: () => '/', prepare: comeBack, size: { width: 1100, height: 640 } },
  { name: 'contrasena', who: ALUMNO, path: ({ id_usuario }) => `/usuariopassword?id=${id_usuario}`, size: { width: 1100, height: 680 } },
  { name: 'tema', who: ALUMNO, path: () => '/', prepare: readTopic, size: { width: 1100, height: 760 } },
  { name: 'preguntas', who: ALUMNO, path: () => '/', prepare: answerSome, size: { width: 1100, height: 600 } },
  { name: 'sin-conexion', who: ALUMNO, path: () => '/', prepare: loseConnection, size: { width: 1100, height: 420 } },
  { name: 'desaprobado', who: ALUMNO, path: ({ failed }) => `/evaluacionresultado?id=${failed}`, size: { width: 1100, height: 680 } },
  { name: 'aprobado', who: ALUMNO, path: ({ approved }) => `/evaluacionresultado?id=${approved}`, size: { width: 1100, height: 620 } },
  { name: 'certificado', who: ALUMNO, path: ({ approved }) => `/certificadovisor?id=${approved}` },
  { name: 'verificar', path: ({ code }) => `/certificado/verificar?codigo=${encodeURIComponent(code)}` },
  { name: 'logros', who: ALUMNO, path: () => '/planmislogros', size: { width: 1100, height: 600 } },
  { name: 'celular-panel', who: ALUMNO, path: () => '/', prepare: comeBack, size: PHONE },
  { name: 'celular-tema', who: ALUMNO, path: () => '/', prepare: readTopic, size: PHONE },
  { name: 'celular-preguntas', who: ALUMNO, path: () => '/', prepare: answerSome, size: PHONE },
  { name: 'planes', who: ADMIN, path: () => '/planestudio', size: { width: 1280, height: 640 } },
  { name: 'flujo', who: ADMIN, path: () => '/planestudioflujo?id=1', prepare: openTree, size: { width: 1280, height: 640 } },
  { name: 'maestro', who: ADMIN, path: () => '/curso', size: { width: 1100, height: 560 } },
  { name: 'importar', who: ADMIN, path: () => '/preguntaimportar', size: { width: 1280, height: 520 } },
  { name: 'codigos', who: ADMIN, path: () => '/usuariocodigos', prepare: makeCodes, size: { width: 1100, height: 500 } },
  ...PEOPLE_PICTURES,
  ...ASSIGN_PICTURES,
  ...PORTAL_PICTURES,
  {
    name: 'portada-readme',
    file: 'docs/images/portal.png',
    who: ALUMNO,
    path: () => '/',
    prepare: comeBack,
    size: { width: 1440, height: 900 },
  },
];
