import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { topicAddress } from '../support/address.ts';
import { expect, worldTest } from '../support/test.ts';
import type { OtherBrowser } from './driver.ts';
import { firefox } from './firefox.ts';
import { answersOf, countAnswered, signIn } from './learner.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/** A visitor at the browser of its suite, which must not complain. */
const test = worldTest.extend<{ other: OtherBrowser; visitor: Visitor }>({
  other: [firefox, { option: true }],
  visitor: async ({ other, portal }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-descargas-'));
    const driver = await other.start(folder);
    try {
      const visitor = new Visitor(driver, { url: portal.url, folder });
      await visitor.speak('es');
      await use(visitor);
      expect(await driver.complaints(), 'nothing went wrong in the browser').toEqual([]);
    } finally {
      await driver.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** Runs in the page. */
const readFields = (): string[] => [...document.querySelectorAll('input')].map(({ value }) => value);

for (const other of [firefox, webkit]) {
  test.describe(other.name, () => {
    test.use({ other });
    // On CI a missing browser fails instead.
    test.skip(!other.isInstalled() && !process.env.CI, `${other.name} is not installed`);

    test('a learner signs in, answers, keeps the answers over a reload, passes and saves the certificate', async ({ visitor, cast }) => {
      const learner = cast.next('unTema');
      const { titulo, ocurrencia } = cast.topic('unTema');
      await signIn(visitor, learner);
      await visitor.at('/evaluacionedit');
      // Firefox reports the files of a screen that is left before they arrived.
      await visitor.see('button', /^Enviar Respuestas/);
      await visitor.open(topicAddress(ocurrencia));
      await visitor.see('heading', new RegExp(`^${titulo}$`));
      await visitor.see('button', /^Enviar Respuestas/);

      const answers = await answersOf(visitor, cast.world);
      expect(answers.length).toBeGreaterThan(1);
      for (const { within, option } of answers) await visitor.click('radio', option, { within });
      await visitor.reload();
      await visitor.see('button', /^Enviar Respuestas/);
      await expect.poll(() => visitor.read(countAnswered)).toBe(answers.length);

      await visitor.click('button', 'Enviar Respuestas');
      await visitor.click('button', 'Aceptar');
      await visitor.at('/evaluacionresultado');
      await visitor.see('heading', /^¡Felicitaciones, aprobó el tema!$/);
      await visitor.see('text', /^100\s?%$/);

      await visitor.click('button', 'Descargar Certificado');
      const pdf = readFileSync(await visitor.saved(/^certificado-\d{4}-\d{6}\.pdf$/));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      await visitor.open('/certificado');
      await visitor.see('text', new RegExp(titulo));
    });

    test('an administrator creates a course and finds it in the list', async ({ visitor, cast }) => {
      const titulo = `Manejo de balanzas en ${other.name}`;
      await signIn(visitor, cast.staff('admin'));
      await visitor.see('heading', /./);
      await visitor.click('link', 'Cursos');
      await visitor.click('link', 'Nuevo curso');
      await visitor.type('Código', `BAL-${other.name}`);
      await visitor.type('Título', titulo);
      await visitor.type('Descripción', 'Pesar, calibrar y rotular');
      await visitor.type('Etiquetas', 'balanzas, frescos');
      await visitor.choose('Estado', 'En Desarrollo');
      await visitor.click('button', 'Guardar');
      await visitor.at('/curso');
      await visitor.see('text', /^Curso guardado: /);
      await visitor.type('Buscar', titulo);
      await visitor.see('text', /^1–1 de 1/);
      await visitor.click('link', `Editar ${titulo}`);
      await visitor.at('/cursoedit');
      await expect.poll(() => visitor.read(readFields)).toContain(titulo);
    });
  });
}
