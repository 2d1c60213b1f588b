import { expect, test } from 'vitest';
import { loadDraft } from './drafts.ts';
import { SPOKEN } from './languages.ts';
import { loadCatalog } from './load.ts';
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

test('a text that waits for its translation, null, is worded in Spanish', async () => {
  const [es, de] = [await loadCatalog('es'), await loadCatalog('de')];
  const draft = { ...de, comun: { ...de.comun, guardar: null, opciones: null } };
  expect(missingTexts(es, draft)).toContain('comun.guardar');
  const { text, names } = toTranslator('de', filledFrom(es, draft));
  expect([text('comun.guardar'), text('comun.opciones.estado.1'), text('comun.cancelar')]).toEqual([
    es.comun.guardar,
    es.comun.opciones.estado[1],
    de.comun.cancelar,
  ]);
  expect(names('comun.opciones')).toEqual(Object.keys(es.comun.opciones));
});

test('a key that Spanish does not have any more is not spoken', () => {
  expect(filledFrom({ hecho: 'Hecho' }, { hecho: 'Fertig', antes: 'Vorher' })).toEqual({ hecho: 'Fertig' });
});

test('no language lacks a text, and a catalogue is what its file says', async () => {
  const es = await loadCatalog('es');
  for (const language of SPOKEN) {
    const draft = await loadDraft(language);
    expect([language, missingTexts(es, draft)]).toEqual([language, []]);
    expect(await loadCatalog(language)).toEqual({ ...draft });
  }
});
