import { beforeEach, expect, test } from 'vitest';
import { emptyDraft, readDraft, readUnsent, removeDraft, writeDraft } from './draft-store.ts';

const ocurrencia = { id_tema: 5, id_planestudio: 1, id_programa: 2, id_curso: 3, id_modulo: 4 };
const draft = {
  ...emptyDraft(77),
  respuestas: { '12': { respuesta: 3, fecha: 1_795_000_000_000 } },
  escala: 80,
  comentario: 'Útil y claro 🙂',
  enviando: true,
};

beforeEach(() => localStorage.clear());

test('a written draft reads back unchanged, emoji included', () => {
  writeDraft(9, ocurrencia, draft);
  expect(readDraft(9, ocurrencia)).toEqual(draft);
});

test('a draft belongs to one person and one occurrence of the topic', () => {
  writeDraft(9, ocurrencia, draft);
  expect(readDraft(10, ocurrencia)).toBeUndefined();
  expect(readDraft(9, { ...ocurrencia, id_planestudio: 8 })).toBeUndefined();
});

test('readUnsent returns the drafts of this person that were sent without an acknowledgement, with their occurrence', () => {
  const other = { ...ocurrencia, id_planestudio: 8 };
  writeDraft(9, ocurrencia, draft);
  writeDraft(9, other, { ...draft, enviando: false });
  writeDraft(90, other, draft);
  expect(readUnsent(9)).toEqual([{ ocurrencia, draft }]);
});

test('removeDraft leaves nothing in the storage', () => {
  writeDraft(9, ocurrencia, draft);
  removeDraft(9, ocurrencia);
  expect(localStorage.length).toBe(0);
});

test.each(['', 'null', '{"id_evaluacion":1}', '{"respuestas":{"1":{"respuesta":9,"fecha":0}}}', 'no es json'])(
  'unreadable text %j counts as no draft',
  (text) => {
    writeDraft(9, ocurrencia, draft);
    localStorage.setItem(Object.keys(localStorage)[0] ?? '', text);
    expect(readDraft(9, ocurrencia)).toBeUndefined();
  },
);
