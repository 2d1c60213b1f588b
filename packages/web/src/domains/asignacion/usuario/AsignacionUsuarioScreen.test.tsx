import { asignacionApi } from '@portal/contract/asignacion';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { giveRoom } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { simulacionFilas, aplicar } = examples.asignacion;
const [plan] = examples.planestudio.sellst;
const [persona] = examples.usuario.asignables;
const planOf = (id_planestudio: number, denominacion: string) => ({
  ...plan!,
  id_planestudio,
  denominacion,
  codigo_estado: 1,
  fecha_inicio: '2020-01-01',
  fecha_fin: '2999-12-31',
});
const has = (id_planestudio: number, denominacion: string, codigo_estado: number) => ({
  id_asignacion: id_planestudio,
  id_planestudio,
  denominacion,
  fecha_inicio: '2020-01-01',
  fecha_fin: '2999-12-31',
  fecha_asignado: '2026-11-20T15:00:00.000Z',
  codigo_estado,
  temas: 4,
  aprobados: 1,
  avance: 25,
  promedio: 80,
  evaluaciones: 1,
  vencidos: 0,
});

beforeEach(giveRoom);

const open = (address: string) =>
  renderScreen(address, {
    session: 'admin',
    calls: {
      planestudio: { sellst: [planOf(1, 'Abierto'), planOf(2, 'Cerrado'), planOf(3, 'Nuevo')] },
      usuario: {
        sellst: new PageOfRows([persona!], 1),
        seguimiento: [has(1, 'Abierto', 1), has(2, 'Cerrado', 2)],
        asignables: new PageOfRows([persona!], 1),
      },
      asignacion: { simulacionFilas: new PageOfRows([...simulacionFilas], 4) },
    },
  });

test('a person is found by name and kept in the address', async () => {
  const { user, address } = await open('/asignacionusuario');
  expect(await screen.findByText(t('asignar.usuario.vacio'))).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: t('asignar.usuario.persona') }));
  await user.click(await screen.findByRole('option', { name: new RegExp(persona!.personal) }));
  await screen.findByRole('region', { name: t('asignar.usuario.tiene') });
  expect(address()).toBe(`/asignacionusuario?id=${persona!.id_usuario}`);
});

test('plans that the person has are ticked, closed ones are opened again, and saving leads back', async () => {
  const { user, server, address } = await open(`/asignacionusuario?id=${persona!.id_usuario}`);
  const had = await screen.findByRole('region', { name: t('asignar.usuario.tiene') });
  expect(had.textContent).toContain('avance 25\u00a0%');
  expect(within(had).getByText('Se le retiró')).toBeTruthy();
  const abierto = await screen.findByRole('checkbox', { name: /Abierto.*ya lo tiene/ });
  expect([abierto].map((box) => [box.getAttribute('disabled') !== null, (box as HTMLInputElement).checked])).toEqual([[true, true]]);
  await user.click(screen.getByRole('checkbox', { name: /Cerrado.*se abre de nuevo/ }));
  await user.click(screen.getByRole('checkbox', { name: /Nuevo/ }));
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  const shown = await screen.findByRole('dialog');
  const apply = within(shown).getByRole('button', { name: t('simulacion.asignar') });
  await waitFor(() => expect(apply).toHaveProperty('disabled', false));
  expect(server.requests(asignacionApi.simular)[0]?.body).toMatchObject({ planes: [2, 3], seleccion: { ids: [persona!.id_usuario] } });
  expect(within(shown).getByText('¿Está seguro de Asignar los Planes de Estudio al Usuario?')).toBeTruthy();
  await user.click(apply);
  expect(await screen.findByText(aplicar.message)).toBeTruthy();
  await waitFor(() => expect(address()).toMatch(/^\/asignacion(\?|$)/));
});
