import { examples, temaAlumno, temaSiguiente } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/planfin?id=11';
const plan = examples.planestudio.ofUsuario;
const finished = { ...plan, aprobados: 2, avance: 100, promedio: 87.5, terminado: true };

test('a finished plan shows the congratulation, its mean grade and links to panel and certificates', async () => {
  const { user, address } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { asignacion: { pendientes: [] }, planestudio: { ofUsuario: finished } },
  });
  expect(await screen.findByRole('heading', { name: t('planestudio.fin.felicitaciones') })).toBeTruthy();
  expect(screen.getByText(plan.denominacion)).toBeTruthy();
  expect(document.title.split(' · ')[0]).toBe(plan.denominacion);
  expect(screen.getByRole('main').textContent).toMatch(/87\.5\s?%/);
  expect(screen.getByRole('link', { name: t('planestudio.fin.certificados') })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('planestudio.fin.continuar') }));
  expect(address()).toBe('/dashboardusuario');
});

test('an unfinished plan lists its pending topics and links the first unlocked one, without congratulation', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'alumno' });
  expect(await screen.findByText(t('planestudio.fin.faltan', { faltan: 2 }))).toBeTruthy();
  expect(screen.getByRole('link', { name: temaAlumno.titulo })).toBeTruthy();
  expect(screen.getByText(temaSiguiente.titulo)).toBeTruthy();
  expect(screen.queryByText(t('planestudio.fin.felicitaciones'))).toBeNull();
  await user.click(screen.getByRole('link', { name: t('planestudio.fin.seguir', { tema: temaAlumno.titulo }) }));
  expect(address()).toMatch(/^\/evaluacionedit\?id=51&/);
});

test('a plan of another person shows the missing-plan notice', async () => {
  const foreign = failure('sin_permiso', message('planestudio.errores.ajeno'));
  await renderScreen(ADDRESS, { session: 'alumno', calls: { planestudio: { ofUsuario: foreign } } });
  expect(await screen.findByText(t('planestudio.fin.sinPlan'))).toBeTruthy();
});
