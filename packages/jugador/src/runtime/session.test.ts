import type { InicioJugador, LeccionJugador, TipoPaquete } from '@portal/contract/paquete';
import { describe, expect, test, vi } from 'vitest';
import { entryOf } from './launch-state.ts';
import { loadLibrary } from './library.ts';
import { Session } from './session.ts';

const LESSON: LeccionJugador = {
  id: 'a',
  titulo: 'A',
  nivel: 0,
  inicio: 'a.html',
  sco: true,
  maestria: 80,
  datos: 'datos de inicio',
  tiempo_maximo: null,
  accion_tiempo: null,
  umbral: 0.5,
  completada: false,
  cmi: null,
  segundos: 65,
};

async function open(tipo: TipoPaquete, leccion: Partial<LeccionJugador> = {}) {
  const events = { changed: vi.fn(), committed: vi.fn(), finished: vi.fn(), tooLong: vi.fn(), canFollow: () => true };
  const inicio = { tipo, modo: 'normal', alumno: { id: 'a1', nombre: 'Núñez, Ana' } } as InicioJugador;
  const session = new Session({ inicio, leccion: { ...LESSON, ...leccion }, createApi: await loadLibrary(tipo), events });
  return { session, events };
}

/** As the database hands it back: without an order of keys. */
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, shuffled(item)]),
  );
};

describe('SCORM 1.2', () => {
  test('a first visit finds all that the portal says, and judges nothing by the pass mark', async () => {
    const { session, events } = await open('scorm12');
    expect(session.get('cmi.core.lesson_status')).toBe('');
    expect(session.lastError()).toBe('301');
    expect(session.initialize()).toBe('true');
    expect(session.get('cmi.core.lesson_status')).toBe('not attempted');
    expect(session.get('cmi.core.entry')).toBe('ab-initio');
    expect(session.get('cmi.core.student_name')).toBe('Núñez, Ana');
    expect(session.get('cmi.core.credit')).toBe('credit');
    expect(session.get('cmi.core.lesson_mode')).toBe('normal');
    expect(session.get('cmi.core.total_time')).toBe('00:01:05');
    expect(session.get('cmi.student_data.mastery_score')).toBe('80');
    expect(session.get('cmi.launch_data')).toBe('datos de inicio');
    expect(session.set('cmi.core.score.raw', '40')).toBe('true');
    expect(session.set('cmi.core.lesson_status', 'Passed')).toBe('true');
    expect(session.finish()).toBe('true');
    expect(session.snapshot()).toMatchObject({ core: { lesson_status: 'passed', score: { raw: '40' } } });
    expect(events.finished).toHaveBeenCalledExactlyOnceWith('');
    expect(events.changed).toHaveBeenCalledTimes(2);
  });

  test('a lesson that set no status was attempted', async () => {
    const { session } = await open('scorm12');
    session.initialize();
    session.finish();
    expect(session.snapshot()).toMatchObject({ core: { lesson_status: 'incomplete' } });
  });

  test('scores beyond 100 are taken, with their maximum', async () => {
    const { session } = await open('scorm12');
    session.initialize();
    for (const [element, value] of [
      ['min', 0],
      ['max', 1000],
      ['raw', 850],
    ] as const)
      expect(session.set(`cmi.core.score.${element}`, value)).toBe('true');
    expect(session.snapshot()).toMatchObject({ core: { score: { raw: '850', min: '0', max: '1000' } } });
  });

  test('calls out of order have their errors, with words', async () => {
    const { session } = await open('scorm12');
    expect(session.finish()).toBe('false');
    expect(session.initialize()).toBe('true');
    expect(session.initialize()).toBe('false');
    expect(session.lastError()).toBe('101');
    expect(session.errorString('301')).toBe('Not initialized');
    expect(session.finish()).toBe('true');
    expect(session.lastError()).toBe('0');
    expect(session.set('cmi.core.lesson_location', '2')).toBe('false');
    expect(session.lastError()).toBe('301');
    expect(session.commit()).toBe('false');
    session.finish();
    expect(session.lastError()).not.toBe('0');
  });

  test('a second session of the same lesson goes on from the first, and its time adds up', async () => {
    const { session } = await open('scorm12');
    session.initialize();
    session.set('cmi.core.lesson_location', '7');
    session.set('cmi.core.session_time', '00:00:10');
    session.finish();
    expect(session.initialize()).toBe('true');
    expect(session.get('cmi.core.lesson_location')).toBe('7');
    expect(session.get('cmi.core.total_time')).toBe('00:01:15');
    expect(session.get('cmi.core.entry')).toBe('resume');
  });

  test('a window that stayed open after its lesson is refused', async () => {
    const { session, events } = await open('scorm12');
    session.initialize();
    session.close();
    expect(session.set('cmi.core.lesson_location', '7')).toBe('false');
    expect(session.initialize()).toBe('false');
    expect(events.finished).not.toHaveBeenCalled();
  });

  test('the time of a lesson that reports none is measured', async () => {
    vi.useFakeTimers();
    const { session } = await open('scorm12');
    session.initialize();
    vi.advanceTimersByTime(95_000);
    expect(session.snapshot()).toMatchObject({ core: { session_time: '0000:01:35' } });
    vi.useRealTimers();
  });

  test('a state comes back whole, whatever the order of its keys', async () => {
    const { session } = await open('scorm12');
    session.initialize();
    const values = {
      'cmi.core.lesson_location': 'página 3',
      'cmi.suspend_data': 'a\nb'.repeat(30_000),
      'cmi.comments': 'listo',
      'cmi.objectives.0.id': 'meta',
      'cmi.objectives.0.status': 'passed',
      'cmi.objectives.0.score.raw': '50',
      'cmi.student_preference.audio': '5',
    };
    for (const [element, value] of Object.entries(values)) expect(session.set(element, value), element).toBe('true');
    for (const [element, value] of [
      ['id', 'p1'],
      ['type', 'choice'],
      ['student_response', 'b'],
      ['result', 'correct'],
      ['time', '10:00:00'],
    ] as const)
      expect(session.set(`cmi.interactions.0.${element}`, value), element).toBe('true');
    const again = await open('scorm12', { cmi: shuffled(session.snapshot()) });
    again.session.initialize();
    for (const [element, value] of Object.entries(values)) expect(again.session.get(element), element).toBe(value);
    expect(again.session.get('cmi.interactions._count')).toBe('1');
    expect(again.session.snapshot()).toMatchObject({ interactions: { 0: { id: 'p1', student_response: 'b', result: 'correct' } } });
  });
});

describe('SCORM 2004', () => {
  test('a first visit finds all that the portal says, and what the lesson says is not judged', async () => {
    const { session } = await open('scorm2004');
    expect(session.initialize()).toBe('true');
    expect(session.get('cmi.entry')).toBe('ab-initio');
    expect(session.get('cmi.completion_status')).toBe('unknown');
    expect(session.get('cmi.scaled_passing_score')).toBe('0.8');
    expect(session.get('cmi.completion_threshold')).toBe('0.5');
    expect(session.get('cmi.total_time')).toBe('PT0H1M5S');
    expect(session.get('cmi.launch_data')).toBe('datos de inicio');
    for (const [element, value] of [
      ['score.scaled', '0.4'],
      ['success_status', 'passed'],
      ['progress_measure', '0.1'],
      ['completion_status', 'completed'],
    ] as const)
      expect(session.set(`cmi.${element}`, value), element).toBe('true');
    expect(session.get('cmi.success_status')).toBe('passed');
    expect(session.finish()).toBe('true');
    expect(session.snapshot()).toMatchObject({ completion_status: 'completed', success_status: 'passed', score: { scaled: '0.4' } });
  });

  test('a request to go on arrives at the end of the session', async () => {
    const { session, events } = await open('scorm2004');
    session.initialize();
    expect(session.get('adl.nav.request_valid.continue')).toBe('true');
    expect(session.get('adl.nav.request_valid.choice.{target=b}')).toBe('true');
    expect(session.set('adl.nav.request', '{target=b}choice')).toBe('true');
    expect(events.changed).not.toHaveBeenCalled();
    session.finish();
    expect(events.finished).toHaveBeenCalledExactlyOnceWith('{target=b}choice');
  });

  test('calls out of order have their errors', async () => {
    const { session } = await open('scorm2004');
    expect(session.get('cmi.location')).toBe('');
    expect(session.lastError()).toBe('122');
    session.initialize();
    expect(session.initialize()).toBe('false');
    expect(session.lastError()).toBe('103');
    session.finish();
    expect(session.set('cmi.location', '1')).toBe('false');
    expect(session.lastError()).toBe('133');
    expect(session.finish()).toBe('false');
    expect(session.lastError()).toBe('113');
  });

  test('a state comes back whole, whatever the order of its keys', async () => {
    const { session } = await open('scorm2004');
    session.initialize();
    const values = {
      'cmi.location': 'página 3',
      'cmi.suspend_data': 'a\nb'.repeat(30_000),
      'cmi.progress_measure': '0.25',
      'cmi.objectives.0.id': 'meta',
      'cmi.objectives.0.success_status': 'passed',
      'cmi.objectives.0.score.scaled': '0.5',
      'cmi.interactions.0.id': 'p1',
      'cmi.interactions.0.type': 'choice',
      'cmi.interactions.0.learner_response': 'b',
      'cmi.interactions.0.correct_responses.0.pattern': 'b',
      'cmi.interactions.0.result': 'correct',
      'cmi.learner_preference.language': 'es',
    };
    for (const [element, value] of Object.entries(values)) expect(session.set(element, value), element).toBe('true');
    const again = await open('scorm2004', { cmi: shuffled(session.snapshot()) });
    again.session.initialize();
    for (const [element, value] of Object.entries(values)) expect(again.session.get(element), element).toBe(value);
  });
});

test('a lesson resumes what it left, and starts over only when it was finished without a place', () => {
  const core = (lesson_status: string, more: Record<string, string> = {}) => ({ core: { lesson_status, ...more } });
  expect(entryOf('scorm12', null)).toBe('ab-initio');
  expect(entryOf('scorm12', core('incomplete'))).toBe('resume');
  expect(entryOf('scorm12', core('completed', { exit: 'suspend' }))).toBe('resume');
  expect(entryOf('scorm12', core('completed', { lesson_location: '2' }))).toBe('resume');
  expect(entryOf('scorm12', core('passed'))).toBe('ab-initio');
  expect(entryOf('scorm12', { cmi: core('passed') })).toBe('ab-initio');
  expect(entryOf('scorm2004', { completion_status: 'unknown' })).toBe('resume');
  expect(entryOf('scorm2004', { completion_status: 'completed', suspend_data: 'x' })).toBe('resume');
  expect(entryOf('scorm2004', { success_status: 'failed' })).toBe('ab-initio');
});
