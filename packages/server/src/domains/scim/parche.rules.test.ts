import { describe, expect, test } from 'vitest';
import { readResource } from './cambios.rules.ts';
import { ScimFault } from './falla.rules.ts';
import { SCHEMA } from './nombres.rules.ts';
import { readPatch } from './parche.rules.ts';
import { documentoAfter, documentoOf, idiomaOf, nombresOf, usernameFor } from './persona.rules.ts';

const patch = (...Operations: readonly object[]) => readPatch({ Operations });
const scimType = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof ScimFault) return error.scimType;
    throw error;
  }
  return 'none';
};

describe('an operation', () => {
  test.each([
    [{ op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    [{ op: 'replace', value: { active: true, id: '7', schemas: [] } }, { active: true }],
    [{ op: 'Replace', path: 'active', value: [{ $ref: null, value: 'true' }] }, { active: true }],
    [{ op: 'add', path: 'name', value: { givenName: 'Ana', honorificPrefix: 'Dra.' } }, { nombres: 'Ana' }],
    [
      {
        op: 'add',
        path: 'emails',
        value: [
          { type: 'home', value: 'b@x' },
          { type: 'work', value: 'a@x' },
        ],
      },
      { correo_electronico: 'a@x', correo_secundario: 'b@x' },
    ],
    [{ op: 'add', path: 'emails[type eq "home"].value', value: 'b@x' }, { correo_secundario: 'b@x' }],
    [{ op: 'add', path: 'emails[primary eq true].value', value: 'a@x' }, { correo_electronico: 'a@x' }],
    [{ op: 'add', path: 'emails[type eq "work"]', value: { value: 'a@x' } }, { correo_electronico: 'a@x' }],
    [{ op: 'remove', path: 'emails[type eq "work"]' }, { correo_electronico: null }],
    [{ op: 'add', path: 'phoneNumbers[type eq "fax"].value', value: '1' }, {}],
    [{ op: 'add', path: 'phoneNumbers[type eq "work"].display', value: '1' }, {}],
    [{ op: 'replace', path: `${SCHEMA.enterprise}:manager`, value: { value: '7', displayName: 'x' } }, { jefe: '7' }],
    [{ op: 'replace', path: `${SCHEMA.enterprise}:manager.value`, value: '' }, { jefe: null }],
    [{ op: 'replace', value: { [SCHEMA.enterprise]: { department: 'Ventas', division: 'Sur' } } }, { departamento: 'Ventas' }],
    [{ op: 'replace', value: { [`${SCHEMA.enterprise}:department`]: 'Ventas' } }, { departamento: 'Ventas' }],
    [{ op: 'replace', path: `${SCHEMA.portal}:numeroDocumento`, value: 12345678 }, { numero_documento: '12345678' }],
    [{ op: 'add', path: 'addresses[type eq "work"].locality', value: 'Lima' }, {}],
  ])('%j means %j', (operation, expected) => expect(patch(operation)).toEqual(expected));

  test('at the same attribute counts when it is the last', () => {
    expect(
      patch({ op: 'add', path: 'title', value: 'A' }, { op: 'remove', path: 'title' }, { op: 'add', path: 'title', value: 'B' }),
    ).toEqual({ cargo: 'B' });
  });

  test.each([
    ['mutability', { op: 'replace', path: 'password', value: 'x' }],
    ['mutability', { op: 'add', path: 'roles', value: [{ value: 'admin' }] }],
    ['invalidPath', { op: 'add', path: 'toString', value: 'x' }],
    ['invalidPath', { op: 'add', path: '__proto__', value: { active: false } }],
    ['invalidValue', { op: 'replace', path: 'active', value: 'quizá' }],
    ['invalidValue', { op: 'replace', path: 'title', value: { a: 1 } }],
    ['invalidValue', { op: 'replace', value: 'x' }],
    ['tooMany', { op: 'add', path: 'emails', value: Array.from({ length: 51 }, () => ({ value: 'a@x' })) }],
    ['invalidSyntax', { op: 'copy', path: 'title' }],
    ['noTarget', { op: 'remove' }],
  ])('is refused as %s: %j', (kind, operation) => expect(scimType(() => patch(operation))).toBe(kind));
});

test('a resource leaves foreign attributes alone, whatever they are called', () => {
  const body = JSON.parse(
    '{"userName": "a", "__proto__x": 1, "constructor": {"a": 1}, "roles": ["admin"], "urn:otra:1.0": {"x": 1}, "password": "x"}',
  ) as unknown;
  expect(readResource(body)).toEqual({ userName: 'a' });
});

describe('a person', () => {
  test.each([
    [{ numero_documento: '12345678' }, { tipo_documento: 'DNI', numero_documento: '12345678' }],
    [{ userName: '12345678' }, { tipo_documento: 'DNI', numero_documento: '12345678' }],
    [{ userName: 'ana@x' }, { tipo_documento: 'OTRO', numero_documento: null }],
    [
      { numero_documento: 'AB12', tipo_documento: 'pasaporte' },
      { tipo_documento: 'PAS', numero_documento: 'AB12' },
    ],
  ])('of %j has the document %j', (cambios, expected) => expect(documentoOf(cambios)).toEqual(expected));

  test('keeps the document that a change does not name', () => {
    const stored = { tipo_documento: 'CE', numero_documento: 'CE1' };
    expect(documentoAfter({}, stored)).toEqual(stored);
    expect(documentoAfter({ numero_documento: null, tipo_documento: null }, stored)).toEqual(stored);
    expect(documentoAfter({ numero_documento: 'CE2' }, stored)).toEqual({ tipo_documento: 'CE', numero_documento: 'CE2' });
    expect(documentoAfter({ numero_documento: '12345678' }, { tipo_documento: 'OTRO', numero_documento: null })).toEqual({
      tipo_documento: 'DNI',
      numero_documento: '12345678',
    });
  });

  test.each([
    [{ nombres: 'Ana', apellido_paterno: 'Torres' }, 'Ana', 'Torres'],
    [{ displayName: 'Ana  Torres Vega' }, 'Ana', 'Torres Vega'],
    [{ displayName: 'Ana Torres', nombres: 'Anita', apellido_paterno: 'T.' }, 'Anita', 'T.'],
    [{ nombres: 'Thandar', displayName: 'Thandar' }, 'Thandar', ''],
    [{ nombres: 'Thandar', apellido_paterno: null }, 'Thandar', ''],
    [{ nombres: 'Ana', displayName: 'Ana Torres' }, 'Ana', 'Torres'],
    [{ apellido_paterno: 'Suharto' }, 'Suharto', ''],
    [{ apellido_paterno: 'Suharto', displayName: 'Suharto' }, 'Suharto', ''],
    [{ displayName: 'Thandar' }, 'Thandar', ''],
    [{ formatted: 'Thandar Min' }, 'Thandar', 'Min'],
  ])('of %j is called %s %s', (cambios, nombres, apellido_paterno) => expect(nombresOf(cambios)).toEqual({ nombres, apellido_paterno }));

  test('signs in by the provider’s name if the form takes it', () => {
    expect([usernameFor('Ana@X.com', 'R1'), usernameFor('ab', 'R1'), usernameFor('a'.repeat(51), 'R1')]).toEqual(['ana@x.com', 'R1', 'R1']);
  });

  test('speaks a language of the portal or none', () =>
    expect(['es-PE', 'FR', 'it-IT', null].map((tag) => idiomaOf(tag))).toEqual(['es', 'fr', null, null]));
});
