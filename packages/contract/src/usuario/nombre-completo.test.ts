import { expect, test } from 'vitest';
import { partirNombre } from './nombre-completo.ts';

const parts = (text: string, orden: 'apellidos' | 'nombres') => {
  const { apellido_paterno, apellido_materno, nombre } = partirNombre(text, orden) ?? {};
  return nombre === undefined ? undefined : [apellido_paterno, apellido_materno, nombre].join('|');
};

test.each([
  ['PÉREZ SOTO, Ana María', 'PÉREZ|SOTO|Ana María'],
  ['Pérez , Ana', 'Pérez||Ana'],
  ['De la Cruz San Martín,Juan', 'De la Cruz|San Martín|Juan'],
  ['Pérez Soto Ana María', 'Pérez|Soto|Ana María'],
  ['de la Torre del Águila Luis Alberto', 'de la Torre|del Águila|Luis Alberto'],
  ['Ortega y Gasset Ruiz José Luis', 'Ortega y Gasset|Ruiz|José Luis'],
  ['Pérez  Soto  María del Carmen', 'Pérez|Soto|María del Carmen'],
  ['Thandar', '||Thandar'],
])('«%s» with surnames first is %s', (text, expected) => expect(parts(text, 'apellidos')).toBe(expected));

test.each([
  ['Ana María Pérez Soto', 'Pérez|Soto|Ana María'],
  ['María de los Ángeles Quispe Huamán', 'Quispe|Huamán|María de los Ángeles'],
  ['Pérez Soto, Ana', 'Pérez|Soto|Ana'],
])('«%s» with names first is %s', (text, expected) => expect(parts(text, 'nombres')).toBe(expected));

test.each([
  'Pérez Soto Ana',
  'Pérez Ana',
  'Pérez Soto Ana María José',
  'Ponce de León Soto, Ana',
  'Pérez, Soto, Ana',
  'Pérez,',
  ', Ana',
  '',
])('«%s» is not parted: nothing says where the surnames end', (text) =>
  expect(parts(text, 'apellidos') ?? parts(text, 'nombres')).toBe(undefined),
);
