import { api } from '@portal/contract';
import { examples, people, temaAlumno } from '@portal/contract/examples';
import { expect, test } from 'vitest';
import { readPrograms } from './kept-programs.ts';
import { currentKeeping, keepProgram } from './program-keeper.ts';
import { offlineOf } from '../../../core/offline/offline.ts';
import { leaveSession } from '../../../core/session/session.ts';
import { openPortal } from '../../../testing/open-portal.ts';
import { slow } from '../../../testing/replies.ts';

const { id } = people.alumno;
const { id_programa, id_planestudio } = temaAlumno;
const place = { id_programa, id_planestudio, titulo: 'Seguridad' };

test('keeping a program ends when its person signs out, and leaves nothing behind', async () => {
  const { reply, release } = slow(examples.tema.detalle);
  const { server } = await openPortal('/auth/login', { session: 'alumno', calls: { tema: { detalle: reply } } });
  const { shelf } = offlineOf(id).store;
  const keeping = keepProgram(id, place);
  await expect.poll(() => server.requests(api.tema.detalle)).toHaveLength(1);
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
