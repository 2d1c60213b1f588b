import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asignacionApi } from '@portal/contract/asignacion';
import { fillPath } from '@portal/testkit/files/fill-path.ts';
import type { FrameLocator, Page } from '@playwright/test';
import { tokenOf } from '../support/actions.ts';
import { topicAddress } from '../support/address.ts';
import { framedLesson, gradeByPackage } from '../support/paquete.ts';
import { expect, test as base } from '../support/test.ts';

interface Outside {
  readonly url: string;
  /** Paths that somebody asked for. */
  readonly asked: string[];
}

/** Journeys with a site of a stranger. */
const test = base.extend<{ outside: Outside; hostile: FrameLocator }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
  outside: async ({}, use) => {
    const asked: string[] = [];
    const server: Server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end('afuera');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked });
    server.closeAllConnections();
    server.close();
  },
  hostile: async ({ page, startAs, cast, client, outside, problems }, use) => {
    // The browser notes each attempt that it refuses.
    problems.expect(
      /Content Security Policy|Content-Security-Policy/,
      /^console: Unsafe attempt to initiate navigation/,
      /CORS policy/,
      /: csp$/,
    );
    const topic = cast.topic('paquete', 1);
    await gradeByPackage({ client, cast, topic, trap: 'hostil' });
    await startAs(cast.next('paquete'));
    await page.goto(topicAddress(topic.ocurrencia));
    await page.getByRole('button', { name: 'Abrir contenido' }).click();
    const lesson = framedLesson(page);
    await lesson.locator('#afuera').fill(outside.url);
    await use(lesson);
  },
});

const attempt = (lesson: FrameLocator | Page, name: string) => lesson.locator(`[data-intento="${name}"]`);

/** Texts of the attempts by their names, in order. */
const attempts = async (lesson: FrameLocator): Promise<Record<string, string>> =>
  Object.fromEntries(
    await lesson
      .locator('[data-intento]')
      .evaluateAll((all) => all.map((one) => [(one as HTMLElement).dataset['intento'] ?? '', one.textContent ?? ''])),
  );

test.describe('with service workers', () => {
  // Else Playwright refuses the worker before the server can.
  test.use({ serviceWorkers: 'allow' });

  test('a hostile package reads nothing of the portal, of other packages or of the server, and reaches no outside site', async ({
    hostile,
    outside,
    problems,
  }) => {
    problems.expect(/~?\/.*: 40[34]$/, /A bad HTTP response code \(403\) was received when fetching the script/);
    await hostile.locator('#intentar').click();
    await expect(attempt(hostile, 'fin')).toBeVisible();
    expect(await attempts(hostile)).toEqual({
      'guardado de parent': 'vacío',
      // The player counts as the outermost window.
      'guardado de parent.parent': 'vacío',
      'guardado de top': 'SecurityError',
      'guardado de opener': 'TypeError',
      'página de top': 'SecurityError',
      'dirección de top': 'SecurityError',
      'portal con credenciales': 'TypeError',
      'portal sin cors': 'TypeError',
      'portal con cabecera': 'TypeError',
      'archivo de otro paquete': expect.stringMatching(/^404 /),
      'otro paquete en el boleto': expect.stringMatching(/^403 /),
      'ruta hacia arriba': expect.stringMatching(/^404 /),
      'ruta con puntos codificados': expect.stringMatching(/^40[34] /),
      'ruta hacia arriba con barra inversa': expect.stringMatching(/^40[34] /),
      trabajador: expect.stringMatching(/^(?:TypeError|SecurityError)$/),
      'trabajador del reproductor': expect.stringMatching(/^(?:TypeError|SecurityError)$/),
      'pedido afuera': 'TypeError',
      'pedido afuera sin cors': 'TypeError',
      'marco de afuera': 'frame-src',
      'imagen de afuera': 'img-src',
      'programa de afuera': 'script-src-elem',
      'aviso afuera': expect.any(String),
      galleta: expect.any(String),
      fin: 'fin',
    });
    expect(outside.asked).toEqual([]);
  });
});

test('a hostile package cannot send the portal, or its frame, elsewhere, neither from a window of its own', async ({
  page,
  context,
  hostile,
  outside,
}) => {
  const before = page.url();
  await hostile.locator('#llevar').click();
  await expect(attempt(hostile, 'llevado')).toBeVisible();
  const opened = context.waitForEvent('page');
  await hostile.locator('#ventana').click();
  const own = await opened;
  await expect(attempt(own, 'desde la ventana')).toBeVisible();
  await expect(attempt(own, 'guardado de opener.top')).toHaveText(/^(?:Security|Type)Error$/);
  await own.close();
  await hostile.locator('#mudar').click();
  // The sandbox of the portal's frame holds for the lesson too.
  await expect(attempt(hostile, 'mudar parent')).toHaveText('SecurityError');
  await page.getByRole('button', { name: 'Cerrar el contenido' }).click();
  await expect(page.getByRole('button', { name: 'Continuar' }).or(page.getByRole('button', { name: 'Abrir contenido' }))).toBeVisible();
  expect(page.url()).toBe(before);
  expect(outside.asked).toEqual([]);
});

test('the server never uses a cookie that a package sets for its host', async ({ page, context, hostile, portal, problems }) => {
  problems.expect(/: 40[34]$/);
  await hostile.locator('#intentar').click();
  await expect(attempt(hostile, 'fin')).toBeVisible();
  const token = await tokenOf(page);
  const [cookie] = await context.cookies(portal.url);
  expect(cookie?.value, 'a cookie knows no ports').toBe('robado');
  const address = `${portal.url}/api${fillPath(asignacionApi.pendientes.path, { id: '1' })}`;
  for (const value of ['robado', token]) {
    const answer = await fetch(address, { headers: { cookie: `UCJ-auth=${value}; api_token=${value}; authorization=Bearer ${value}` } });
    expect(answer.status).toBe(401);
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contenido interactivo' })).toBeVisible();
});

test('a package that never rests does not hold up the portal', async ({ page, hostile }) => {
  await hostile.locator('#bucle').evaluate((button: HTMLButtonElement) => void setTimeout(() => button.click()));
  await page.getByRole('button', { name: 'Cerrar el contenido' }).click({ timeout: 20_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /^Menú de / }).click();
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
});
