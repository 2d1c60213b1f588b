import { evaluacionApi } from '@portal/contract/evaluacion';
import { feedbackApi } from '@portal/contract/feedback';
import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { reporte: attempts } = examples.evaluacion;
const { sellst: opinions } = examples.feedback;
const DAYS = 'desde=2026-11-01&hasta=2026-11-30';
const tema = {
  id: 51,
  nivel: 5,
  edt: '1.1.1.1.1',
  parent_edt: '1.1.1.1',
  tipo: 'Tema',
  titulo: 'Uso de extintores',
  codigo_estado: 1,
  temas: 1,
  minutos: 10,
  id_planestudio: 2,
  id_programa: 21,
  id_curso: 31,
  id_modulo: 41,
};
const page = <Row,>(rows: readonly Row[]) => new PageOfRows([...rows], rows.length);
const open = (address: string) =>
  renderScreen(address, {
    session: 'admin',
    calls: {
      reporte: { select: examples.reporte.select },
      planestudio: { edt: [tema, { ...tema, id: 41, nivel: 4 }, { ...tema, edt: '1.1.1.2.1' }] },
      evaluacion: { reporte: page(attempts) },
      feedback: { sellst: page(opinions) },
    },
  });

test('attempts are those of companies, plan, topic and days, with result, person and certificate', async () => {
  const { server } = await open(`/evaluacion?empresas=1&plan=11&tema=51&${DAYS}`);
  const [passed, annulled] = await rowsOf(t('pantallas.evaluaciones'));
  const [asked] = server.requests(evaluacionApi.reporte);
  expect(asked!.params).toEqual({ companies: [1], plan: 11, topic: 51 });
  expect(asked!.query).toMatchObject({ filtro: { fecha: '2026-11-01..2026-11-30' }, tamano: 100 });
  const links = within(passed!)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/usuarioreporte?id=3', '/evaluacionresultado?id=5', '/certificadovisor?id=5']);
  // 600 seconds.
  expect(within(passed!).getByText('10')).toBeTruthy();
  expect(within(annulled!).getByText('Anulado')).toBeTruthy();
  expect(within(annulled!).queryByRole('link', { name: t('reporte.evaluaciones.certificado') })).toBeNull();
});

test('a topic is chosen among those of the plan', async () => {
  const { user } = await open('/evaluacion');
  const topics = await screen.findByRole('combobox', { name: t('reporte.filtros.tema') });
  expect(topics).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('combobox', { name: t('reporte.filtros.plan') }));
  await user.click(await screen.findByRole('option', { name: 'Tiendas del Sur' }));
  await user.click(topics);
  expect((await screen.findAllByRole('option', { name: 'Uso de extintores' })).length, 'once for its two places').toBe(1);
});

test('opinions are those of attempts of the days, from 1 to 10', async () => {
  const { server } = await open(`/feedback?${DAYS}`);
  const [row] = await rowsOf(t('pantallas.feedbackLista'));
  expect(within(row!).getByText('9')).toBeTruthy();
  expect(server.requests(feedbackApi.sellst)[0]!.query).toMatchObject({ filtro: { fecha_evaluacion: '2026-11-01..2026-11-30' } });
});

test('an attempt is annulled with a reason, after the server said what follows', async () => {
  const { user, server } = await open(`/evaluacion?empresas=1&plan=11&tema=51&${DAYS}`);
  const [passed] = await rowsOf(t('pantallas.evaluaciones'));
  await user.click(within(passed!).getByRole('button', { name: new RegExp(`^${t('intento.anulacion.anular')}:`) }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(t('intento.anulacion.anulaTemas', { total: 1 }))).toBeTruthy();
  const send = within(dialog).getByRole('button', { name: t('intento.anulacion.anular') });
  expect(send, 'a reason is needed').toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText(new RegExp(`^${t('intento.anulacion.motivo')}`)), 'La clave estaba mal');
  await user.click(send);
  const [asked, done] = server.requests(evaluacionApi.anular);
  expect(asked!.query).toMatchObject({ simular: 1 });
  expect(done!.body).toMatchObject({ seleccion: { ids: [attempts[0]!.id_evaluacion] }, codigo_estado: 2, motivo: 'La clave estaba mal' });
});
