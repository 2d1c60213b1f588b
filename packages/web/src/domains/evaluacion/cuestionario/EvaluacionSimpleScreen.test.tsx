import { evaluacionApi } from '@portal/contract/evaluacion';
import { examples, people } from '@portal/contract/examples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { offlineOf } from '../../../core/offline/offline.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const PLACE = 'id=51&idpe=11&idp=21&idc=31&idm=41';
const accept = async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.aceptar') }));
const simple = { ...examples.tema.detalle, numero_preguntas: 0, preguntas: 0, cuestionario: 0 };

test('a rating completes a topic placed without questionnaire and opens its program', async () => {
  const { user, server, address } = await renderScreen(`/evaluacionsimple?${PLACE}`, {
    session: 'alumno',
    calls: { tema: { detalle: simple }, evaluacion: { ins: { ...examples.evaluacion.ins, preguntas: [] } } },
  });
  await user.click(await screen.findByRole('button', { name: t('evaluacion.continuar') }));
  expect((await screen.findAllByText(t('evaluacion.faltaValor'))).length).toBeGreaterThan(0);
  expect(server.requests(evaluacionApi.ins), 'no attempt is opened before there is a value').toEqual([]);
  await user.click(screen.getByRole('radio', { name: t('ui.escala.valor', { valor: 10 }) }));
  await user.click(screen.getByRole('button', { name: t('evaluacion.continuar') }));
  expect(await screen.findByText(t('evaluacion.confirmarValoracion'))).toBeTruthy();
  expect(server.requests(evaluacionApi.ins), 'no attempt is opened before the confirmation').toEqual([]);
  await accept(user);
  await waitFor(() => expect(address()).toBe('/programaseguimiento?id=21&idp=11'));
  expect(await screen.findByText(t('evaluacion.temaCompletado'))).toBeTruthy();
  expect(screen.queryByText(t('evaluacion.enviado'))).toBeNull();
  expect(server.requests(evaluacionApi.insDetalle).map(({ body }) => body)).toEqual([
    [{ id_evaluacion: 5, escala: 100, comentario: null }],
  ]);
});

test('a topic completed in another plan is rated here only when its learner asks for it', async () => {
  const elsewhere = { plan: 'Plan anterior', fecha: '2026-03-09' };
  const done = { ...simple, aprobado: true, nota: null, id_evaluacion: 5, estado: 'Evaluado' as const, aprobado_en: elsewhere };
  const { user } = await renderScreen(`/evaluacionsimple?${PLACE}`, { session: 'alumno', calls: { tema: { detalle: done } } });
  expect((await screen.findAllByText('Ya lo completó · Plan anterior · 9 mar. 2026')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: t('evaluacion.continuar') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('evaluacion.repetirAqui') }));
  expect(await screen.findByRole('button', { name: t('evaluacion.continuar') })).toBeTruthy();
});

test('rating and comment survive a reload until they are sent; Volver leads to the program', async () => {
  const open = () =>
    renderScreen(`/evaluacionsimple?${PLACE}`, {
      session: 'alumno',
      calls: { tema: { detalle: simple }, evaluacion: { ins: { ...examples.evaluacion.ins, preguntas: [] } } },
    });
  const before = await open();
  await before.user.click(await screen.findByRole('radio', { name: t('ui.escala.valor', { valor: 4 }) }));
  await before.user.type(screen.getByLabelText(new RegExp(`^${t('evaluacion.comentario')}`)), 'Muy largo');
  cleanup();
  const after = await open();
  expect(await screen.findByRole('radio', { name: t('ui.escala.valor', { valor: 4 }), checked: true })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${t('evaluacion.comentario')}`)).value).toBe('Muy largo');
  await after.user.click(screen.getByRole('button', { name: t('evaluacion.continuar') }));
  await accept(after.user);
  await waitFor(() => expect(after.address()).toBe('/programaseguimiento?id=21&idp=11'));
  expect(offlineOf(people.alumno.id).store.shelf.keys(), 'the rating is gone').toEqual([]);
});

test('the simple address of a topic with questions redirects to its questionnaire', async () => {
  const { address } = await renderScreen(`/evaluacionsimple?${PLACE}`, { session: 'alumno' });
  expect(await screen.findAllByRole('group', { name: /^Pregunta \d de 3/ })).toHaveLength(3);
  expect(address()).toBe(`/evaluacionedit?${PLACE}`);
});

test('an open attempt with questions is not completed: the screen redirects to the questionnaire', async () => {
  const { user, server, address } = await renderScreen(`/evaluacionsimple?${PLACE}`, {
    session: 'alumno',
    calls: { tema: { detalle: simple } },
  });
  await user.click(await screen.findByRole('radio', { name: t('ui.escala.valor', { valor: 10 }) }));
  await user.click(screen.getByRole('button', { name: t('evaluacion.continuar') }));
  await accept(user);
  await waitFor(() => expect(address()).toBe(`/evaluacionedit?${PLACE}`));
  expect(server.requests(evaluacionApi.insDetalle)).toEqual([]);
});
