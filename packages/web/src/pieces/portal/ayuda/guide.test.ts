import { es } from '@portal/messages/es';
import { expect, test } from 'vitest';
import { readGuide } from './guide.ts';
import html from '../../../../guia/guia.html?raw';

const pictures = new Map([['acceso.jpg', '/assets/acceso-1.jpg']]);
const guide = (role: 'alumno' | 'soporte' | 'admin') => readGuide(html, pictures, role);

test('a learner reads the learner’s chapters, an administrator all of them', () => {
  const learner = guide('alumno').entries.map(({ chapter }) => chapter);
  const admin = guide('admin').entries.map(({ chapter }) => chapter);
  expect(learner).toContain('Responder el cuestionario');
  expect(learner).not.toContain('Personas');
  expect(admin).toEqual(expect.arrayContaining([...learner, 'Personas', 'Operar el portal']));
  expect(guide('soporte').about('/planestudio')?.id).toBe('planes');
});

test('every part has an id of its own, a text, and pictures by their address', () => {
  const { entries } = guide('admin');
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.filter(({ id, title, html: body }) => !id || !title || !body).map(({ id }) => id)).toEqual([]);
  expect(entries.find(({ id }) => id === 'entrar')?.html).toContain('src="/assets/acceso-1.jpg"');
});

test('a search ignores accents and case, takes beginnings of words, and asks for all of them', () => {
  const { search } = guide('admin');
  expect(search('CONTRASENA olvid').map(({ id }) => id)).toContain('olvido');
  expect(search('zzzz')).toEqual([]);
  expect(search('certificado zzzz')).toEqual([]);
});

test('the help opens at the part of the screen', () => {
  expect(guide('alumno').about('/evaluacionedit')?.id).toBe('responder');
  expect(guide('alumno').about('/usuario')).toBeUndefined();
});

const texts = (branch: object): string[] =>
  Object.values(branch).flatMap((value: unknown) => (typeof value === 'string' ? [value] : texts(value as object)));

test('the guide names buttons by the words that they have', () => {
  const words = texts(es);
  // A button with a number has its words inside of a text with arguments.
  const named = (button: string) => words.some((text) => text === button || (text.includes('{') && text.includes(button)));
  const buttons = [...html.matchAll(/class="button">([^<]+)</g)].map(([, button = '']) => button.replaceAll(/\s+/g, ' ').trim());
  expect(buttons.length).toBeGreaterThan(20);
  expect([...new Set(buttons)].filter((button) => !named(button))).toEqual([]);
});
