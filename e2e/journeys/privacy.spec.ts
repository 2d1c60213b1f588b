import { readFileSync } from 'node:fs';
import { solicitudApi } from '@portal/contract/solicitud';
import type { Page } from '@playwright/test';
import { readZip } from '@portal/testkit/files/read-zip.ts';
import { fillSignIn } from '../support/actions.ts';
import { answerTopic, Client } from '../support/api.ts';
import { type Portal, startPortal } from '../support/portal/portal-process.ts';
import { expect, test as base } from '../support/test.ts';
import { STOPPED_CLOCK } from '../world/fixed-moment.ts';
import type { Person } from '../world/world.ts';

/** A proof of the own identity holds for five minutes (P153): a session of six minutes ago has none. */
const SIX_MINUTES = 360_000;
const SESSIONS = 6;

interface WorkerFixtures {
  /** Sessions of the administrator that began six minutes ago, one for each journey and each repetition. */
  earlierTokens: string[];
  portal: Pick<Portal, 'url'>;
}

const test = base.extend<object, WorkerFixtures>({
  earlierTokens: [
    async ({ place, cast }, use) => {
      const before = new Date(Date.now() - SIX_MINUTES).toISOString();
      const earlier = await startPortal({ ...place, environment: { ...STOPPED_CLOCK, PORTAL_CLOCK: before } });
      const tokens: string[] = [];
      for (let session = 0; session < SESSIONS; session += 1)
        tokens.push((await new Client(earlier.url).signIn(cast.staff('admin'))).token ?? '');
      await earlier.stop();
      await use(tokens);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // Fixtures are set up in the order of their names here: an embedded database takes one server at a time.
  portal: [async ({ earlierTokens: _, portal }, use) => use(portal), { scope: 'worker' }],
});

/** Lets a new page start with this session. */
async function startWith(page: Page, token: string): Promise<void> {
  await page.addInitScript((api_token) => localStorage.setItem('UCJ-auth', JSON.stringify({ api_token })), token);
}

/** Expects that the screen is not wider than the window of a phone. */
const fits = async (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);

/** Answers a request from the register. */
async function answer(page: Page, { fullname }: Person, id_solicitud: number): Promise<void> {
  await page.goto('/solicitud');
  const row = page.getByRole('link', { name: fullname }).first();
  await expect(row).toBeVisible();
  await fits(page);
  await page.goto(`/solicitudedit?id=${id_solicitud}`);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Atendida' }).click();
  await page.getByRole('textbox', { name: 'Respuesta' }).fill('Corregido en su ficha');
  await fits(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Solicitud guardada')).toBeVisible();
}

/** Erases a person on the person's form, proving who one is when the portal asks; returns the pseudonym. */
async function erase(page: Page, { id_usuario, fullname }: Person, password: string): Promise<string> {
  await page.goto(`/usuarioedit?id=${id_usuario}`);
  await page.getByRole('button', { name: 'Suprimir sus datos' }).click();
  const dialog = page.getByRole('dialog', { name: `Suprimir los datos de ${fullname}` });
  await expect(dialog.getByText(/^Queda bajo un seudónimo: 1 intento, 1 certificado/)).toBeVisible();
  await expect(dialog.getByText('No se puede deshacer. La persona no entra más.')).toBeVisible();
  await fits(page);
  await dialog.getByRole('button', { name: 'Suprimir', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await proof.getByLabel(/^Contraseña/).fill(password);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  const said = page.getByText(/^Datos suprimidos; la persona queda como X[0-9A-F]{9}\.$/);
  await expect(said).toBeVisible();
  return /X[0-9A-F]{9}/.exec(await said.innerText())?.[0] ?? '';
}

/** Downloads the data of a person from the person's form, and opens them. */
async function exported(page: Page, { id_usuario, fullname }: Person): Promise<void> {
  await page.goto(`/usuarioedit?id=${id_usuario}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar sus datos' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`datos-${id_usuario}.zip`);
  const files = readZip(readFileSync(await download.path()));
  expect(files.get('datos.html')).toContain('Mi segundo nombre está mal');
  const read = (name: string) => JSON.parse(files.get(`datos/${name}.json`) ?? 'null') as unknown;
  expect(read('persona')).toMatchObject([{ id_usuario, personal: fullname }]);
  expect(read('solicitudes')).toMatchObject([{ tipo: 'rectificacion', estado: 'atendida', respuesta: 'Corregido en su ficha' }]);
  expect(files.get('datos/persona.json')).not.toContain('contrasenia_hash');
}

for (const [device, viewport] of Object.entries({ phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } })) {
  test(`on a ${device} a request about own data is asked for, answered and exported, and somebody else is erased`, async ({
    page,
    otherBrowser,
    cast,
    client,
    startAs,
    problems,
    portal,
    earlierTokens,
  }) => {
    problems.expect(/privacidad\/suprimir: 403/, /usuario\/login: 401/);
    await page.setViewportSize(viewport);
    const learner = cast.next('titular');
    await test.step('the learner asks and sees the last day', async () => {
      await startAs(learner);
      await page.goto('/misdatos');
      await page.getByRole('textbox', { name: 'Detalle' }).fill('Mi segundo nombre está mal');
      await page.getByRole('button', { name: 'Presentar solicitud' }).click();
      await expect(page.getByText(/^Rectificación: recibida el .+, se responde hasta el /)).toBeVisible();
      await fits(page);
    });
    const [asked] = await (await client.signIn(learner)).call(solicitudApi.propias, {});
    const [year, month, day] = asked!.vence.split('-');
    await expect(page.getByText(`se responde hasta el ${day}/${month}/${year}`)).toBeVisible();

    const office = await (await otherBrowser()).newPage();
    await office.setViewportSize(viewport);
    await startWith(office, earlierTokens.pop() ?? '');
    await test.step('an administrator answers it', () => answer(office, learner, asked!.id_solicitud));
    await page.reload();
    await expect(page.getByText('Corregido en su ficha')).toBeVisible();
    await expect(page.getByText('Atendida', { exact: true })).toBeVisible();

    const gone = cast.next('titular');
    const signedIn = await client.signIn(gone);
    const taken = await answerTopic(signedIn, cast.world, { ocurrencia: cast.topic('titular').ocurrencia });
    const code = await signedIn.certificateCode(taken);
    const seudonimo = await test.step('another person is erased, after a proof', () => erase(office, gone, cast.staff('admin').password));
    await test.step('the data of the learner are exported', () => exported(office, learner));

    const stranger = await (await otherBrowser()).newPage();
    await stranger.setViewportSize(viewport);
    await stranger.goto(`${portal.url}/auth/login`);
    await fillSignIn(stranger, gone);
    await expect(stranger.getByText('El inicio de sesión falló, por favor verifique e intente nuevamente')).toBeVisible();
    await stranger.goto(`/certificado/verificar?codigo=${code}`);
    await stranger.getByRole('button', { name: 'Verificar' }).click();
    await expect(stranger.getByRole('heading', { name: 'Certificado vigente' })).toBeVisible();
    await expect(stranger.getByRole('definition').filter({ hasText: seudonimo })).toBeVisible();
    await expect(stranger.getByText(gone.fullname)).toHaveCount(0);
  });
}
