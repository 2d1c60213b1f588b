import { expect, test } from 'vitest';
import { loadCatalog } from './load.ts';
import { textsByKey } from './testing/literal-words.ts';

/** A number that is printed before a word in the plural, whatever the number is. */
const FIXED_PLURAL = /\{(\w+), number[^}]*\}\s+\p{L}+[^n]s(?!\p{L})/u;

/** Arguments that are never one: limits, and how long a PIN is. */
const NEVER_ONE = new Set(['caracteres', 'cifras', 'limite', 'maximo', 'minimo', 'vistas']);

/** Texts with a number that is never one, or with a plural that agrees with more than the number. */
const KEYS = [
  'asignacion.vacio.mes',
  'carta.asignacion.asuntoVarios',
  'carta.asignacion.cambiaronVarios',
  'evaluacion.respondidas',
  'importacion.lectura.iguales',
  'navegacion.pasos.avance',
  'pdf.demasiadas',
  'seguridad.confirmar.muchos.asignaciones',
  'seguridad.confirmar.muchos.intentos',
  'seguridad.confirmar.muchos.deshacer',
  'seguridad.confirmar.muchos.correos',
  'seguridad.confirmar.muchos.registros',
  'seguridad.confirmar.muchos.ceses',
  'usuario.importacion.umbral',
];

test('a number that may be one has a singular', async () => {
  const texts = [...textsByKey(await loadCatalog('es'))];
  const fixed = texts.filter(([, text]) => !NEVER_ONE.has(FIXED_PLURAL.exec(text)?.[1] ?? 'limite')).map(([key]) => key);
  expect(fixed).toEqual(KEYS);
});
