import { examples, people } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Calls } from '../testing/replies.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { t } from '../testing/text.ts';

const empty = (calls: object) =>
  Object.fromEntries(
    Object.entries(calls)
      .filter(([, answer]) => Array.isArray(answer))
      .map(([call]) => [call, []]),
  );

const lists = Object.fromEntries(Object.entries(examples).map(([group, calls]) => [group, empty(calls)])) as Calls;

/** A portal without records: every call that answers a list answers an empty one. */
const EMPTY: Calls = {
  ...lists,
  programa: { ...lists.programa, tabla: [] },
  usuario: { ...lists.usuario, sellstCodigos: [] },
};

const DAYS = 'desde=2026-01-01&hasta=2026-12-31';
const REPORTS = ['/asignacion', '/reporteusuarioxempresa', '/reportelineatiempo', '/evaluacion', '/feedback'];
const ADMIN_LISTS = [
  '/planestudio',
  '/programa',
  '/programatabla',
  '/curso',
  '/modulo',
  '/tema',
  '/contenido',
  '/pregunta',
  '/preguntatema?id=1',
  '/usuario',
  '/usuariosinasignar',
  '/usuariogrupo?filtro[con_grupo]=',
  '/usuariogrupo?vista=grupos',
  '/usuariocodigos',
  '/usuarioreporte?id=3',
  '/acceso',
  '/empresa',
  '/dominio',
  '/parametro?id=1',
  '/feriado',
  '/ausencia',
  '/solicitud',
  '/dispositivo',
  '/scim',
  '/webhook',
  '/webhookentrega',
  '/correo',
  '/consulta',
  '/log',
  '/asignacionplan',
  '/asignacionregla',
  '/planestudiousuario?id=1',
  '/reporteempresa',
  '/empresaseguimiento',
  '/planestudioseguimiento',
  '/planestudioprogreso',
  '/reportecuadro',
  '/reporteguardado',
  '/usuarioimportar',
  '/preguntaimportar',
  '/ausenciaimportar',
  ...REPORTS.map((path) => `${path}?${DAYS}`),
];
const LEARNER_LISTS = ['/certificado', '/dashboardtema', '/planmislogros'];
const guide = () => screen.findAllByRole('button', { name: t('vacio.guia') });

test.each(ADMIN_LISTS)('%s without records leads on', async (address) => {
  await renderScreen(address, { session: 'admin', calls: EMPTY });
  expect(await guide()).not.toEqual([]);
});

test.each(LEARNER_LISTS)('%s of a learner without a plan leads on', async (address) => {
  await renderScreen(address, { session: 'alumno', calls: EMPTY });
  expect(await guide()).not.toEqual([]);
});

test('an empty list of plans offers the first one to an administrator', async () => {
  const { user, address } = await renderScreen('/planestudio', { session: 'admin', calls: EMPTY });
  expect(await screen.findByText(t('vacio.planes'))).toBeTruthy();
  const [, inList] = screen.getAllByRole('link', { name: t('planestudio.lista.nuevo') });
  await user.click(inList as HTMLElement);
  expect(address()).toBe('/planestudioedit');
});

test('an empty list of plans names to support who makes the first one', async () => {
  await renderScreen('/planestudio', { session: 'soporte', calls: EMPTY });
  expect(await screen.findByText(`${t('vacio.planes')} ${t('vacio.soloAdministrador')}`)).toBeTruthy();
  expect(screen.queryByRole('link', { name: t('planestudio.lista.nuevo') })).toBeNull();
});

test('an access limited to companies is not offered a new company', async () => {
  await renderScreen('/empresa', { session: { ...people.admin, indicador_alcance: 1 }, calls: EMPTY });
  expect(await screen.findByText(`${t('vacio.empresas')} ${t('vacio.soloAdministrador')}`)).toBeTruthy();
});

test('the empty list opens the guide at the part of the screen', async () => {
  const { user } = await renderScreen('/pregunta', { session: 'admin', calls: EMPTY });
  const [button] = await guide();
  await user.click(button as HTMLElement);
  expect(
    await within(await screen.findByRole('dialog')).findByRole('heading', { name: 'Listas y formularios del contenido' }),
  ).toBeTruthy();
});
