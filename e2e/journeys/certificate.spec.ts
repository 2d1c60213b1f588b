import { usuarioApi } from '@portal/contract/usuario';
import { takeQuestionnaire } from '../support/actions.ts';
import { topicAddress } from '../support/address.ts';
import { answerTopic } from '../support/api.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}/;
const A4_LANDSCAPE = [297, 210];

/** Returns today in the wording of the certificate and the portal's time zone. */
const today = (): string => new Intl.DateTimeFormat('es-PE', { dateStyle: 'long', timeZone: 'America/Lima' }).format(new Date());

test('a learner passes, downloads the certificate, and anyone can verify it signed out', async ({ page, startAs, cast, otherBrowser }) => {
  const learner = cast.next('titular');
  const { ocurrencia, titulo } = cast.topic('titular');
  await startAs(learner);
  await page.goto(topicAddress(ocurrencia));
  await takeQuestionnaire(page, cast.world);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Certificado' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^certificado-\d{4}-\d{6}\.pdf$/);
  const pdf = await readPdf(download);
  expect(pdf.pages).toBe(1);
  expect(pdf.size).toEqual(A4_LANDSCAPE);
  expect(pdf.pictures).toBe(1);
  expect(pdf.text).toContain("Íñigo Ángel O'Higgins Muñoz Güell");
  expect(pdf.text).toContain(titulo);
  expect(pdf.text).toContain(`Lima, ${today()}`);
  const code = CODE.exec(pdf.text)?.[0] ?? '';
  expect(code, 'the code is printed').not.toBe('');

  const stranger = await (await otherBrowser()).newPage();
  await stranger.goto('/certificado/verificar');
  await stranger.getByLabel(/^Código de verificación/).fill(code.toLowerCase().replaceAll('-', ''));
  await stranger.getByRole('button', { name: 'Verificar' }).click();
  await expect(stranger.getByRole('heading', { name: 'Certificado vigente' })).toBeVisible();
  for (const printed of [learner.fullname, titulo, today(), 'Lima', code, '100 %', 'Vigente']) {
    await expect(stranger.getByRole('definition').filter({ hasText: printed }).first()).toBeVisible();
  }
});

test('a certificate has the plain grey design when its background fails to load', async ({ page, startAs, cast, client, problems }) => {
  problems.expect(/certificado-fondo\.svg: net::ERR_FAILED/);
  const learner = cast.next('titular');
  const id = await answerTopic(await client.signIn(learner), cast.world, { ocurrencia: cast.topic('titular').ocurrencia });
  await page.route('**/certificado-fondo.svg', (route) => route.abort());
  await startAs(learner);
  await page.goto(`/certificadovisor?id=${id}`);
  const sheet = page.getByRole('img', { name: /^Certificado \d{4}-\d{6} de / });
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('image')).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Certificado' }).click();
  const pdf = await readPdf(await downloading);
  expect(pdf.pictures).toBe(0);
  expect(pdf.size).toEqual(A4_LANDSCAPE);
  expect(pdf.text).toContain(learner.fullname);
  expect(pdf.text).toMatch(CODE);
});

test('a certificate embeds the Japanese letters of a name as text, and draws none of them as a picture', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const learner = cast.next('titular');
  const admin = await client.signIn(cast.staff('admin'));
  const person = await admin.call(usuarioApi.sel, { params: { id: learner.id_usuario } });
  const names = { nombres: '太郎', apellido_paterno: '山田', apellido_materno: '' };
  await admin.call(usuarioApi.upd, { body: { ...person, ...names, tipo_documento: 'DNI' } });
  const id = await answerTopic(await client.signIn(learner), cast.world, { ocurrencia: cast.topic('titular').ocurrencia });
  await startAs(learner);
  await page.goto(`/certificadovisor?id=${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Certificado' }).click();
  const pdf = await readPdf(await downloading);
  expect(pdf.text).toMatch(/太郎\s+山田/);
  expect(pdf.text).toContain(cast.topic('titular').titulo);
  // The background alone.
  expect(pdf.pictures).toBe(1);
});

test('downloading a certificate from the list writes to the activity log', async ({ page, startAs, cast, client }) => {
  const learner = cast.next('titular');
  const id = await answerTopic(await client.signIn(learner), cast.world, { ocurrencia: cast.topic('titular').ocurrencia });
  await startAs(learner);
  await page.goto('/certificado');
  const told = page.waitForResponse('**/api/log/ins');
  await page.getByRole('button', { name: /Descargar Certificado/ }).click();
  const answer = await told;
  expect(answer.status()).toBe(200);
  expect(answer.request().postDataJSON()).toMatchObject({ tipo: 'certificado', detalle: `descarga ${id}` });
});

test('a learner shares a certificate from its card: the copied address is its public page, which anyone opens', async ({
  page,
  startAs,
  cast,
  client,
  otherBrowser,
}) => {
  const learner = cast.next('titular');
  const { ocurrencia, titulo } = cast.topic('titular');
  await answerTopic(await client.signIn(learner), cast.world, { ocurrencia });
  await startAs(learner);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/certificado');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: titulo }) });
  await expect(card.locator('svg text').filter({ hasText: learner.fullname }), 'the picture has the name').toBeAttached();
  await card.getByRole('button', { name: /^Compartir/ }).click();
  await expect(page.getByText(/^Enlace copiado/)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await (await otherBrowser()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'Certificado vigente' })).toBeVisible();
  await expect(stranger.getByRole('definition').filter({ hasText: titulo })).toBeVisible();
});
