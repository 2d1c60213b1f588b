import { demoLessons } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from './axe.ts';

const PHONE = { width: 360, height: 740 };

test('the lessons of the demo are accessible in light and dark, and no wider than a phone', async ({ page, client, portal }) => {
  const pages = (await demoLessons(client)).flatMap(({ recursos }) =>
    recursos.filter(({ tipo, externo }) => tipo === 'pagina' && !externo),
  );
  expect(pages.length).toBeGreaterThan(5);
  await page.setViewportSize(PHONE);
  for (const { titulo, url } of pages) {
    // Loads the page outside its sandbox, which would block axe's script too.
    const sent = await page.request.get(new URL(url, portal.url).href);
    expect(sent.headers()['content-security-policy']).toContain('sandbox');
    await page.setContent(await sent.text());
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page, colorScheme === 'dark' ? 'colours' : undefined), `${titulo}, ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), titulo).toBeLessThanOrEqual(PHONE.width);
  }
});
