import { describe, expect, test } from 'vitest';
import { claveDe, codigoDe } from './codigo.ts';

describe('the code of a text', () => {
  test.each([
    ['Ventas', 'VENTAS'],
    ['  Auxiliar   de cajá ', 'AUXILIAR-DE-CAJA'],
    ['Niñez / Años', 'NINEZ-ANOS'],
    ['Jefe(a) de tienda 2', 'JEFE-A-DE-TIENDA-2'],
    ['Straße', 'STRASSE'],
    ['Cafe\u0301', 'CAFE'],
    ['営業 部', '営業-部'],
    ['—', 'PARAMETRO'],
    ['', 'PARAMETRO'],
  ])('%j -> %s', (text, code) => {
    expect(codigoDe(text)).toBe(code);
  });

  test('is the same for every spelling in case, accents and spaces', () => {
    expect(new Set(['Área Técnica', 'AREA TECNICA', ' área  técnica '].map((text) => codigoDe(text)))).toEqual(new Set(['AREA-TECNICA']));
  });

  test('is numbered when another text has it', () => {
    expect(codigoDe('Ventas', new Set(['VENTAS']))).toBe('VENTAS-2');
    expect(codigoDe('Ventas', new Set(['VENTAS', 'VENTAS-2', 'VENTAS-3']))).toBe('VENTAS-4');
  });

  test('has at most 50 characters, its number included, and does not end in a hyphen', () => {
    const long = `${'a'.repeat(49)} resto`;
    expect(codigoDe(long)).toBe('A'.repeat(49));
    const numbered = codigoDe('b'.repeat(80), new Set(['B'.repeat(50)]));
    expect(numbered).toBe(`${'B'.repeat(48)}-2`);
    // A letter that two capitals replace.
    expect(codigoDe('ŉ'.repeat(50)).length).toBeLessThanOrEqual(50);
  });
});

test('the key of a table is its name in small letters, words joined by underscores', () => {
  expect(claveDe('Zonas de Reparto')).toBe('zonas_de_reparto');
  expect(claveDe('Cargo', new Set(['cargo']))).toBe('cargo_2');
  expect(claveDe('¡!')).toBe('parametro');
});
