import type { LeccionJugador } from '@portal/contract/paquete';
import { expect, test } from 'vitest';
import { neighbour, wayOf } from './navigation.ts';

const lesson = (id: string, inicio: string | null = `${id}.html`): LeccionJugador => ({
  id,
  titulo: id,
  nivel: 0,
  inicio,
  sco: true,
  maestria: null,
  datos: null,
  tiempo_maximo: null,
  accion_tiempo: null,
  umbral: null,
  completada: false,
  cmi: null,
  segundos: 0,
});
const LESSONS = [lesson('a'), lesson('parte', null), lesson('b'), lesson('c')];

test('headings are no neighbours', () => {
  expect(neighbour(LESSONS, 'a', 1)?.id).toBe('b');
  expect(neighbour(LESSONS, 'b', -1)?.id).toBe('a');
  expect(neighbour(LESSONS, 'c', 1)).toBeUndefined();
  expect(neighbour(LESSONS, 'parte', 1)).toBeUndefined();
});

test('requests of SCORM 2004 lead to a lesson, out, or nowhere', () => {
  const way = (request: string) => wayOf(request, LESSONS, 'b');
  expect(way('continue')).toEqual({ kind: 'lesson', id: 'c' });
  expect(way('previous')).toEqual({ kind: 'lesson', id: 'a' });
  expect(way('{target=a}choice')).toEqual({ kind: 'lesson', id: 'a' });
  expect(way('choice.{target=c}')).toEqual({ kind: 'lesson', id: 'c' });
  expect(way('{target=parte}choice')).toEqual({ kind: 'none' });
  expect(way('{target=otra}jump')).toEqual({ kind: 'none' });
  for (const request of ['exit', 'exitAll', 'suspendAll', 'abandon', 'abandonAll']) expect(way(request)).toEqual({ kind: 'exit' });
  for (const request of ['', '_none_', 'start', 'retry']) expect(way(request)).toEqual({ kind: 'none' });
});
