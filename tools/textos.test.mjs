import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textos } from './textos.mjs';
import { localeProblems } from './texts/check-texts.mjs';
import { loadSpanish, localePath } from './texts/locales.mjs';

/** Texts that a spreadsheet could run, shorten, split or take for a number. */
const UNTIDY = {
  formula: '=1+1',
  signo: '+{n, number} y más',
  menos: '-100 a 100',
  arroba: ' @usuario',
  apostrofe: "'=ya lo tiene",
  dos: "''01",
  cero: '01',
  dia: '30/11/2026',
  comillas: 'dice "sí", luego; y «no»',
  linea: 'una\notra',
  espacio: ' y ',
  vacio: '',
};
const ES = { saludo: 'Hola {nombre}', grupo: { total: '{n, plural, one {# tema} other {# temas}}', fin: 'Fin' }, raro: UNTIDY };
const DE = { saludo: 'Hallo {nombre}', grupo: { total: '{n, plural, other {# Themen}}', fin: null }, raro: UNTIDY };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-textos-'));
  write('packages/messages/src/languages.ts', "export const DEFAULT_LANGUAGE = 'es';\nexport const SPOKEN = ['de', 'es', 'ja'];\n");
  write('packages/messages/src/es.ts', `export const es = ${JSON.stringify(ES)} as const;\n`);
  write(localePath('de'), `${JSON.stringify(DE, null, 2)}\n`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} path @param {string} content */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  return join(root, path);
}
/** @param {string} language */
const texts = (language) => JSON.parse(readFileSync(join(root, localePath(language)), 'utf8'));

test('each language follows Spanish: new keys wait, dead ones go with their text printed, the order is the same', async () => {
  const { saludo, grupo } = DE;
  write(localePath('de'), JSON.stringify({ viejo: 'Alt', raro: { ...UNTIDY, espacio: { antes: 'war Gruppe' } }, grupo, saludo }));
  const report = await textos(root);
  expect(texts('de')).toEqual({ ...DE, raro: { ...UNTIDY, espacio: null } });
  expect(Object.keys(texts('de'))).toEqual(Object.keys(ES));
  expect(report.split('\n').filter((line) => !line.startsWith('  + ') || line.includes('espacio'))).toEqual([
    'de: 1 claves nuevas, 2 quitadas, 2 por traducir',
    '  + raro.espacio',
    '  - viejo: Alt',
    '  - raro.espacio.antes: war Gruppe',
    expect.stringMatching(/^ja: 15 claves nuevas, 0 quitadas, 14 por traducir$/),
    '  + raro.espacio',
  ]);
  // An empty Spanish text needs no translation.
  expect(texts('ja')).toMatchObject({ saludo: null, raro: { cero: null, vacio: '' } });
  const before = readFileSync(join(root, localePath('de')), 'utf8');
  expect(before.endsWith('}\n')).toBe(true);
  expect(await textos(root)).toBe('de: 0 claves nuevas, 0 quitadas, 2 por traducir\nja: 0 claves nuevas, 0 quitadas, 14 por traducir');
  expect(readFileSync(join(root, localePath('de')), 'utf8')).toBe(before);
});

test('a text without translation, a dead key and another order fail the check', async () => {
  const es = await loadSpanish(root);
  expect(localeProblems(root, es, 'de')).toEqual(['de: falta grupo.fin']);
  write(localePath('de'), JSON.stringify({ ...DE, viejo: 'Alt', grupo: { ...DE.grupo, fin: 'Ende {' } }));
  const problems = localeProblems(root, es, 'de').join('\n');
  expect(problems).toMatch(
    /^de: sobra viejo\nde: grupo\.fin no se entiende como ICU .*\nde: su archivo no sigue al español; ejecute «npm run textos»$/,
  );
  expect(localeProblems(root, es, 'ja')).toContain('ja: falta saludo');
});
