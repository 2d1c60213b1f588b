import { DEMO_ADMIN } from '../support/demo.ts';
import { printed, readyForPaper } from '../support/paper.ts';
import { startSignedIn } from '../support/stored-session.ts';
import { expect, test } from '../support/test.ts';

const ALL = 'empresas=0&planes=0&desde=0&hasta=0';
const CONTROLS = /Men[uú] de|Exportar|Guardar informe|Generar Reporte|Columnas|Buscar|Filas por página|Informes guardados|Volver/;

/** Text without line breaks, which paper sets where it likes. */
const flat = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');

for (const { path, title, headers, landscape } of [
  {
    path: `/reporteusuarioxempresa?${ALL}&tamano=250`,
    title: 'Usuarios Asignados por empresa',
    headers: ['Empresa', 'Cargo', 'Estado'],
    landscape: true,
  },
  { path: '/planestudioprogreso?tamano=250', title: 'Progreso de planes', headers: ['Tema', 'Estado', 'Empresa'], landscape: true },
  { path: '/planestudioseguimiento?tamano=100', title: 'Seguimiento', headers: ['Empresa', 'Avance'], landscape: true },
])
  test(`${path} prints every row of its page with its headers on each paper, without controls`, async ({ page, startAs }) => {
    await startAs(DEMO_ADMIN);
    await page.goto(path);
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const range = flat(await page.getByText(/^[\d,]+–[\d,]+ de [\d,]+$/).innerText());
    const [, from, to, total] = /^([\d,]+)–([\d,]+) de ([\d,]+)$/.exec(range) ?? [];
    const pages = await printed(page);
    const [first, second] = pages;
    const text = flat(pages.map((one) => one.text).join(' '));
    expect(flat(first?.text)).toContain(title);
    expect(flat(first?.text)).toMatch(/Impreso por .+ el \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);
    expect(flat(first?.text)).toMatch(/Datos del \d{2}\/\d{2}\/\d{4}/);
    expect(flat(first?.text)).toContain(`Filas ${from} a ${to} de ${total}`);
    for (const header of headers) expect(flat(second?.text), 'the header stands on the second paper').toContain(header);
    expect(text).not.toMatch(CONTROLS);
    expect(first?.landscape).toBe(landscape);
    const last = await page.getByRole('row').last().getByRole('cell').first().innerText();
    expect(text).toContain(flat(last));
  });

test('a phone in the dark prints a light table of the whole report, and is dark again after', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSignedIn(page, { url: portal.url, person: DEMO_ADMIN, themeMode: 'dark' });
  await page.goto(`/reporteusuarioxempresa?${ALL}&tamano=250`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const range = await page.getByText(/^[\d,]+–[\d,]+ de [\d,]+$/).innerText();
  const rows = Number(/–([\d,]+)/.exec(range)?.[1]?.replaceAll(',', ''));
  // The test's listener follows the portal's own.
  await readyForPaper(page);
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      const { mantineColorScheme } = document.documentElement.dataset;
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const seen = { mantineColorScheme, rows: count('main tbody tr'), cards: count('main [data-narrow]') };
      sessionStorage.setItem('seen', JSON.stringify(seen));
    }),
  );
  const pages = await printed(page);
  const seen: unknown = JSON.parse(await page.evaluate(() => sessionStorage.getItem('seen') ?? ''));
  expect(seen).toEqual({ mantineColorScheme: 'light', rows, cards: 0 });
  expect(pages.every(({ landscape }) => landscape)).toBe(true);
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('main [data-narrow]').first()).toBeVisible();
});
