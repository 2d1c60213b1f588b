import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseCsv, writeCsv } from 'hucre/csv';
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

/** @param {string} path @param {string | Uint8Array} content */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  return join(root, path);
}
/** @param {string} language */
const texts = (language) => JSON.parse(readFileSync(join(root, localePath(language)), 'utf8'));
/** @param {string | Uint8Array} content */
const importing = (content) => textos(root, ['importar', 'de', write('de.csv', content)]);
const exported = async () => {
  await textos(root, ['exportar', 'de', join(root, 'out.csv')]);
  return readFileSync(join(root, 'out.csv'), 'utf8');
};
/** @param {string} csv */
const cellsOf = (csv) => parseCsv(csv).map((cells) => cells.map(String));

test('without arguments each language follows Spanish: new keys wait, dead ones go with their text printed, the order is the same', async () => {
  const { saludo, grupo } = DE;
  write(localePath('de'), JSON.stringify({ viejo: 'Alt', raro: { ...UNTIDY, espacio: { antes: 'war Gruppe' } }, grupo, saludo }));
  const report = await textos(root, []);
  expect(texts('de')).toEqual({ ...DE, raro: { ...UNTIDY, espacio: null } });
  expect(Object.keys(texts('de'))).toEqual(Object.keys(ES));
  expect(report.split('\n').filter((line) => !line.startsWith('  + ') || line.includes('espacio'))).toEqual([
    'de: claves nuevas 1, quitadas 2, por traducir 2',
    '  + raro.espacio',
    '  - viejo: Alt',
    '  - raro.espacio.antes: war Gruppe',
    expect.stringMatching(/^ja: claves nuevas 15, quitadas 0, por traducir 14$/),
    '  + raro.espacio',
  ]);
  // An empty Spanish text needs no translation.
  expect(texts('ja')).toMatchObject({ saludo: null, raro: { cero: null, vacio: '' } });
  const before = readFileSync(join(root, localePath('de')), 'utf8');
  expect(before.endsWith('}\n')).toBe(true);
  expect(await textos(root, [])).toBe('de: claves nuevas 0, quitadas 0, por traducir 2\nja: claves nuevas 0, quitadas 0, por traducir 14');
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

test('an exported file comes back as it was, whatever its texts look like', async () => {
  const csv = await exported();
  expect(csv.startsWith('\uFEFF"clave","es","de"\r\n')).toBe(true);
  // No cell begins as a formula or is a number: Excel would calculate one and take the zero from the other.
  expect(cellsOf(csv).filter((cells) => cells.some((cell) => /^\s*[=+\-@]/.test(cell) || /^\d+$/.test(cell)))).toEqual([]);
  const report = await importing(csv);
  expect(texts('de')).toEqual(DE);
  expect(report).toBe(`${localePath('de')}: textos cambiados 0, por traducir 1`);
  // The same when there was nothing before: all comes from the file.
  write(localePath('de'), '{}');
  await importing(csv);
  expect(texts('de')).toEqual(DE);
});

test.each([
  ['semicolons, without a byte order mark', { delimiter: ';' }],
  ['tabs and single line ends', { delimiter: '\t', lineSeparator: '\n' }],
  ['commas and a byte order mark', { bom: true }],
])('a file saved again with %s, in other columns and with more of them, is read', async (_how, form) => {
  const [, ...rows] = cellsOf(await exported());
  const changed = rows.map(([clave = '', es = '', de = '']) => [
    'nota',
    clave === 'grupo.fin' ? 'Ende; fertig, "ja"' : de,
    ` ${clave}`,
    es,
  ]);
  const report = await importing(writeCsv([['Revisión', ' DE ', 'Clave', 'es'], ...changed, ['', '', '', '']], form));
  expect(texts('de')).toEqual({ ...DE, grupo: { ...DE.grupo, fin: 'Ende; fertig, "ja"' } });
  expect(report).toContain('textos cambiados 1, por traducir 0\n  grupo.fin\nla columna «Revisión» no se lee');
});

test('a blank cell changes nothing, and neither does a key that is not in the file, which is counted', async () => {
  const report = await importing('clave,de\r\nsaludo,\r\ngrupo.fin,  \r\nraro.formula,=2+2\r\n');
  expect(texts('de')).toEqual({ ...DE, raro: { ...UNTIDY, formula: '=2+2' } });
  expect(report).toContain('claves que no están en el archivo y quedan como estaban: 12');
});

test('a translation of an older Spanish text is taken and named', async () => {
  const report = await importing('clave,es,de\ngrupo.fin,Final,Schluss\nsaludo,Hola {nombre},Servus {nombre}\n');
  expect(texts('de')).toMatchObject({ saludo: 'Servus {nombre}', grupo: { fin: 'Schluss' } });
  expect(report).toContain('grupo.fin: su texto en español ya no es el del archivo');
  expect(report).not.toContain('saludo: su texto');
});

test('a refused file changes nothing and names every problem', async () => {
  const file = [
    'clave;es;de',
    'grupo.fin;Fin;Ende',
    'saludo;;Hallo {name}',
    'grupo.total;;{n, plural, one {# Thema} other {# Themen}',
    'grupo.nada;;Nichts',
    ';;Ohne',
    'grupo.fin;;Schluss',
    'raro.formula;;#NAME?',
    'raro.menos;;#¡VALOR!',
    'raro.linea;;eins;zwei',
    '__proto__;;x',
  ];
  const before = readFileSync(join(root, localePath('de')), 'utf8');
  const refusal = await importing(file.join('\n')).catch((error) => error.message);
  expect(refusal.split('\n').map((/** @type {string} */ line) => line.trim().replace(/\(.*\)/, '()'))).toEqual([
    'No se cambió nada:',
    'fila 10: tiene más celdas que columnas',
    'fila 3: saludo usa ()',
    'fila 4: grupo.total no se entiende como ICU ()',
    'fila 5: «grupo.nada» no es una clave del portal',
    'fila 6: «Ohne» no tiene clave',
    'fila 8: raro.formula dice «#NAME?», el error de una fórmula',
    'fila 9: raro.menos dice «#¡VALOR!», el error de una fórmula',
    'fila 11: «__proto__» no es una clave del portal',
    'fila 7: grupo.fin ya está en la fila 2 con otro texto',
  ]);
  expect(readFileSync(join(root, localePath('de')), 'utf8')).toBe(before);
});

test.each([
  ['saved in the old code page', Buffer.from('clave,de\nsaludo,Grüß {nombre}\n', 'latin1'), 'UTF-8'],
  ['saved as Unicode text', Buffer.from('\uFEFFclave\tde\nsaludo\tHallo {nombre}\n', 'utf16le'), 'UTF-8'],
  ['with an open quotation mark', 'clave,de\nsaludo,"Hallo {nombre}\ngrupo.fin,Ende\n', 'comillas'],
  ['of another language', 'clave,es,ja\nsaludo,x,y\n', '«clave», «es» y «de»'],
  ['with a column twice', 'clave,de,de\nsaludo,a {nombre},b {nombre}\n', 'dos veces'],
  ['without anything', '', '«clave»'],
])('a file %s is refused', async (_how, content, reason) => {
  const before = readFileSync(join(root, localePath('de')), 'utf8');
  await expect(importing(content)).rejects.toThrow(reason);
  expect(readFileSync(join(root, localePath('de')), 'utf8')).toBe(before);
});

test('an unknown command, language or file is answered with what there is', async () => {
  await expect(textos(root, ['publicar'])).rejects.toThrow('Uso:');
  await expect(textos(root, ['exportar', 'es'])).rejects.toThrow('Elija un idioma: de, ja');
  await expect(textos(root, ['importar', 'de'])).rejects.toThrow('Uso:');
  await expect(textos(root, ['importar', 'de', join(root, 'no.csv')])).rejects.toThrow('no.csv');
  write(localePath('de'), '{ "saludo": "Hallo",\n<<<<<<< HEAD\n}');
  await expect(textos(root, [])).rejects.toThrow('no se entiende como JSON');
});
