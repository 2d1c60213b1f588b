import { evaluacionApi } from '@portal/contract/evaluacion';
import { examples, people, respuestaErrada, temaAlumno } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDraft } from './draft-store.ts';
import { handIn } from './entrega.ts';
import { keyOfCall } from '../../../core/offline/kept-call.ts';
import { Changes } from '../../../core/offline/mirror.ts';
import { offlineOf, openOffline } from '../../../core/offline/offline.ts';
import { useFakeStorage } from '../../../testing/fake-storage.ts';
import { failure } from '../../../testing/replies.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { insDetalle, resultado } = examples.evaluacion;
const failed = { ...resultado, nota: 20, aprobado: false, codigo_certificado: null, erradas: [respuestaErrada] };
const other = { ...temaAlumno, id_tema: 52 };

/** Leaves a questionnaire on this device that was sent without an acknowledgement. */
const leaveUnsent = (ocurrencia: typeof temaAlumno) =>
  handIn(offlineOf(people.alumno.id), {
    ocurrencia,
    draft: { ...emptyDraft(resultado.id_evaluacion), respuestas: { '61': { respuesta: 1, fecha: 1 } } },
    copia: '1. ¿Qué se revisa al abrir la caja?',
    moment: new Date('2026-11-20T15:00:00.000Z'),
  });

test('a questionnaire delivered from another screen shows topic, grade and a link to its result', async () => {
  await leaveUnsent(temaAlumno);
  const { user, server, address } = await renderScreen('/planmislogros', {
    session: 'alumno',
    calls: { evaluacion: { insDetalle: { ...insDetalle, aprobado: false, nota: 20 }, resultado: failed } },
  });
  const outcome = t('evaluacion.entregado.desaprobado', { tema: failed.titulo, nota: 20, minima: 70 });
  expect(await screen.findByText(outcome)).toBeTruthy();
  expect(address()).toBe('/planmislogros');
  expect(server.requests(evaluacionApi.insDetalle)).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: t('evaluacion.verResultado') }));
  expect(address()).toBe(`/evaluacionresultado?id=${failed.id_evaluacion}`);
  await waitFor(() => expect(screen.queryByText(outcome), 'the result itself is shown').toBeNull());
});

test('a result that came with the acknowledgement is shown without a call of its own, and kept without the right options and the comments', async () => {
  useFakeStorage();
  const { store } = await openOffline(people.alumno.id);
  await leaveUnsent(temaAlumno);
  const correcta = 'La opción correcta';
  const comentario = 'Porque nadie vuelve por sus cosas';
  const told = { ...resultado, erradas: [{ ...respuestaErrada, correcta: 3, texto_correcta: correcta, comentarios: [comentario] }] };
  const { user, server } = await renderScreen('/planmislogros', {
    session: 'alumno',
    calls: { evaluacion: { insDetalle: { ...insDetalle, resultado: told } } },
  });
  expect(await screen.findByText(t('evaluacion.entregado.aprobado', { tema: resultado.titulo, nota: 100 }))).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('evaluacion.verResultado') }));
  expect(await screen.findByText(new RegExp(correcta))).toBeTruthy();
  expect(server.requests(evaluacionApi.insDetalle)[0]?.query).toEqual({ resultado: 1 });
  expect(server.requests(evaluacionApi.resultado)).toEqual([]);
  const kept = async () => (await store.read(keyOfCall(evaluacionApi.resultado, { params: { id: resultado.id_evaluacion } })))?.value;
  await waitFor(async () => expect(await kept()).toMatchObject({ titulo: resultado.titulo }));
  expect(screen.getByText(comentario)).toBeTruthy();
  expect(JSON.stringify(await kept())).not.toContain(correcta);
  expect(JSON.stringify(await kept()), 'a comment tells the right answer').not.toContain(comentario);
});

test('a tab that hears late of a delivery keeps the result that it shows', async () => {
  await leaveUnsent(temaAlumno);
  const entry = offlineOf(people.alumno.id).store.outbox.all()[0]!;
  const answered = (told: typeof resultado) => ({ ...insDetalle, id_evaluacion: told.id_evaluacion, resultado: told });
  await renderScreen('/planmislogros', { session: 'alumno', calls: { evaluacion: { insDetalle: answered(resultado) } } });
  const shown = t('evaluacion.entregado.aprobado', { tema: resultado.titulo, nota: 100 });
  expect(await screen.findByText(shown)).toBeTruthy();
  const otherTab = new Changes(`bandeja-${people.alumno.id}`, () => {});
  onTestFinished(() => otherTab.close());
  const at = Date.parse('2026-11-20T15:00:00.000Z');
  otherTab.elsewhere({ settled: { entry, answer: answered(failed), at } });
  // Messages arrive in order: when the notice of a second questionnaire is there, the first was heard.
  const second = { ...resultado, id_evaluacion: resultado.id_evaluacion + 1, titulo: 'Otro tema' };
  otherTab.elsewhere({ settled: { entry, answer: answered(second), at } });
  expect(await screen.findByText(t('evaluacion.entregado.aprobado', { tema: second.titulo, nota: 100 }))).toBeTruthy();
  expect(screen.getByText(shown)).toBeTruthy();
});

test('the questionnaire of another topic does not keep it from being delivered; the notice can be closed', async () => {
  await leaveUnsent(other);
  const { user } = await renderScreen('/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41', { session: 'alumno' });
  const outcome = await screen.findByText(t('evaluacion.entregado.aprobado', { tema: resultado.titulo, nota: 100 }));
  const notice = outcome.closest<HTMLElement>('[role=status]');
  await user.click(within(notice!).getByRole('button', { name: t('comun.cerrar') }));
  await waitFor(() => expect(screen.queryByText(t('evaluacion.enviado'))).toBeNull());
});

test('a questionnaire that met another operation in the database is not refused: it waits for its next turn', async () => {
  useFakeStorage();
  await openOffline(people.alumno.id);
  await leaveUnsent(temaAlumno);
  const { server } = await renderScreen('/planmislogros', {
    session: 'alumno',
    calls: { evaluacion: { insDetalle: failure('conflicto', message('llamada.cruce')) } },
  });
  expect(await screen.findByText(t('evaluacion.esperando'))).toBeTruthy();
  expect(server.requests(evaluacionApi.insDetalle)).toHaveLength(1);
  expect(offlineOf(people.alumno.id).store.outbox.all()).toMatchObject([{ state: 'espera' }]);
});

test('a questionnaire that the server refuses from another screen is shown there, with the way to its reason', async () => {
  await leaveUnsent(temaAlumno);
  const { user, address } = await renderScreen('/planmislogros', {
    session: 'alumno',
    calls: { evaluacion: { insDetalle: failure('sin_permiso', message('evaluacion.errores.sinPlan')) } },
  });
  expect(await screen.findByText(t('sinconexion.rechazados', { total: 1 }))).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('sinconexion.verMotivo') }));
  expect(address()).toBe('/sinconexion');
  expect(await screen.findByText(t('evaluacion.errores.sinPlan'))).toBeTruthy();
  expect(screen.queryByText(t('sinconexion.rechazados', { total: 1 })), 'the screen itself tells it').toBeNull();
});

test('answers that found no place on the device are said to be in this page alone: it warns before it closes and offers them as a file', async () => {
  await leaveUnsent(temaAlumno);
  await renderScreen('/planmislogros', {
    session: 'alumno',
    calls: { evaluacion: { insDetalle: failure('conflicto', message('llamada.cruce')) } },
  });
  expect(await screen.findByText(t('evaluacion.soloAqui'))).toBeTruthy();
  expect(screen.queryByText(t('evaluacion.esperando'))).toBeNull();
  expect(screen.getByRole('button', { name: t('evaluacion.descargarRespuestas') })).toBeTruthy();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});
