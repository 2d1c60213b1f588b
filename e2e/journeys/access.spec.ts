import { api } from '@portal/contract';
import type { Page } from '@playwright/test';
import { fillSignIn, questionsOf, signIn, signOut, tokenOf } from '../support/actions.ts';
import { at, isTopic, topicAddress } from '../support/address.ts';
import { answerTopic, Client } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const REFUSED = 'El inicio de sesión falló, por favor verifique e intente nuevamente';
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

test('a wrong password shows an error, and the right one then signs in', async ({ page, cast, problems }) => {
  problems.expect(/usuario\/login: 401/);
  const learner = cast.next('unTema');
  await page.goto('/auth/login');
  await expect(page.getByText('Complete sus datos para iniciar sesión: DNI y contraseña.')).toBeVisible();
  await fillSignIn(page, { ...learner, password: 'no-es-esta' });
  await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
  await fillSignIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));
});

test('repeated failures slow down that account, and the screen says for how long', async ({ page, cast, client, problems }) => {
  problems.expect(/usuario\/login: 4(01|29)/);
  const learner = cast.next('unTema');
  const wrong = { username: learner.username, password: 'no-es-esta' };
  for (let failures = 0; failures < 5; failures += 1) await client.raw(api.usuario.login, { body: wrong });
  await page.goto('/auth/login');
  await fillSignIn(page, learner);
  await expect(page.getByText(/^Demasiados intentos seguidos\. Espere \d+ (segundos?|minutos?)/)).toBeVisible();
});

test('the sign-in form cannot be sent incomplete', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeDisabled();
  await page.getByLabel(/^Usuario/).fill('12');
  await page.getByLabel(/^Contraseña/).fill('x'.repeat(10));
  await expect(page.getByText('Mínimo 3 caracteres')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeDisabled();
});

test('signing out revokes the token on the server and ends every tab', async ({ page, context, portal, cast }) => {
  const learner = cast.next('unTema');
  await signIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));
  const other = await context.newPage();
  await other.goto('/dashboardtema');
  await expect(menuOf(other)).toBeVisible();
  const token = await tokenOf(page);
  await signOut(page, learner);
  await other.waitForURL(at('/auth/login'));
  expect(new URL(page.url()).search, 'the next one to sign in here is not led to where this one was').toBe('');
  const verify = () => new Client(portal.url).raw(api.usuario.verifyToken, { query: { authtoken: token } });
  await expect.poll(async () => (await verify()).status).toBe(401);
  await page.goto('/planmislogros');
  await page.waitForURL(at('/auth/login'));
});

test('a token that is not valid any more leads to the sign-in screen, and then on to the requested address', async ({
  page,
  cast,
  problems,
}) => {
  problems.expect(/verify_token: 401/);
  const learner = cast.next('unTema');
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('planted')) localStorage.setItem('UCJ-auth', JSON.stringify({ api_token: 'caducado-caducado-caducado' }));
    sessionStorage.setItem('planted', '1');
  });
  await page.goto('/planmislogros');
  await page.waitForURL(at('/auth/login'));
  await fillSignIn(page, learner);
  await page.waitForURL(at('/planmislogros'));
});

test('the address to return to cannot lead out of the portal', async ({ page, portal, cast }) => {
  for (const outside of ['https://example.com/', '//example.com/', '/\\example.com', 'javascript:alert(1)']) {
    const learner = cast.next('unTema');
    await page.goto(`/auth/login?volver=${encodeURIComponent(outside)}`);
    await fillSignIn(page, learner);
    await page.waitForURL(({ pathname }) => pathname !== '/auth/login');
    expect(new URL(page.url()).origin).toBe(portal.url);
    await expect(questionsOf(page).first()).toBeVisible();
    await signOut(page, learner);
  }
});

test('an expired password must be changed before anything else', async ({ page, cast, client, problems }) => {
  problems.expect(/upd\/password\/?: 400/);
  const learner = cast.next('vencida');
  const { ocurrencia } = cast.topic('vencida');
  await signIn(page, learner);
  await page.waitForURL(at('/usuariopassword'));
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(learner.id_usuario));
  await expect(page.getByText('La contraseña se ha vencido, debe renovarla!')).toBeVisible();
  await page.goto('/dashboardusuario');
  await page.waitForURL(at('/usuariopassword'));
  const refused = await (await client.signIn(learner)).raw(api.evaluacion.ins, { body: ocurrencia });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'contrasena_vencida' });

  const renewed = 'Girasol-Azul-77';
  await change(page, { current: 'no-es-esta-clave', next: renewed });
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /contraseña/i })
      .last(),
  ).toBeVisible();
  await expect(page).toHaveURL(at('/usuariopassword'));
  await change(page, { current: learner.password, next: renewed });
  await page.waitForURL(isTopic(ocurrencia));
  await signOut(page, learner);
  await signIn(page, { username: learner.username, password: renewed });
  await page.waitForURL(isTopic(ocurrencia));
});

async function change(page: Page, { current, next }: { current: string; next: string }): Promise<void> {
  await page.getByLabel(/^Contraseña actual/).fill(current);
  await page.getByLabel(/^Contraseña nueva/).fill(next);
  await page.getByLabel(/^Repetir contraseña/).fill(next);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
}

test('the password address of somebody else changes one’s own; both new entries must be equal, and differ from the current one', async ({
  page,
  cast,
}) => {
  const learner = cast.next('unTema');
  await signIn(page, learner);
  await page.goto(`/usuariopassword?id=${cast.staff('admin').id_usuario}`);
  await page.getByLabel(/^Contraseña actual/).fill(learner.password);
  await page.getByLabel(/^Contraseña nueva/).fill('Girasol-Azul-77');
  await page.getByLabel(/^Repetir contraseña/).fill('Girasol-Azul-78');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Las contraseñas son diferentes')).toBeVisible();
  await page.getByLabel(/^Contraseña nueva/).fill(learner.password);
  await page.getByLabel(/^Repetir contraseña/).fill(learner.password);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('La contraseña no puede ser la misma que la actual')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('each role is led to its own first screen', async ({ page, cast }) => {
  for (const [person, home] of [
    [cast.staff('admin'), '/dashboard'],
    [cast.staff('soporte'), '/planestudio'],
  ] as const) {
    await signIn(page, person);
    await page.waitForURL(at(home));
    for (const address of ['/', '/auth/login', '/auth']) {
      await page.goto(address);
      await page.waitForURL(at(home));
    }
    await signOut(page, person);
  }
});

test('support is kept out of what is not theirs', async ({ page, cast, client }) => {
  const [support, learner] = [cast.staff('soporte'), cast.next('unTema')];
  const { ocurrencia } = cast.topic('unTema');
  const id = await answerTopic(await client.signIn(learner), cast.world, { ocurrencia });
  await signIn(page, support);
  await page.waitForURL(at('/planestudio'));
  await expect(page.getByRole('heading', { level: 1, name: 'Planes de Estudio' })).toBeVisible();
  await expect(menuOf(page).getByRole('link')).toHaveText([/UCJ/, 'Planes de Estudio']);
  for (const address of ['/dashboard', '/dashboardusuario', `/certificadovisor?id=${id}`, topicAddress(ocurrencia)]) {
    await page.goto(address);
    await page.waitForURL(at('/planestudio'));
  }
  const signedIn = await client.signIn(support);
  const params = { id: learner.id_usuario };
  for (const [endpoint, request] of [
    [api.usuario.kpiAdmin, {}],
    [api.usuario.sel, { params }],
    [api.asignacion.ofUsuario, { params }],
    [api.evaluacion.sellst, {}],
    [api.evaluacion.resultado, { params: { id } }],
    [api.certificado.sel, { params: { id } }],
  ] as const) {
    expect((await signedIn.raw(endpoint, request)).status, endpoint.path).toBe(403);
  }
});

test('a learner is kept out of the staff’s screens and of other people’s records', async ({ page, cast, client }) => {
  const [learner, other] = [cast.next('unTema'), cast.next('unTema')];
  const id = await answerTopic(await client.signIn(other), cast.world, { ocurrencia: cast.topic('unTema').ocurrencia });
  await signIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));
  await expect(menuOf(page).getByRole('link')).toHaveText([/UCJ/, 'Inicio', 'Mis temas', 'Mis Logros', 'Mis certificados']);
  for (const address of ['/dashboard', '/planestudio']) {
    await page.goto(address);
    await page.waitForURL(at('/dashboardusuario'));
  }
  const signedIn = await client.signIn(learner);
  const params = { id: other.id_usuario };
  for (const [endpoint, request] of [
    [api.usuario.kpiAdmin, {}],
    [api.usuario.sel, { params }],
    [api.usuario.temas, { params }],
    [api.asignacion.pendientes, { params }],
    [api.evaluacion.sellst, {}],
    [api.evaluacion.resultado, { params: { id } }],
    [api.certificado.sel, { params: { id } }],
    [api.certificado.ofUsuario, { params }],
  ] as const) {
    expect([403, 404], endpoint.path).toContain((await signedIn.raw(endpoint, request)).status);
  }
});

test('an administrator sees the staff’s menu, and a learner’s result without being able to send for them', async ({
  page,
  cast,
  client,
}) => {
  const [admin, learner] = [cast.staff('admin'), cast.next('unTema')];
  const { ocurrencia } = cast.topic('unTema');
  const id = await answerTopic(await client.signIn(learner), cast.world, { ocurrencia, wrong: 3 });
  await signIn(page, admin);
  await page.waitForURL(at('/dashboard'));
  await expect(menuOf(page).getByRole('link', { name: 'Planes de Estudio' })).toBeVisible();
  await page.goto(`/evaluacionresultado?id=${id}`);
  await expect(page.getByText('Todavía no alcanzó la nota mínima')).toBeVisible();
  const open = await (await client.signIn(learner)).call(api.evaluacion.ins, { body: ocurrencia });
  const row = { id_evaluacion: open.id_evaluacion, escala: 10 };
  const sent = await (await client.signIn(admin)).raw(api.evaluacion.insDetalle, { body: [row] });
  expect(sent.status).toBe(403);
});

test('an unknown address shows the 404 page to the signed-in, and the sign-in screen to the signed-out', async ({ page, cast }) => {
  await page.goto('/no-existe');
  await page.waitForURL(at('/auth/login'));
  const learner = cast.next('unTema');
  await signIn(page, learner);
  await page.waitForURL(isTopic(cast.topic('unTema').ocurrencia));
  await page.goto('/no/existe?x=1');
  await page.waitForURL(at('/error/404'));
  await expect(page.getByText('Ocurrió un error, por favor use el botón Ir al Inicio.')).toBeVisible();
  await page.getByRole('link', { name: 'Ir al Inicio' }).click();
  await page.waitForURL(at('/dashboardusuario'));
});

test('signed-out people get the public pages and the three links at the foot', async ({ page }) => {
  await page.goto('/error/404');
  await expect(page.getByText('No encontramos el contenido').last()).toBeVisible();
  await page.goto('/error/500');
  await expect(page.getByText('Algo salió mal. Por favor, intente nuevamente más tarde.')).toBeVisible();
  await page.goto('/auth/login');
  for (const link of ['Guía de uso', 'Soporte', 'Contacto']) await expect(page.getByRole('link', { name: link })).toBeVisible();
});
