import type { Page } from '@playwright/test';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { startProvider, type TestProvider } from '@portal/testkit/services/oidc-provider.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { at } from '../support/address.ts';
import { Cast } from '../support/cast.ts';
import { startPortal, type Portal } from '../support/portal/portal-process.ts';
import { expect, test as journey } from '../support/test.ts';
import { withPlace } from '../world/template.ts';

interface Registered {
  /** Portal below a base path, registered with the provider. */
  readonly portal: Portal;
  readonly provider: TestProvider;
  readonly cast: Cast;
}

/** A portal of its own for these journeys: the others have no provider. */
const test = journey.extend<object, { registered: Registered }>({
  registered: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) =>
      withPlace(async ({ dataDir, databaseUrl }) => {
        const port = await freePort();
        const provider = await startProvider({ publicUrl: `http://127.0.0.1:${port}/portal` });
        const environment = { ...provider.environment, ...(await awayGoogle()) };
        const portal = await startPortal({ dataDir, databaseUrl, port, environment });
        await use({ portal, provider, cast: new Cast(dataDir) });
        await portal.stop();
        await provider.close();
      }),
    { scope: 'worker' },
  ],
});

/** A second provider at an address that refuses connections. */
const awayGoogle = async () => ({
  OIDC_GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}`,
  OIDC_GOOGLE_CLIENT_ID: 'portal',
  OIDC_GOOGLE_CLIENT_SECRET: 'secreto',
});

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Continuar con Grupo Andino' });

/** The provider's own page takes any password. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('cualquiera');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('signing in through a provider opens the requested screen and uses up the code', async ({
  page,
  problems,
  registered,
  otherBrowser,
}) => {
  problems.expect(/GET \/css/, /externo\/terminar: 410/);
  const { portal, provider, cast } = registered;
  const { email, fullname } = cast.next('unTema');
  provider.people.set('alba', { email: email.toUpperCase(), email_verified: true });
  const codes: string[] = [];
  page.on('request', (request) => codes.push(new URL(request.url()).searchParams.get('acceso') ?? ''));

  await page.goto(`${portal.url}/planmislogros`);
  await buttonOf(page).click();
  await signInThere(page, 'alba');
  await page.waitForURL(at('/portal/planmislogros'));
  await expect(page.getByRole('button', { name: `Menú de ${fullname}` })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('UCJ-ingreso'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mis Logros', level: 1 })).toBeVisible();

  const codigo = codes.find(Boolean);
  expect(codigo).toMatch(/^[\w-]{43}$/);
  const stranger = await (await otherBrowser()).newPage();
  await stranger.goto(`${portal.url}/auth/login?acceso=${codigo}`);
  await expect(stranger.getByRole('alert')).toHaveText('El ingreso venció o ya se usó. Inténtelo nuevamente.');
  await expect(stranger).toHaveURL(`${portal.url}/auth/login`);
});

test('a refused person gets the reason on the sign-in screen and registers after accepting the terms', async ({
  page,
  problems,
  registered,
}) => {
  problems.expect(/GET \/css/, /externo\/terminar: 401/);
  const { portal, provider } = registered;
  provider.people.set('nadie', { email: 'nadie@correo.example', email_verified: true });
  await page.goto(`${portal.url}/auth/login`);
  await buttonOf(page).click();
  await signInThere(page, 'nadie');
  await expect(page.getByRole('alert')).toContainText('No hay una cuenta del portal con el correo que informó Grupo Andino.');
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await expect(buttonOf(page)).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).check();
  await buttonOf(page).click();
  // The provider still has a session and does not ask again.
  await page.waitForURL(at('/portal/dashboardusuario'));
  await expect(page.getByRole('button', { name: 'Menú de nadie' })).toBeVisible();
});

test('an unreachable provider shows an error, and every other way to sign in stays open', async ({ page, problems, registered }) => {
  problems.expect(/externo\/iniciar: 503/, /GET \/css/);
  const { portal } = registered;
  await page.goto(`${portal.url}/auth/login`);
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'El servicio de ingreso de Google no responde. Intente nuevamente en unos minutos o use su contraseña.',
  );
  await expect(page.getByRole('button', { name: 'Continuar con Google' })).toBeEnabled();
  await expect(page.getByText('Mínimo 3 caracteres')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await buttonOf(page).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
  await page.goBack();
  await expect(buttonOf(page)).toBeEnabled();
});
