import { reporteApi } from '@portal/contract/reporte';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { cuadros, cuadro, cuadroFilas, verificarCuadro, congelar } = examples.reporte;
const CAPTION = t('pantallas.reporteCuadro');
const open = (over: object = {}) =>
  renderScreen('/reportecuadro', {
    session: 'admin',
    calls: { reporte: { cuadros: new PageOfRows([...cuadros], 1), verificarCuadro, congelar, ...over } },
  });

test('a cuadro shows its day, its rows and the start of its hash, and is verified', async () => {
  const { user, server } = await open();
  const [row] = await rowsOf(CAPTION);
  expect(row!.textContent).toContain('31/10/2026');
  expect(row!.textContent).toContain('9f86d081884c…');
  expect(row!.textContent).toContain(t('comun.opciones.origenCuadro.mes'));
  await user.click(within(row!).getByRole('button', { name: /^Verificar/ }));
  expect(await screen.findByText(verificarCuadro.message)).toBeTruthy();
  expect(server.requests(reporteApi.verificarCuadro)[0]?.body).toEqual({ id_cuadro: 5 });
});

test('the reports of today are frozen after a question', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: t('reporte.cuadro.congelar') }));
  const question = within(await screen.findByRole('dialog'));
  expect(server.requests(reporteApi.congelar)).toHaveLength(0);
  await user.click(question.getByRole('button', { name: t('reporte.cuadro.congelar') }));
  await waitFor(() => expect(server.requests(reporteApi.congelar)).toHaveLength(1));
});

test('without cuadros the screen says when the first one comes', async () => {
  await open({ cuadros: new PageOfRows([], 0) });
  expect(await screen.findByText(t('reporte.cuadro.ningunoTexto'))).toBeTruthy();
});

test('a cuadro is read on screen: of what, of when, by whom, and its rows under the names of then', async () => {
  const { user, server } = await renderScreen('/reportecuadrover?id=6', {
    session: 'admin',
    calls: { reporte: { cuadro, cuadroFilas, verificarCuadro } },
  });
  const name = `${t('comun.opciones.informeCuadro./reportegralempresa')} · Inducción`;
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByText(t('reporte.cuadro.estado', { fecha: '26 de noviembre de 2026' }))).toBeTruthy();
  expect(screen.getByText('Ricardo Villanueva')).toBeTruthy();
  const [first, second] = await rowsOf(name);
  expect(first!.textContent).toContain('62.5');
  expect(within(second!).getByText(t('reporte.general.sinEmpresa'))).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /Bienvenida/ })).toBeTruthy();
  expect(server.requests(reporteApi.cuadroFilas)[0]?.body).toMatchObject({ id_cuadro: 6, pagina: 1 });
  await user.click(screen.getByRole('button', { name: t('reporte.cuadro.verificarCorto') }));
  expect(await screen.findByText(verificarCuadro.message)).toBeTruthy();
});

test('two days of a report are read side by side, with sign and arrow of the difference', async () => {
  const otro = { ...cuadros[0]!, id_cuadro: 5, informe: cuadro.informe, plan: cuadro.plan };
  const { compararCuadros } = examples.reporte;
  const { user, server } = await renderScreen('/reportecuadrover?id=6', {
    session: 'admin',
    calls: {
      reporte: {
        cuadro: ({ params }: { readonly params: { readonly id: number } }) => (params.id === 6 ? cuadro : { ...otro, columnas: {} }),
        cuadros: new PageOfRows([cuadros[0]!, otro], 2),
        cuadroFilas,
        compararCuadros: new PageOfRows([...compararCuadros], 2),
      },
    },
  });
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${t('reporte.cuadro.comparar')}`) }));
  expect(await screen.findAllByRole('option', { name: '31/10/2026' })).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: '31/10/2026' }));
  const name = `${t('comun.opciones.informeCuadro./reportegralempresa')} · Inducción`;
  const caption = `${name}: ${t('reporte.cuadro.comparados', { antes: '31/10/2026', ahora: '26/11/2026' })}`;
  const [first, second] = await rowsOf(caption);
  expect(first!.textContent).toContain('▲ +6');
  expect(second!.textContent).toContain(t('comun.opciones.presenciaCuadro.antes'));
  expect(server.requests(reporteApi.compararCuadros)[0]?.params).toEqual({ antes: 5, ahora: 6 });
});
