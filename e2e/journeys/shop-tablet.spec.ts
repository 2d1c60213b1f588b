import { dispositivoApi } from '@portal/contract/dispositivo';
import { empresaApi } from '@portal/contract/empresa';
import { usuarioApi } from '@portal/contract/usuario';
import type { Page } from '@playwright/test';
import { answerAll, questionsOf, send } from '../support/actions.ts';
import { at, isTopic } from '../support/address.ts';
import type { Client } from '../support/api.ts';
import { finishedAttempts } from '../support/attempts.ts';
import { expect, test } from '../support/test.ts';
import type { Person } from '../world/world.ts';

const [PIN_ONE, PIN_TWO] = ['592013', '481902'];

/** Names that the card of a person accepts: those of the world have digits. */
const lettersOf = (number: number): string => String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/** Makes a shop with these people and a tablet that is not paired yet; each person gets a provisional PIN and a name without digits. */
async function makeShop(admin: Client, people: readonly Person[]) {
  const number = String(people[0]!.id_usuario);
  const { id_empresa } = await admin.call(empresaApi.ins, {
    body: { codigo_empresa: `T${number}`, empresa: `Tienda ${number}`, codigo_estado: 1 },
  });
  const pins: string[] = [];
  const names: string[] = [];
  for (const { id_usuario } of people) {
    const card = await admin.call(usuarioApi.sel, { params: { id: id_usuario } });
    const { tipo_documento, numero_documento, codigo_usuario, apellido_paterno, apellido_materno, correo_electronico } = card;
    const nombres = `Persona ${lettersOf(id_usuario)}`;
    names.push([nombres, apellido_paterno, apellido_materno].join(' '));
    const named = { tipo_documento, numero_documento, codigo_usuario, nombres, apellido_paterno, apellido_materno, correo_electronico };
    await admin.call(usuarioApi.upd, { body: { ...named, id_usuario, id_empresa } as never });
    pins.push((await admin.call(dispositivoApi.pinProvisional, { body: { id_usuario } })).pin);
  }
  const dispositivo = `Mostrador ${number}`;
  const { id_dispositivo } = await admin.call(dispositivoApi.ins, { body: { dispositivo, id_empresa, maximo_mb: 500 } });
  return { dispositivo, id_dispositivo, pins, names };
}

async function press(page: Page, digits: string): Promise<void> {
  const keys = page.getByRole('group', { name: 'Teclado de números' });
  for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click();
}

/** Types document and PIN on the entry of the tablet. */
async function enter(page: Page, { username }: Person, pin: string): Promise<void> {
  await page.getByLabel('Número de documento').fill(username);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByLabel(/^PIN de 6 cifras/)).toBeVisible();
  await press(page, pin);
}

/** Replaces a provisional PIN, which the entry asks for. */
async function choosePin(page: Page, pin: string): Promise<void> {
  await expect(page.getByLabel(/^PIN nuevo/)).toBeVisible();
  await press(page, pin);
  await expect(page.getByLabel(/^Repita el PIN/)).toBeVisible();
  await press(page, pin);
}

/** Returns all that the page shows and the browser keeps, bytes as Latin-1. */
const remains = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [document.documentElement.outerHTML, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('storage')));
      });
    for (const { name } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name!));
      for (const table of db.objectStoreNames) {
        const rows: unknown[] = await asked(db.transaction(table).objectStore(table).getAll());
        texts.push(
          JSON.stringify(rows, (_key, value: unknown) => (value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value)),
        );
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url);
    }
    return texts.join('\n');
  });

test('a shop’s tablet is paired, answers wait sealed for their person, and nothing else stays', async ({
  page,
  startAs,
  cast,
  client,
  otherBrowser,
  problems,
}) => {
  test.slow();
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  problems.expect(/: 40[13]$/);
  // Back on the tablet, her topic may ask for an attempt while her sealed answers arrive and pass it.
  problems.expect(/evaluacion\/ins: 409$/);
  const [ana, luis] = [cast.next('unTema'), cast.next('unTema')];
  const { ocurrencia } = cast.topic('unTema');
  const admin = await client.signIn(cast.staff('admin'));
  const { dispositivo, id_dispositivo, pins, names } = await makeShop(admin, [ana, luis]);

  await startAs(cast.staff('admin'));
  await page.goto('/dispositivo');
  await page.getByRole('button', { name: `Vincular tablet ${dispositivo}` }).click();
  const codigo = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

  const context = await otherBrowser();
  const tablet = await context.newPage();
  await tablet.clock.install();
  await tablet.goto('/tienda/vincular');
  await tablet.getByRole('textbox', { name: 'Código' }).fill(codigo.toLowerCase());
  await tablet.getByRole('button', { name: 'Vincular' }).click();
  await tablet.waitForURL(at('/tienda'));

  await enter(tablet, ana, pins[0]!);
  await choosePin(tablet, PIN_ONE);
  await expect(questionsOf(tablet).first()).toBeVisible();
  expect(isTopic(ocurrencia)(new URL(tablet.url()))).toBe(true);
  const asked = await questionsOf(tablet).first().locator('legend').innerText();
  await answerAll(tablet, cast.world);
  await context.setOffline(true);
  await send(tablet);
  await expect(tablet.getByRole('region', { name: 'Tablet compartida' })).toContainText(names[0]!);

  await expect(async () => {
    // A scroll that the send began counts as a sign of the person.
    await tablet.clock.fastForward(121_000);
    await tablet.waitForURL(at('/tienda'), { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  const left = await remains(tablet);
  for (const word of [names[0]!, ana.username, asked.slice(-20)]) expect(left).not.toContain(word);

  await context.setOffline(false);
  await enter(tablet, luis, pins[1]!);
  await choosePin(tablet, PIN_TWO);
  await expect(tablet.getByRole('region', { name: 'Tablet compartida' })).toContainText(names[1]!);
  expect(await remains(tablet)).not.toContain(names[0]!);
  const question = tablet.getByRole('alertdialog', { name: '¿Sigue ahí?' });
  await expect(async () => {
    // A scroll of the new screen may answer it: it then comes again.
    await tablet.clock.fastForward(101_000);
    await expect(question).toBeVisible({ timeout: 2000 });
  }).toPass();
  await tablet.getByRole('button', { name: 'Continuar' }).click();
  await expect(question).toBeHidden();
  await expect(tablet.getByRole('region', { name: 'Tablet compartida' })).toContainText(names[1]!);
  await tablet.getByRole('button', { name: 'Salir' }).click();
  await tablet.waitForURL(at('/tienda'));
  await expect(tablet.getByText('1 envío espera en esta tablet')).toBeVisible();
  await tablet.goBack();
  expect(await remains(tablet)).not.toContain(names[1]!);
  await tablet.goto('/tienda');

  await enter(tablet, ana, PIN_ONE);
  await expect(tablet.getByRole('region', { name: 'Tablet compartida' })).toContainText(names[0]!);
  await expect.poll(() => finishedAttempts(client, ana, ocurrencia)).toHaveLength(1);

  await admin.call(dispositivoApi.desvincular, { body: { id_dispositivo } });
  await expect(async () => {
    // The tablet may learn of it by a call of its own before the press.
    const leave = tablet.getByRole('button', { name: 'Salir' });
    if (await leave.isVisible()) await leave.click({ timeout: 3000 });
    await expect(tablet.getByText('Este dispositivo no está vinculado a una tienda.')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect.poll(() => tablet.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
