import { expect, test } from 'vitest';
import { emptyDraft, removeDraft, writeDraft } from './draft-store.ts';
import { readDraft } from './read-draft.ts';
import { isEntregaOf } from './entrega.ts';
import { takeOverDrafts } from './take-over-drafts.ts';
import { DRAFTS } from '../../../core/offline/kept-session.ts';
import { offlineOf, openOffline } from '../../../core/offline/offline.ts';
import { useFakeStorage } from '../../../testing/fake-storage.ts';

const ocurrencia = { id_tema: 5, id_planestudio: 1, id_programa: 2, id_curso: 3, id_modulo: 4 };
const draft = {
  ...emptyDraft(77),
  respuestas: { '12': { respuesta: 3, fecha: 1_795_000_000_000 } },
  escala: 80,
  comentario: 'Útil y claro 🙂',
};

test('a written draft reads back unchanged, emoji included', () => {
  writeDraft(9, ocurrencia, draft);
  expect(readDraft(9, ocurrencia)).toEqual(draft);
});

test('answers of every form read back unchanged, incomplete ones too', () => {
  const fecha = 1;
  const respuestas = {
    '1': { respuesta: 10, fecha },
    '2': { respuesta: '12,', fecha },
    '3': { respuesta: [2, 0, 3], fecha },
    '4': { respuesta: [], fecha },
  };
  writeDraft(9, ocurrencia, { ...draft, respuestas });
  expect(readDraft(9, ocurrencia)?.respuestas).toEqual(respuestas);
});

test('a draft belongs to one person and one occurrence of the topic', () => {
  writeDraft(9, ocurrencia, draft);
  expect(readDraft(10, ocurrencia)).toBeUndefined();
  expect(readDraft(9, { ...ocurrencia, id_planestudio: 8 })).toBeUndefined();
});

test('removeDraft leaves nothing in the storage', () => {
  writeDraft(9, ocurrencia, draft);
  removeDraft(9, ocurrencia);
  expect(offlineOf(9).store.shelf.keys()).toEqual([]);
});

test.each(['', null, { id_evaluacion: 1 }, { ...draft, respuestas: { '1': { respuesta: 11, fecha: 0 } } }])(
  'an unreadable value %j counts as no draft',
  (value) => {
    offlineOf(9).store.shelf.set(`${DRAFTS}1-2-3-4-5`, value);
    expect(readDraft(9, ocurrencia)).toBeUndefined();
  },
);

test('drafts of an earlier version move from localStorage to the device’s store, the sent ones into the outbox', async () => {
  useFakeStorage();
  const other = { ...ocurrencia, id_tema: 6 };
  localStorage.setItem('UCJ-borrador:9:1-2-3-4-5', JSON.stringify({ ...draft, enviando: false }));
  localStorage.setItem('UCJ-borrador:9:1-2-3-4-6', JSON.stringify({ ...draft, enviando: true }));
  localStorage.setItem('UCJ-borrador:9:1-2-3-4-7', 'no es json');
  localStorage.setItem('UCJ-borrador:90:1-2-3-4-5', JSON.stringify({ ...draft, enviando: true }));
  const offline = await openOffline(9);
  await takeOverDrafts(offline);
  await expect.poll(() => offline.store.outbox.all()).toHaveLength(1);
  expect(Object.keys(localStorage), 'what another person left waits for that person').toEqual(['UCJ-borrador:90:1-2-3-4-5']);
  expect(readDraft(9, ocurrencia)).toEqual(draft);
  const [entry] = offline.store.outbox.all();
  expect(isEntregaOf(entry!, other)).toBe(true);
  expect(entry).toMatchObject({ moment: new Date(1_795_000_000_000).toISOString(), state: 'espera' });
});
