import { describe, expect, test } from 'vitest';
import { validate } from '../core/validation.ts';
import { empresaMaestro } from './empresa.ts';
import { esRuc } from './ruc.ts';

/** Ten digits, different for every seed, behind a kind of taxpayer. */
const bases = Array.from(
  { length: 500 },
  (_, seed) => `${[10, 15, 16, 17, 20][seed % 5]}${String((seed * 48_271_003 + 7) % 100_000_000).padStart(8, '0')}`,
);
const DIGITS = '0123456789'.split('');

describe('a RUC', () => {
  test.each(['20100070970', '20131312955', '20100128056'])('%s of a known company is one', (ruc) => {
    expect(esRuc(ruc)).toBe(true);
  });

  test('has exactly one check digit for every ten digits before it', () => {
    for (const base of bases)
      expect(
        DIGITS.filter((digit) => esRuc(base + digit)),
        base,
      ).toHaveLength(1);
  });

  test('is refused with any two different neighbours exchanged, but where the check digit stays', () => {
    const valid = bases.map((base) => base + DIGITS.find((digit) => esRuc(base + digit))!);
    const exchanged = valid.map((ruc) => ruc.slice(0, 4) + ruc[5] + ruc[4] + ruc.slice(6)).filter((ruc, index) => ruc !== valid[index]);
    const passed = exchanged.filter(esRuc).length / exchanged.length;
    expect(passed).toBeLessThan(0.03);
  });

  test.each(['', '2010007097', '201000709700', '2010007097O', ' 20100070970', '30100070970', '00000000000', '２０１０００７０９７０'])(
    '%j is none',
    (ruc) => {
      expect(esRuc(ruc)).toBe(false);
    },
  );
});

describe('the RUC of a company', () => {
  const issues = (ruc: unknown) => validate(empresaMaestro.body, { codigo_empresa: 'E1', empresa: 'Una', ruc });
  test('may be missing or empty', () => {
    expect(issues('').data).toMatchObject({ ruc: null });
    expect(issues(null).data).toMatchObject({ ruc: null });
    expect(issues(undefined).data?.ruc).toBeUndefined();
  });
  test('is refused at its field, blanks around it are not', () => {
    expect(issues('20100070971').issues).toEqual({ ruc: { clave: 'ruc' } });
    expect(issues(' 20100070970 ').data).toMatchObject({ ruc: '20100070970' });
  });
});
