import { cursoApi } from '@portal/contract/curso';
import { moduloApi } from '@portal/contract/modulo';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Client } from '../support/api.ts';
import type { Cast } from '../support/cast.ts';
import { orderOf } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';
import type { Person } from '../world/world.ts';

const TITLES = ['Fila uno', 'Fila dos', 'Fila tres', 'Fila cuatro'];
const LIST = /^Módulos del curso/;

interface Setting {
  readonly cast: Cast;
  readonly client: Client;
  readonly startAs: (person: Person) => Promise<void>;
}

/** A course with four modules, open in its form. */
async function openCourse(page: Page, { cast, client, startAs }: Setting): Promise<void> {
  const admin = await client.signIn(cast.staff('admin'));
  const unique = String(process.hrtime.bigint() % 1_000_000n);
  const fields = { codigo_estado: 1 };
  const texts = { descripcion: 'Cuatro filas', etiquetas: 'filas' };
  const modulos = [];
  for (const [index, titulo] of TITLES.entries()) {
    const { id_modulo } = await admin.call(moduloApi.ins, {
      body: { ...fields, codigo_categoria: 'general', codigo: `F-${unique}-${index}`, titulo },
    });
    modulos.push({ id: id_modulo });
  }
  const { id_curso } = await admin.call(cursoApi.ins, {
    body: { ...fields, ...texts, codigo: `F-${unique}`, titulo: 'Curso de filas', modulos },
  });
  await startAs(cast.staff('admin'));
  await page.goto(`/cursoedit?id=${id_curso}`);
  await expect.poll(() => orderOf(page, LIST)).toEqual(TITLES);
  // In the middle of the screen: the bar with Guardar covers the lower edge.
  await handle(page, 'Fila cuatro').evaluate((row) => row.scrollIntoView({ block: 'center' }));
}

const handle = (page: Page, title: string): Locator => page.getByRole('button', { name: `Arrastrar ${title}` });

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the handle is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger on the screen. */
class Finger {
  private readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  down = (at: Point) => this.send('touchStart', [at]);

  async move(from: Point, to: Point): Promise<void> {
    const STEPS = 12;
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      await this.send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
  }

  up = () => this.send('touchEnd', []);
}

/** Waits until the page stopped scrolling after a swipe. */
const untilScrollEnds = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let still = 0, last = window.scrollY; still < 8; last = window.scrollY) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === last ? still + 1 : 0;
    }
  });

test('the mouse drags a row', async ({ page, cast, client, startAs }) => {
  await openCourse(page, { cast, client, startAs });
  const from = await centreOf(handle(page, 'Fila cuatro'));
  const to = await centreOf(handle(page, 'Fila uno'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => orderOf(page, LIST)).toEqual(['Fila cuatro', 'Fila uno', 'Fila dos', 'Fila tres']);
  await expect(page.getByText('Fila cuatro está ahora en la posición 1 de 4')).toBeAttached();
});

test('the keyboard picks up, moves and drops a row, or puts it back', async ({ page, cast, client, startAs }) => {
  await openCourse(page, { cast, client, startAs });
  await handle(page, 'Fila uno').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Fila uno, en la posición 1 de 4')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Fila uno pasa a la posición 2 de 4')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Fila uno pasa a la posición 3 de 4')).toBeAttached();
  await page.keyboard.press('Space');
  const moved = ['Fila dos', 'Fila tres', 'Fila uno', 'Fila cuatro'];
  await expect.poll(() => orderOf(page, LIST)).toEqual(moved);
  await expect(handle(page, 'Fila uno'), 'the keyboard stays with its row').toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Fila uno pasa a la posición 2 de 4')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Fila uno queda en la posición 3 de 4')).toBeAttached();
  expect(await orderOf(page, LIST)).toEqual(moved);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('a long press on the handle drags the row; a swipe over it scrolls the page', async ({ page, cast, client, startAs }) => {
    await openCourse(page, { cast, client, startAs });
    const finger = new Finger(await page.context().newCDPSession(page));
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    const start = await centreOf(handle(page, 'Fila cuatro'));
    const towards = before > 100 ? 300 : -300;
    await finger.down(start);
    await finger.move(start, { x: start.x, y: start.y + towards });
    await finger.up();
    await expect.poll(scrolled, 'the swipe scrolled').not.toBe(before);
    await untilScrollEnds(page);
    expect(await orderOf(page, LIST)).toEqual(TITLES);

    // A row dragged to the border of the screen scrolls the page, and passes over more rows.
    await handle(page, 'Fila dos').evaluate((middle) => middle.scrollIntoView({ block: 'center' }));
    await untilScrollEnds(page);
    const from = await centreOf(handle(page, 'Fila uno'));
    const to = await centreOf(handle(page, 'Fila tres'));
    await finger.down(from);
    await expect(page.getByText('Fila uno, en la posición 1 de 4')).toBeAttached();
    await finger.move(from, to);
    await expect(page.getByText('Fila uno pasa a la posición 3 de 4')).toBeAttached();
    await finger.up();
    await expect.poll(() => orderOf(page, LIST)).toEqual(['Fila dos', 'Fila tres', 'Fila uno', 'Fila cuatro']);
  });
});
