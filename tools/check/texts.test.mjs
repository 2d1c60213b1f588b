import { describe, expect, test } from 'vitest';
import { argumentsOf, differences, textsOf } from '../texts/catalogs.mjs';
import { mentionsOf, unusedKeys } from '../texts/key-use.mjs';

const es = { curso: { hecho: '{total, plural, one {# curso} other {# cursos}} de {nombre}', vacio: 'Nada' } };

describe('another language', () => {
  test('with the same keys and arguments is equal, whatever its words and their order', () => {
    const de = { curso: { hecho: '{nombre}: {total, plural, other {# Kurse}}', vacio: 'Nichts' } };
    expect(differences(es, de, 'de')).toEqual([]);
  });

  test('gets a list of its missing keys, surplus keys and differing arguments', () => {
    const de = { curso: { hecho: '{total, number} von {name}', leer: 'Leer' } };
    expect(differences(es, de, 'de')).toEqual([
      'de: falta curso.vacio',
      'de: sobra curso.leer',
      'de: curso.hecho usa (name texto, total número) y debe usar (nombre texto, total número)',
    ]);
  });

  test('arguments inside of plurals, choices and tags count', () => {
    const text = '{que, select, a {{uno}} other {<b>{dos, number}</b>}} {cuando, date}';
    expect(argumentsOf(text)).toEqual(['b etiqueta', 'cuando fecha', 'dos número', 'que elección', 'uno texto']);
  });
});

describe('a key is used when a source', () => {
  const unused = (/** @type {string} */ code, /** @type {string[]} */ computed = []) =>
    unusedKeys([...textsOf(es).keys()], [mentionsOf('a.tsx', code)], computed);

  test.each([
    ['says it whole', "failure('x', 'curso.hecho'); done(c, 'curso.vacio')"],
    ['says the rest of it beside its namespace', "const t = useTranslations('curso'); t('hecho') + t('vacio')"],
    ['computes it behind a beginning', 'text(`curso.${what}`)'],
    ['computes it in its namespace', "const t = useTranslations('curso'); t(`${a}cho`) + t(`va${b}`)"],
  ])('%s', (_how, code) => {
    expect(unused(code)).toEqual([]);
  });

  test('not by a word without its namespace, by another namespace or by a template that could be anything', () => {
    expect(unused("t('hecho'); `${a} ${b}`; `${a}`")).toEqual(['curso.hecho', 'curso.vacio']);
    expect(unused("const t = useTranslations('modulo'); t('hecho'); t('vacio')")).toEqual(['curso.hecho', 'curso.vacio']);
  });

  test('or its beginning is declared as computed', () => {
    expect(unused('', ['curso.'])).toEqual([]);
  });
});
