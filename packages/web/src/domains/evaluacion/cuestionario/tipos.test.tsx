import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi, type PreguntaAlumno } from '@portal/contract/evaluacion';
import { examples, people } from '@portal/contract/examples';
import { preguntaApi } from '@portal/contract/pregunta';
import { message } from '@portal/messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keyOfCall } from '../../../core/offline/kept-call.ts';
import { offlineOf, openOffline } from '../../../core/offline/offline.ts';
import { emptyDraft, writeDraft } from '../../../pieces/evaluacion/envio/draft-store.ts';
import { readDraft } from '../../../pieces/evaluacion/envio/read-draft.ts';
import { useFakeStorage } from '../../../testing/fake-storage.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, LOST } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const OCURRENCIA = { id_tema: 51, id_planestudio: 11, id_programa: 21, id_curso: 31, id_modulo: 41 };
const { ins, insDetalle } = examples.evaluacion;
const [classic] = examples.pregunta.cuestionario as [PreguntaAlumno];
const partes = (...textos: string[]) => textos.map((texto) => ({ texto }));

const of = (part: Pick<PreguntaAlumno, 'id_pregunta' | 'tipo' | 'mostrado'>): PreguntaAlumno => ({
  ...classic,
  numero_orden: part.id_pregunta - 60,
  rpta_a: '',
  rpta_b: '',
  rpta_c: '',
  rpta_d: '',
  ...part,
});

/** One question of each kind; the first is a classic one. */
const PREGUNTAS = [
  classic,
  of({ id_pregunta: 62, tipo: 'multiple', mostrado: { opciones: partes('Uno', 'Dos', 'Tres') } }),
  of({ id_pregunta: 63, tipo: 'verdadero_falso', mostrado: { opciones: [] } }),
  of({ id_pregunta: 64, tipo: 'numerica', mostrado: { opciones: [], unidad: 'kg' } }),
  of({ id_pregunta: 65, tipo: 'corta', mostrado: { opciones: [] } }),
  of({ id_pregunta: 66, tipo: 'relacionar', mostrado: { izquierdas: partes('Rojo', 'Azul'), opciones: partes('Peligro', 'Aviso') } }),
  of({ id_pregunta: 67, tipo: 'ordenar', mostrado: { opciones: partes('Avisar', 'Evacuar', 'Contar') } }),
];
const calls = { evaluacion: { ins: { ...ins, preguntas: PREGUNTAS } } };
const ANSWERS = [
  { id_pregunta: 61, respuesta: 1 },
  { id_pregunta: 62, respuesta_datos: [1, 3] },
  { id_pregunta: 63, respuesta: 2 },
  { id_pregunta: 64, respuesta_datos: '12,5' },
  { id_pregunta: 65, respuesta_datos: 'Lima' },
  { id_pregunta: 66, respuesta_datos: [2, 1] },
  { id_pregunta: 67, respuesta_datos: [2, 1, 3] },
];

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

async function answerAll(user: User): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: 'Avisar' }));
  await user.click(screen.getByRole('checkbox', { name: 'Tres' }));
  await user.click(screen.getByRole('checkbox', { name: 'Uno' }));
  await user.click(screen.getByRole('radio', { name: t('evaluacion.falso') }));
  await user.type(screen.getByRole('textbox', { name: t('ui.pregunta.respuestaEn', { unidad: 'kg' }) }), '12,5');
  await user.type(screen.getByRole('textbox', { name: t('ui.pregunta.respuesta') }), 'Lima');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rojo' }), 'Aviso');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Azul' }), 'Peligro');
  await user.click(await screen.findByRole('button', { name: t('ui.pregunta.ordenar.bajar', { nombre: 'Avisar', lugar: 2 }) }));
  await user.click(screen.getByRole('button', { name: t('ui.pregunta.ordenar.confirmar') }));
}

async function send(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: t('evaluacion.enviar') }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.aceptar') }));
}

const counted = (respondidas: number) => screen.getByText(t('evaluacion.respondidas', { respondidas, total: 7 }));

test('answers of every kind are counted, saved as drafts and sent; the call says that this client knows every kind', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno', calls });
  await answerAll(user);
  counted(7);
  expect(server.requests(evaluacionApi.ins).map(({ query }) => query)).toEqual([{ tipos: 1 }]);
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(server.requests(detalleApi.insVarias).at(-1)?.body.respuestas).toMatchObject(ANSWERS);
  await send(user);
  expect(await screen.findByText(t('evaluacion.enviado'))).toBeTruthy();
  const [sent] = server.requests(evaluacionApi.insDetalle);
  expect(sent?.body).toMatchObject(ANSWERS);
});

test('answers of every kind wait in the outbox without a connection and go out unchanged', async () => {
  useFakeStorage();
  await openOffline(people.alumno.id);
  const { user, server } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { ...calls.evaluacion, insDetalle: inTurn(LOST, insDetalle) } },
  });
  await answerAll(user);
  await send(user);
  expect(await screen.findByText(t('evaluacion.esperando'))).toBeTruthy();
  const [entry] = offlineOf(people.alumno.id).store.outbox.all();
  const { copia } = entry!.body as { copia: string };
  expect(copia).toContain(`→ ${t('evaluacion.falso')}`);
  expect(copia).toContain('→ 12,5 kg');
  expect(copia).toContain('→ 1. Evacuar · 2. Avisar · 3. Contar');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(t('evaluacion.enviado'))).toBeTruthy();
  expect(server.requests(evaluacionApi.insDetalle)[1]?.body).toMatchObject(ANSWERS);
});

test('an incomplete answer stays on the device as it is, is no answer, and is not saved on the server', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno', calls });
  await user.type(await screen.findByRole('textbox', { name: t('ui.pregunta.respuestaEn', { unidad: 'kg' }) }), '12,');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Azul' }), 'Aviso');
  await user.click(await screen.findByRole('button', { name: t('ui.pregunta.ordenar.bajar', { nombre: 'Avisar', lugar: 2 }) }));
  counted(0);
  cleanup();
  const lastSaved = server.requests(detalleApi.insVarias).at(-1)?.body.respuestas;
  // «1» and «12» were numbers on the way.
  expect(lastSaved?.map(({ id_pregunta }) => id_pregunta)).toEqual([64]);
  expect(readDraft(people.alumno.id, OCURRENCIA)?.respuestas).toMatchObject({
    64: { respuesta: '12,' },
    66: { respuesta: [0, 2] },
    67: { respuesta: [0, 2, 1, 3] },
  });
  await renderScreen(ADDRESS, { session: 'alumno', calls });
  expect(await screen.findByRole('textbox', { name: t('ui.pregunta.respuestaEn', { unidad: 'kg' }) })).toHaveProperty('value', '12,');
  expect(await screen.findByRole('button', { name: t('ui.pregunta.ordenar.subir', { nombre: 'Avisar', lugar: 1 }) })).toBeTruthy();
});

test('sending leads to the first incomplete question and describes what is missing', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno', calls });
  await user.click(await screen.findByRole('radio', { name: 'Avisar' }));
  await user.click(screen.getByRole('button', { name: t('evaluacion.enviar') }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Uno' }));
  for (const each of ['multiple', 'numerica', 'corta', 'relacionar', 'ordenar'] as const)
    expect(screen.getByText(t(`evaluacion.faltas.${each}`))).toBeTruthy();
  expect(server.requests(evaluacionApi.insDetalle)).toEqual([]);
});

test('Enter in a field of an answer sends nothing', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls });
  await user.type(await screen.findByRole('textbox', { name: t('ui.pregunta.respuesta') }), 'Lima{Enter}');
  expect(screen.queryByText(t('evaluacion.falta'))).toBeNull();
  counted(1);
});

test('a draft of a version with one kind alone is read: its numbers are chosen options', async () => {
  const fecha = Date.now();
  const old = { ...emptyDraft(ins.id_evaluacion), respuestas: { '61': { respuesta: 3, fecha } } };
  writeDraft(people.alumno.id, OCURRENCIA, old);
  await renderScreen(ADDRESS, { session: 'alumno', calls });
  expect(await screen.findByRole('radio', { name: 'Correr', checked: true })).toBeTruthy();
  counted(1);
});

test('answers saved on another device are shown in every kind', async () => {
  const fecha_respuesta = '2026-11-20T15:01:00.000Z';
  const preguntas = PREGUNTAS.map((pregunta, index) => ({ ...pregunta, ...ANSWERS[index], fecha_respuesta }));
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { ins: { ...ins, preguntas } } } });
  expect(await screen.findByRole('button', { name: t('ui.pregunta.ordenar.confirmado') })).toBeTruthy();
  counted(7);
  expect(screen.getByRole('checkbox', { name: 'Tres' })).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: t('ui.pregunta.respuesta') })).toHaveProperty('value', 'Lima');
});

test('questions that an earlier version kept on the device open without a connection, by the key and in the form of then', async () => {
  useFakeStorage();
  const { store } = await openOffline(people.alumno.id);
  const { tipo: _tipo, mostrado: _mostrado, respuesta_datos: _datos, ...old } = classic;
  await store.keep(keyOfCall(evaluacionApi.ins, { body: OCURRENCIA }), { ...ins, preguntas: [old] }, Date.now());
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { ins: LOST } } });
  expect(await screen.findByRole('radio', { name: 'Correr' })).toBeTruthy();
});

test('questions of a server of the version before, which names no kind, are shown', async () => {
  const { tipo: _tipo, mostrado: _mostrado, respuesta_datos: _datos, ...old } = classic;
  const preguntas = [old as PreguntaAlumno];
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { ins: { ...ins, preguntas } } } });
  await user.click(await screen.findByRole('radio', { name: 'Correr' }));
  expect(screen.getByText(t('evaluacion.respondidas', { respondidas: 1, total: 1 }))).toBeTruthy();
});

test('a return to the page asks for the saved answers of every kind', async () => {
  const fecha_respuesta = new Date(Date.now() + 60_000).toISOString();
  const preguntas = PREGUNTAS.map((pregunta, index) => ({ ...pregunta, ...ANSWERS[index], fecha_respuesta }));
  const { server } = await renderScreen(ADDRESS, { session: 'alumno', calls: { ...calls, pregunta: { cuestionario: preguntas } } });
  await screen.findByRole('checkbox', { name: 'Tres' });
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => counted(7));
  expect(server.requests(preguntaApi.cuestionario).map(({ query }) => query)).toEqual([{ tipos: 1 }]);
});

test('a page that is too old for an attempt offers to reload itself', async () => {
  const reload = vi.fn<() => void>();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  const { user } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { ins: failure('cliente_anterior', message('evaluacion.errores.clienteAnterior')) } },
  });
  await user.click(await screen.findByRole('button', { name: t('evaluacion.recargar') }));
  expect(reload).toHaveBeenCalled();
});
