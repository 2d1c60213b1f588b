import { certificadoApi } from '@portal/contract/certificado';
import { zipOf } from '@portal/testkit/paquetes/paquete.ts';
import type { Page } from '@playwright/test';
import { passedHeading } from '../support/actions.ts';
import { at, topicAddress } from '../support/address.ts';
import { finishedAttempts } from '../support/attempts.ts';
import { framedLesson, gradeByPackage, lessonOf } from '../support/paquete.ts';
import { startSignedIn } from '../support/stored-session.ts';
import { expect, test } from '../support/test.ts';

const OTHER_WINDOW = 'Abrió este contenido en otra ventana. Siga allí, o ábralo otra vez aquí.';
const UNSAVED = 'Sin guardar: no cierre esta ventana';

const savedInFrame = (page: Page) => page.getByRole('dialog').getByText(/^(?:Contenido terminado · )?Guardado a las \d{2}:\d{2}$/);

test('an author uploads a package, reads what it holds, and makes it the judge of a topic', async ({ page, startAs, cast }) => {
  const { titulo, ocurrencia } = cast.topic('paquete', 2);
  await startAs(cast.staff('admin'));
  await page.goto(`/temaedit?id=${ocurrencia.id_tema}`);
  await page.getByRole('tab', { name: 'Paquete' }).click();
  await expect(page.getByText('Este tema no tiene paquete')).toBeVisible();
  const chooser = page.getByLabel('Archivo ZIP del paquete');

  await chooser.setInputFiles({ name: 'curso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj') });
  await expect(page.getByText('El archivo no es un ZIP. Suba el paquete SCORM tal como lo exportó la herramienta')).toBeVisible();

  await chooser.setInputFiles({ name: 'curso.zip', mimeType: 'application/zip', buffer: zipOf('muchas', 'scorm12') });
  const review = page.getByRole('region', { name: 'Revise el paquete antes de usarlo' });
  await expect(review.getByText('SCORM 1.2')).toBeVisible();
  await expect(review.getByRole('list', { name: '5 lecciones' }).getByRole('listitem')).toHaveText([
    'Primera parte',
    'Marcador',
    'Nunca termina',
    'Documento',
    'Siempre suspende',
  ]);
  await expect(page.getByText('El archivo no es un ZIP')).toHaveCount(0);
  await review.getByRole('radiogroup', { name: 'Quién califica el tema' }).getByRole('radio', { name: 'Paquete' }).check();
  await expect(review.getByText('Qué decide dentro del paquete')).toBeVisible();
  await review.getByRole('button', { name: 'Usar este paquete' }).click();

  const question = page.getByRole('dialog', { name: '¿Usar «Curso de varias lecciones» en este tema?' });
  await expect(question.getByRole('listitem')).toHaveText([
    `${cast.people('paquete').length} personas tienen asignado el tema y verán el cambio.`,
  ]);
  await question.getByRole('button', { name: 'Usar este paquete' }).click();
  await expect(page.getByText('El tema ya usa «Curso de varias lecciones»')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Paquete' }).click();
  const use = page.getByRole('region', { name: 'Paquete en uso' });
  await expect(use.getByRole('radiogroup', { name: 'Quién califica el tema' }).getByRole('radio', { name: 'Paquete' })).toBeChecked();
  await expect(page.getByRole('heading', { name: titulo })).toBeVisible();
});

test('a learner leaves a package at its third page, resumes there, passes, and has the certificate', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const topic = cast.topic('paquete');
  await gradeByPackage({ client, cast, topic, trap: 'marcador' });
  const learner = cast.next('paquete');
  await startAs(learner);
  await page.goto(topicAddress(topic.ocurrencia));
  await page.getByRole('button', { name: 'Abrir contenido' }).click();
  const lesson = framedLesson(page);
  await expect(lesson.locator('#entrada')).toHaveText('ab-initio');
  await lesson.locator('#siguiente').click();
  await lesson.locator('#siguiente').click();
  await expect(lesson.locator('#pagina')).toHaveText('3');
  await expect(savedInFrame(page)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Guardado hoy a las \d{2}:\d{2}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(lesson.locator('#entrada')).toHaveText('resume');
  await expect(lesson.locator('#pagina')).toHaveText('3');
  await lesson.locator('#aprobar').click();
  await expect(savedInFrame(page)).toHaveText(/^Contenido terminado/);
  await page.getByRole('dialog').getByRole('link', { name: 'Ver resultado' }).click();

  await page.waitForURL(at('/evaluacionresultado'));
  await expect(passedHeading(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Nota del paquete: 90 %' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar Certificado' })).toBeVisible();
  const [attempt, ...others] = await finishedAttempts(client, learner, topic.ocurrencia);
  expect(others).toEqual([]);
  expect(attempt).toMatchObject({ nota: 90, aprobado: true });
  const own = await client.signIn(learner);
  const { codigo } = await own.call(certificadoApi.sel, { params: { id: attempt?.id_evaluacion ?? 0 } });
  expect(codigo).toMatch(/^[0-9A-Z]{4}/);
});

test('a window that is older than another one says so, and stores nothing more', async ({
  page,
  context,
  portal,
  cast,
  client,
  startAs,
  problems,
}) => {
  problems.expect(/\/~\/guardar: 409$/);
  const topic = cast.topic('paquete');
  await gradeByPackage({ client, cast, topic, trap: 'marcador' });
  const learner = cast.next('paquete');
  await startAs(learner);
  await page.goto(topicAddress(topic.ocurrencia));
  await page.getByRole('button', { name: 'Abrir contenido' }).click();
  await framedLesson(page).locator('#siguiente').click();
  await expect(savedInFrame(page)).toBeVisible();

  const newer = await context.newPage();
  await startSignedIn(newer, { url: portal.url, person: learner });
  await newer.goto(topicAddress(topic.ocurrencia));
  await newer.getByRole('button', { name: 'Continuar' }).click();
  await expect(framedLesson(newer).locator('#pagina')).toHaveText('2');
  await framedLesson(newer).locator('#siguiente').click();
  await expect(savedInFrame(newer)).toBeVisible();

  await page.bringToFront();
  await framedLesson(page).locator('#siguiente').click();
  await expect(page.getByRole('alert').getByText(OTHER_WINDOW)).toBeVisible();
  await expect(
    page.getByRole('dialog').frameLocator('iframe').locator('main').getByText('Este contenido se abrió en otra ventana.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Volver a abrir' }).click();
  await expect(framedLesson(page).locator('#pagina')).toHaveText('3');
});

test('a lesson in the frame opens a window of its own, which finds the run time by its opener', async ({ page, startAs, cast, client }) => {
  const topic = cast.topic('paquete', 3);
  await gradeByPackage({ client, cast, topic, trap: 'ventana' });
  await startAs(cast.next('paquete'));
  await page.goto(topicAddress(topic.ocurrencia));
  await page.getByRole('button', { name: 'Abrir contenido' }).click();
  const opened = page.waitForEvent('popup');
  await framedLesson(page).locator('#abrir').click();
  await expect((await opened).locator('#hallada')).toHaveText('Con registro');
  await expect(savedInFrame(page)).toHaveText(/^Contenido terminado/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a package opens in a window of its own, waits out a cut line, and nothing is lost', async ({
    page,
    context,
    startAs,
    cast,
    client,
    problems,
  }) => {
    problems.expectOffline();
    const topic = cast.topic('paquete');
    await gradeByPackage({ client, cast, topic, trap: 'marcador' });
    await startAs(cast.next('paquete'));
    await page.goto(topicAddress(topic.ocurrencia));
    const open = async (button: string) => {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: button }).click();
      const player = await opened;
      await player.waitForURL(/\/~\//);
      return player;
    };
    const first = await open('Abrir contenido');
    await expect(lessonOf(first).locator('#entrada')).toHaveText('ab-initio');
    expect(await first.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await context.setOffline(true);
    await lessonOf(first).locator('#siguiente').click();
    await lessonOf(first).locator('#siguiente').click();
    await expect(first.getByRole('status').getByText(UNSAVED)).toBeVisible();
    await context.setOffline(false);
    await expect(first.getByRole('status').getByText(/^Guardado \d{2}:\d{2}/)).toBeVisible();
    await first.close();

    await page.bringToFront();
    await expect(page.getByText(/^Guardado hoy a las \d{2}:\d{2}$/)).toBeVisible();
    const second = await open('Continuar');
    await expect(lessonOf(second).locator('#entrada')).toHaveText('resume');
    await expect(lessonOf(second).locator('#pagina')).toHaveText('3');
  });
});
