import { evaluacionApi } from '@portal/contract/evaluacion';
import { temaApi } from '@portal/contract/tema';
import { examples, people, temaAlumno } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { beforeEach, expect, test } from 'vitest';
import { readPrograms } from './kept-programs.ts';
import { currentKeeping, keepProgram } from './program-keeper.ts';
import { receive } from '../../../core/offline/kept-call.ts';
import { offlineOf, openOffline } from '../../../core/offline/offline.ts';
import { leaveSession } from '../../../core/session/session.ts';
import { useFakeStorage } from '../../../testing/fake-storage.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import { failure, inTurn, LOST, slow } from '../../../testing/replies.ts';

const { id } = people.alumno;
const { id_programa, id_planestudio } = temaAlumno;
const place = { id_programa, id_planestudio, titulo: 'Seguridad' };

beforeEach(useFakeStorage);

test('keeping a program ends when its person signs out, and leaves nothing behind', async () => {
  const { reply, release } = slow(examples.tema.detalle);
  const { server } = await openPortal('/auth/login', { session: 'alumno', calls: { tema: { detalle: reply } } });
  const { shelf } = offlineOf(id).store;
  const keeping = keepProgram(id, place);
  await expect.poll(() => server.requests(temaApi.detalle)).toHaveLength(1);
  expect(currentKeeping()).toBeDefined();
  leaveSession();
  expect(currentKeeping()).toBeUndefined();
  release();
  await keeping;
  expect(readPrograms(shelf)).toEqual([]);
});

test('keeping a program keeps it for its person', async () => {
  await openPortal('/auth/login', { session: 'alumno' });
  await keepProgram(id, place);
  expect(readPrograms(offlineOf(id).store.shelf)).toMatchObject([{ id_programa, id_planestudio }]);
});

const row = examples.programa.detalleUsuario[0]!;
const { id_curso, id_modulo } = row;
const body = { id_tema: row.id_tema, id_planestudio: row.id_planestudio, id_programa: row.id_programa, id_curso, id_modulo };
const PENDING = { ...row, cuestionario: 1, aprobado: false, bloqueado: false };

test('keeping a program draws the questionnaires of its pending topics, which then open without a connection', async () => {
  const rows = [PENDING, { ...PENDING, id_tema: 90, aprobado: true }, { ...PENDING, id_tema: 91, bloqueado: true }];
  const { server } = await openPortal('/auth/login', {
    session: 'alumno',
    calls: { programa: { detalleUsuario: rows }, evaluacion: { ins: inTurn(examples.evaluacion.ins, LOST) } },
  });
  await openOffline(id);
  await keepProgram(id, place);
  expect(server.requests(evaluacionApi.ins).map((request) => request.body)).toEqual([body]);
  expect(readPrograms(offlineOf(id).store.shelf)).toMatchObject([{ temas: 2, cuestionarios: 1, faltan: 1 }]);
  const { answer, kept } = await receive(evaluacionApi.ins, { body });
  expect(kept).toBe(true);
  expect(answer.preguntas).toEqual(examples.evaluacion.ins.preguntas);
});

test.each([
  ['a pause', failure('tema_en_pausa', message('evaluacion.errores.pausaManana'))],
  ['a topic that was approved meanwhile', failure('tema_aprobado', message('evaluacion.errores.temaAprobado', { tema: row.titulo }))],
])('%s leaves a program without that questionnaire, and keeps the rest', async (_name, refusal) => {
  await openPortal('/auth/login', {
    session: 'alumno',
    calls: { programa: { detalleUsuario: [PENDING] }, evaluacion: { ins: refusal } },
  });
  await keepProgram(id, place);
  expect(currentKeeping()).toBeUndefined();
  expect(readPrograms(offlineOf(id).store.shelf)).toMatchObject([{ temas: 1, cuestionarios: 0, faltan: 1 }]);
});

test('a line that ends while a questionnaire is drawn pauses the keeping and says so', async () => {
  await openPortal('/auth/login', {
    session: 'alumno',
    calls: { programa: { detalleUsuario: [PENDING] }, evaluacion: { ins: LOST } },
  });
  await keepProgram(id, place);
  expect(currentKeeping()).toMatchObject({ state: 'en_pausa' });
  expect(currentKeeping()?.failure).toBeDefined();
  expect(readPrograms(offlineOf(id).store.shelf)).toEqual([]);
});
