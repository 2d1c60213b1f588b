import { expect, test } from 'vitest';
import { loadCatalog, SPOKEN } from './languages.ts';
import { filledFrom, missingTexts } from './missing.ts';
import { toTranslator } from './translator.ts';

test('a text that a language lacks is worded in Spanish, and its path is named', async () => {
  const [es, de] = [await loadCatalog('es'), await loadCatalog('de')];
  const { guardar: _guardar, ...comun } = de.comun;
  const { efecto: _efecto, ...rest } = de;
  const draft = { ...rest, comun };
  expect(missingTexts(es, draft)).toEqual(
    [...Object.keys(es.efecto).map((name) => `efecto.${name}`), 'comun.guardar'].toSorted(byCatalog(es)),
  );
  const { text } = toTranslator('de', filledFrom(es, draft));
  expect([text('comun.guardar'), text('comun.cancelar'), text('efecto.abrir')]).toEqual(['Guardar', de.comun.cancelar, es.efecto.abrir]);
});

/** Compares paths by the place of their group in a catalogue. */
const byCatalog = (catalog: object) => (a: string, b: string) => {
  const names = Object.keys(catalog);
  const at = (path: string) => names.findIndex((name) => path.startsWith(`${name}.`));
  return at(a) - at(b);
};

test('whole languages lack nothing and stay as they are', async () => {
  const es = await loadCatalog('es');
  for (const language of SPOKEN) {
    const catalog = await loadCatalog(language);
    expect([language, missingTexts(es, catalog)]).toEqual([language, []]);
    expect(filledFrom(es, catalog)).toEqual(catalog);
  }
});
