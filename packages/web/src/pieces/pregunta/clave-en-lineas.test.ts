import type { DatosPregunta } from '@portal/contract/pregunta';
import { expect, test } from 'vitest';
import { claveEnLineas } from './clave-en-lineas.ts';

const PALABRAS = { verdadero: 'Verdadero', falso: 'Falso' };
const partes = (...textos: string[]) => textos.map((texto) => ({ texto }));
const lineas = (datos: DatosPregunta) =>
  claveEnLineas(datos, PALABRAS).lineas.map(({ texto, correcta }) => (correcta ? `*${texto}` : texto));

test('the key of every kind in words', () => {
  const opciones = partes('Agua', 'Polvo', 'Gas');
  expect(lineas({ tipo: 'unica', opciones, correcta: 2, orden_fijo: false })).toEqual(['Agua', '*Polvo', 'Gas']);
  expect(lineas({ tipo: 'multiple', opciones, correctas: [1, 3], orden_fijo: true, parcial: false })).toEqual(['*Agua', 'Polvo', '*Gas']);
  expect(lineas({ tipo: 'verdadero_falso', correcta: false })).toEqual(['*Falso']);
  const valores = [
    { valor: '12,5', tolerancia: '0,5' },
    { valor: '20', tolerancia: '0' },
  ];
  expect(lineas({ tipo: 'numerica', valores, unidad: 'kg' })).toEqual(['*12,5 ± 0,5 kg', '*20 kg']);
  expect(lineas({ tipo: 'corta', aceptadas: ['Limón', 'Lima'], exacta: false })).toEqual(['*Limón', '*Lima']);
  const pares = [
    { izquierda: { texto: 'Perú' }, derecha: 'Sol' },
    { izquierda: { texto: 'Chile' }, derecha: 'Peso' },
    { izquierda: { texto: 'México' }, derecha: 'Peso' },
  ];
  expect(lineas({ tipo: 'relacionar', pares, otras: ['Real'], parcial: false })).toEqual([
    '*Perú → Sol',
    '*Chile → Peso',
    '*México → Peso',
  ]);
  expect(lineas({ tipo: 'ordenar', elementos: partes('Uno', 'Dos', 'Tres'), parcial: false })).toEqual(['*Uno', '*Dos', '*Tres']);
});

test('a picture is named by its description', () => {
  const imagen = { id_archivo: 7, descripcion: 'Extintor rojo' };
  expect(lineas({ tipo: 'unica', opciones: [{ texto: '', imagen }, { texto: 'Agua' }], correcta: 1, orden_fijo: false })).toEqual([
    '*Extintor rojo',
    'Agua',
  ]);
});
