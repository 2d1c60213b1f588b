import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { escala } from '../feedback/fields.ts';
import { id, integer, optionalText, text } from './fields.ts';
import { validate } from './validation.ts';

const schema = z.object({
  titulo: text(5, 2),
  codigo: text(5),
  nota: optionalText(3),
  correcta: integer(1, 4),
  correo: z.email().optional(),
  tipo: z.enum(['pdf', 'video']).optional(),
  lote: z.array(z.object({ id })).min(1).max(2).optional(),
  escala: escala.optional(),
});
const good = { titulo: 'abc', codigo: 'a', correcta: 1 };

test('valid input is returned parsed, without issues', () => {
  expect(validate(schema, { ...good, correcta: '2', sobra: 1 })).toEqual({ data: { ...good, correcta: 2, nota: null } });
});

describe('an issue names its field and the limit', () => {
  test.each([
    ['requerido', { titulo: undefined }, { titulo: { clave: 'requerido' } }],
    ['null counts as missing', { titulo: null }, { titulo: { clave: 'requerido' } }],
    ['an empty text where one is needed', { codigo: '  ' }, { codigo: { clave: 'requerido' } }],
    ['an emptied text, before its length', { titulo: '' }, { titulo: { clave: 'requerido' } }],
    ['too short', { titulo: 'a' }, { titulo: { clave: 'min_caracteres', valor: 2 } }],
    ['too long', { titulo: 'abcdef' }, { titulo: { clave: 'max_caracteres', valor: 5 } }],
    ['another type', { titulo: 7 }, { titulo: { clave: 'tipo' } }],
    ['a number that is none', { correcta: 'x' }, { correcta: { clave: 'numero' } }],
    ['below', { correcta: 0 }, { correcta: { clave: 'min_valor', valor: 1 } }],
    ['above', { correcta: 5 }, { correcta: { clave: 'max_valor', valor: 4 } }],
    ['NUL', { nota: '\u0000' }, { nota: { clave: 'caracteres' } }],
    ['no address', { correo: 'x@' }, { correo: { clave: 'correo' } }],
    ['no such option', { tipo: 'gif' }, { tipo: { clave: 'opcion' } }],
    ['too few', { lote: [] }, { lote: { clave: 'min_elementos', valor: 1 } }],
    ['too many', { lote: [{ id: 1 }, { id: 2 }, { id: 3 }] }, { lote: { clave: 'max_elementos', valor: 2 } }],
    ['a rule of our own', { escala: 15 }, { escala: { clave: 'escala' } }],
  ])('%s', (_, wrong, issues) => {
    expect(validate(schema, { ...good, ...wrong }).issues).toEqual(issues);
  });

  test('an issue inside a list contains the index of the row', () => {
    expect(validate(schema, { ...good, lote: [{ id: 1 }, { id: 0 }] }).issues).toEqual({ 'lote.1.id': { clave: 'min_valor', valor: 1 } });
  });

  test('every invalid field gets one issue', () => {
    expect(validate(schema, {}).issues).toEqual({
      titulo: { clave: 'requerido' },
      codigo: { clave: 'requerido' },
      correcta: { clave: 'requerido' },
    });
  });
});

test.each([[undefined], [null]])('a missing body gives cuerpo: requerido (%j)', (input) => {
  expect(validate(schema, input).issues).toEqual({ cuerpo: { clave: 'requerido' } });
});

test.each([['texto'], [7], [true]])('a body of another type gives cuerpo: tipo (%j)', (input) => {
  expect(validate(schema, input).issues).toEqual({ cuerpo: { clave: 'tipo' } });
});

test('the path of an issue in a batch starts with the index of the row', () => {
  const batch = z.array(z.object({ respuesta: integer(1, 4) }));
  expect(validate(batch, [{ respuesta: 1 }, { respuesta: 9 }]).issues).toEqual({ '1.respuesta': { clave: 'max_valor', valor: 4 } });
  expect(validate(batch, {}).issues).toEqual({ cuerpo: { clave: 'tipo' } });
});
