import { examples } from '@portal/contract/examples';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../core/i18n/spoken.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const { detalle } = examples.tema;
const TOPIC = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const [question] = examples.pregunta.cuestionario;

afterEach(() => act(() => speak('es')));

const open = () => renderScreen(TOPIC, { session: 'alumno' });
const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

test('in another language a topic and its questions say that they are Spanish, and the words around them do not', async () => {
  await open();
  await screen.findByText(question!.pregunta);
  await act(() => speak('en'));
  expect(languageOf(await screen.findByText(question!.pregunta))).toBe('es');
  expect(screen.getByRole('heading', { level: 1 }).querySelector('[lang="es"]')?.textContent).toBe(detalle.titulo);
  const number = await screen.findByText(/^Question 1 of/);
  expect(languageOf(number)).toBe('en');
});

test('in Spanish nothing carries a language of its own', async () => {
  await open();
  const shown = await screen.findByText(question!.pregunta);
  expect(shown.hasAttribute('lang')).toBe(false);
});
