import { asignacionApi } from '@portal/contract/asignacion';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { giveRoom } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { simular, simulacionFilas, aplicar } = examples.asignacion;
const [plan] = examples.planestudio.sellst;
const [grupo] = examples.usuario.grupos;
const [parametro] = examples.parametro.ofDominio;
/** Rule of nothing but a group. */
const [, simple] = examples.asignacion.reglasDe;
const planOf = (id_planestudio: number, denominacion: string) => ({
  ...plan!,
  id_planestudio,
  denominacion,
  codigo_estado: 1,
  fecha_inicio: '2020-01-01',
  fecha_fin: '2999-12-31',
});
const general = { ...parametro!, id_parametro: 77, codigo_parametro: grupo!.codigo_grupo, parametro: grupo!.grupo };

beforeEach(giveRoom);

const open = (address: string) =>
  renderScreen(address, {
    session: 'admin',
    calls: {
      parametro: { ofDominio: [general] },
      planestudio: { sellst: [planOf(1, 'Con regla'), planOf(2, 'Regla retirada'), planOf(3, 'Nuevo')] },
      usuario: {
        grupos: new PageOfRows([grupo!], 1),
      },
      asignacion: {
        reglasDe: [
          { ...simple!, id_planestudio: 1, codigo_estado: 1 },
          { ...simple!, id_regla: 62, id_planestudio: 2, codigo_estado: 2 },
        ],
        simularRegla: { ...simular, nuevas: 0, reabiertas: 0 },
        simulacionFilas: new PageOfRows([...simulacionFilas], 4),
      },
    },
  });

test('a group is chosen and kept in the address', async () => {
  const { user, address } = await open('/asignaciongrupo');
  expect(await screen.findByText(t('asignar.grupo.vacio'))).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: t('asignar.grupo.grupo') }));
  await user.click(await screen.findByRole('option', { name: grupo!.grupo }));
  await screen.findByRole('region', { name: t('asignar.grupo.planes') });
  expect(address()).toBe('/asignaciongrupo?id=77');
});

test('a rule that exists is said, and a new one is saved even when nobody gets the plan today', async () => {
  const { user, server } = await open('/asignaciongrupo?id=77');
  const withRule = await screen.findByRole('checkbox', { name: /Con regla.*una regla en vigor ya lo da/ });
  expect((withRule as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByRole('checkbox', { name: /Regla retirada.*vuelve a estar en vigor/ })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Nuevo/ }));
  await user.click(screen.getByRole('checkbox', { name: t('asignar.grupo.reabrir') }));
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  const shown = await screen.findByRole('dialog');
  const apply = within(shown).getByRole('button', { name: t('simulacion.asignar') });
  await waitFor(() => expect(apply).toHaveProperty('disabled', false));
  expect(server.requests(asignacionApi.simularRegla)[0]?.body).toMatchObject({
    planes: [3],
    condicion: [{ grupo: [77] }],
    reabrir: true,
    avisar: false,
  });
  expect(within(shown).getByText(t('asignar.grupo.pregunta'))).toBeTruthy();
  await user.click(apply);
  expect(await screen.findByText(aplicar.message)).toBeTruthy();
});
