import { asignacionApi } from '@portal/contract/asignacion';
import { usuarioApi } from '@portal/contract/usuario';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { sel } = examples.planestudio;
const ADDRESS = `/planestudiousuario?id=${sel.id_planestudio}`;
const table = t('planestudio.usuarios.tabla');

test('the plan is named above its people, with the source of each assignment and its progress', async () => {
  const { server } = await renderScreen(ADDRESS, { session: 'admin' });
  const [begun, idle] = await rowsOf(table);
  expect(screen.getByRole('heading', { name: sel.denominacion })).toBeTruthy();
  for (const text of ['Alba Quispe Ñahui', t('comun.opciones.fuenteAsignacion.planilla'), 'induccion.xlsx', 'En Progreso'])
    expect(begun?.textContent).toContain(text);
  expect(idle?.textContent).toContain('Pendiente');
  expect(server.requests(usuarioApi.ofPlan)[0]?.params).toEqual({ id: sel.id_planestudio });
});

test('the figure of those whom no letter reached is counted by their list, and a press shows it alone', async () => {
  const { user, server } = await renderScreen(ADDRESS, {
    session: 'admin',
    calls: { usuario: { ofPlan: new PageOfRows(examples.usuario.ofPlan, 7) } },
  });
  const figure = await cardOf(t('planestudio.usuarios.sinAviso'));
  expect(await within(figure).findByText('7')).toBeTruthy();
  await user.click(within(figure).getByRole('button', { name: t('planestudio.usuarios.sinAvisoVer') }));
  const filtered = () => server.requests(usuarioApi.ofPlan).filter(({ query }) => query.filtro?.sin_aviso === 'true');
  await waitFor(() => expect(filtered().map(({ query }) => query.tamano)).toEqual([1, 100]));
  await user.click(within(figure).getByRole('button', { name: t('planestudio.usuarios.sinAvisoTodas') }));
  expect(await within(figure).findByRole('button', { name: t('planestudio.usuarios.sinAvisoVer') })).toBeTruthy();
});

test('a plan that is inactive and over says so beside its name', async () => {
  const over = { ...sel, codigo_estado: 2, fecha_fin: '2020-12-31' };
  await renderScreen(ADDRESS, { session: 'admin', calls: { planestudio: { sel: over } } });
  // The filter of the list has an option of the same word.
  expect(await screen.findByText(t('planestudio.usuarios.terminado'), { selector: '[data-tone]' })).toBeTruthy();
  expect(screen.getByText(t('comun.estado.inactivo'))).toBeTruthy();
});

test('without a plan the screen leads to the list of plans', async () => {
  await renderScreen('/planestudiousuario', { session: 'admin' });
  expect(await screen.findByText(t('planestudio.edt.sinElegir'))).toBeTruthy();
});

test('the copy of people is shown before it is made, asked for, and reported with its number', async () => {
  const other = { ...sel, id_planestudio: 12, denominacion: 'Plan de tiendas' };
  const aplicar = { ...examples.asignacion.aplicar, insertados: 3, reabiertos: 0 };
  const { user, server } = await renderScreen('/planestudio', {
    session: 'admin',
    calls: { planestudio: { sellst: [sel, other] }, asignacion: { aplicar } },
  });
  await user.click(await screen.findByRole('button', { name: t('planestudio.copia.boton') }));
  const dialog = await screen.findByRole('dialog', { name: t('planestudio.copia.boton') });
  for (const [label, plan] of [
    [t('planestudio.copia.origen'), sel.denominacion],
    [t('planestudio.copia.destino'), other.denominacion],
  ] as const) {
    await user.click(within(dialog).getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: plan }));
  }
  await user.click(within(dialog).getByRole('button', { name: t('planestudio.copia.simular') }));
  expect(await screen.findByText(t('planestudio.copia.confirmar'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('planestudio.copia.copiar') }));
  expect(await screen.findByText(t('planestudio.copia.hecha', { resultado: 3, existentes: 0, omitidos: 0 }))).toBeTruthy();
  await waitFor(() =>
    expect(server.requests(asignacionApi.simularCopia).map(({ body }) => body)).toEqual([
      { id_planestudio: sel.id_planestudio, id_referencia: 12, reabrir: false, avisar: false },
    ]),
  );
  expect(server.requests(asignacionApi.aplicar)).toHaveLength(1);
});

test('selected people lose the plan by their assignments, after the question that counts what follows', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await rowsOf(table);
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: 'Beto Salas Ríos' }) }));
  await user.click(await screen.findByRole('button', { name: t('asignacion.cierre.seleccionados') }));
  const dialog = await screen.findByRole('dialog', { name: t('asignacion.cierre.confirmarVarios') });
  await user.click(await within(dialog).findByRole('button', { name: t('asignacion.cierre.eliminar', { total: 2 }) }));
  await waitFor(() => expect(server.requests(asignacionApi.eliminar)).toHaveLength(2));
  expect(server.requests(asignacionApi.eliminar)[1]?.body).toMatchObject({ seleccion: { ids: [62] } });
});

test('support sees neither the people of plans nor their copy', async () => {
  await renderScreen('/planestudio', { session: 'soporte' });
  await rowsOf(t('pantallas.planes'));
  expect(screen.queryByRole('button', { name: t('planestudio.copia.boton') })).toBeNull();
  expect(screen.queryByRole('link', { name: t('planestudio.usuarios.ver', { nombre: sel.denominacion }) })).toBeNull();
});
