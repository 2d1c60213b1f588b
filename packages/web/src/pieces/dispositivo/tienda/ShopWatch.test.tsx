import { examples } from '@portal/contract/examples';
import { INACTIVIDAD_TIENDA } from '@portal/contract/dispositivo';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchReading } from './reading.ts';
import { ShopWatch } from './ShopWatch.tsx';
import * as queries from './tienda.queries.ts';
import { enterSession, holdToken } from '../../../core/session/session.ts';
import { renderPiece } from '../../../testing/render-piece.tsx';
import { t } from '../../../testing/text.ts';

const SECOND = 1000;
const TOKEN = 'token-de-la-sesion';
const QUIET = INACTIVIDAD_TIENDA.segundos - INACTIVIDAD_TIENDA.aviso;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Shows the bar of a tablet on which somebody reads; returns what is called when the session ends, and at each sign of life. */
function show() {
  const beat = vi.spyOn(queries, 'beat').mockResolvedValue(0);
  const onLeave = vi.fn();
  holdToken(TOKEN);
  enterSession(examples.usuario.verifyToken, TOKEN);
  renderPiece(
    <>
      <button type="button">Leer</button>
      <ShopWatch onLeave={onLeave} />
    </>,
  );
  return { onLeave, beat };
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * SECOND));
const question = () => screen.queryByRole('alertdialog', { name: t('tienda.sesion.sigue') });

test('after a hundred seconds it asks and counts down, and without an answer it ends the session', () => {
  const { onLeave, beat } = show();
  pass(QUIET - 1);
  expect(question()).toBeNull();
  pass(1);
  expect(question()?.textContent).toContain(t('tienda.sesion.cierra', { segundos: INACTIVIDAD_TIENDA.aviso }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('tienda.sesion.continuar') }));
  pass(5);
  expect(question()?.textContent).toContain(t('tienda.sesion.cierra', { segundos: INACTIVIDAD_TIENDA.aviso - 5 }));
  expect(onLeave).not.toHaveBeenCalled();
  pass(INACTIVIDAD_TIENDA.aviso - 5);
  expect(onLeave).toHaveBeenCalled();
  expect(beat, 'nobody was there').not.toHaveBeenCalled();
});

test.each(['pointerDown', 'keyDown', 'wheel', 'scroll', 'input'] as const)(
  '%s answers it, gives the focus back and restarts the two minutes',
  (sign) => {
    const { onLeave, beat } = show();
    const reading = screen.getByRole('button', { name: 'Leer' });
    reading.focus();
    pass(QUIET + 3);
    expect(question()).not.toBeNull();
    act(() => void fireEvent[sign](document.body));
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(reading);
    pass(QUIET - 1);
    expect(question()).toBeNull();
    pass(1);
    expect(question()).not.toBeNull();
    expect(onLeave).not.toHaveBeenCalled();
    expect(beat, 'the server learns once of who reads and calls nothing').toHaveBeenCalledTimes(1);
  },
);

test('who listens to a video is not asked', () => {
  const { onLeave } = show();
  const video = document.body.appendChild(document.createElement('video'));
  Object.defineProperty(video, 'paused', { value: false });
  pass(INACTIVIDAD_TIENDA.segundos * 2);
  expect(question()).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
  video.remove();
  pass(QUIET);
  expect(question()).not.toBeNull();
});

test('a tablet that slept past the end leaves as soon as it wakes', () => {
  const { onLeave } = show();
  vi.setSystemTime(Date.now() + INACTIVIDAD_TIENDA.segundos * SECOND);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onLeave).toHaveBeenCalledOnce();
});

const READING = 600;

/** Adds the frame of a lesson; the page sees no event inside it. */
function lesson(height: number): HTMLIFrameElement {
  const frame = document.body.appendChild(document.createElement('iframe'));
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 700, height));
  onTestFinished(() => frame.remove());
  return frame;
}

test('who reads in the frame of a lesson has ten minutes before the question, and the server gets signs of life', () => {
  const { onLeave, beat } = show();
  lesson(window.innerHeight / 2);
  pass(READING);
  expect(question()).toBeNull();
  expect(beat.mock.calls.length).toBeGreaterThan(READING / 30);
  pass(QUIET - 2);
  expect(question()).toBeNull();
  pass(2);
  expect(question(), 'a tablet that was left with a lesson open ends too').not.toBeNull();
  act(() => void fireEvent.pointerDown(document.body));
  pass(READING);
  expect(question(), 'a sign gives the reading time anew').toBeNull();
  pass(QUIET + INACTIVIDAD_TIENDA.aviso);
  expect(onLeave).toHaveBeenCalled();
});

test('a touch in the frame is a sign of use', () => {
  show();
  const frame = lesson(window.innerHeight / 2);
  pass(READING - 1);
  frame.tabIndex = 0;
  frame.focus();
  act(() => void window.dispatchEvent(new Event('blur')));
  pass(READING + QUIET - 2);
  expect(question()).toBeNull();
});

test('a lesson hardly in sight, or in a window that nobody sees, gets no reading time', () => {
  const frame = lesson(window.innerHeight / 2);
  const looked = () => watchReading(0).look(SECOND);
  expect(looked()).toBe(true);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(looked()).toBe(false);
  seen.mockRestore();
  vi.mocked(frame.getBoundingClientRect).mockReturnValue(new DOMRect(0, 100, 700, window.innerHeight / 10));
  expect(looked()).toBe(false);
});

test('a tablet that slept with a lesson open leaves as soon as it wakes', () => {
  const { onLeave } = show();
  lesson(window.innerHeight / 2);
  vi.setSystemTime(Date.now() + INACTIVIDAD_TIENDA.segundos * SECOND);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onLeave).toHaveBeenCalledOnce();
});
