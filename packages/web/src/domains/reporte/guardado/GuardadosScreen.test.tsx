import { reporteApi } from '@portal/contract/reporte';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const {
  guardados,
  guardado,
  usuarioEmpresaPor,
  select,
  destinatarios,
  guardar,
  borrarGuardado,
  enviarGuardado,
  simularEnvio,
  enviosGuardado,
} = examples.reporte;
const [fila] = guardados;
const CAPTION = t('pantallas.reporteGuardado');
const editor = (key: 'nombre' | 'enviar' | 'destinatarios' | 'rango') => new RegExp(`^${t(`reporte.guardado.editor.${key}`)}`);

const calls = (over: object = {}) => ({
  reporte: {
    select,
    destinatarios,
    guardado,
    guardar,
    borrarGuardado,
    enviarGuardado,
    simularEnvio,
    enviosGuardado: new PageOfRows([...enviosGuardado], 1),
    cambiarGuardado: examples.reporte.cambiarGuardado,
    usuarioEmpresaPor: new PageOfRows([...usuarioEmpresaPor], 2),
    guardados: new PageOfRows([...guardados], 1),
    ...over,
  },
});
const open = (address: string, over: object = {}) => renderScreen(address, { session: 'admin', calls: calls(over) });
const REPORT = '/reporteusuarioxempresa?empresas=1&planes=0&desde=0&hasta=0&orden=-avance';

test('the report on the screen is saved with its filters, order and columns, and mailed each week', async () => {
  const { user, server } = await open(REPORT);
  await user.click(await screen.findByRole('button', { name: t('reporte.guardado.guardar') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: editor('nombre') }), 'Avance de Ñuñoa');
  await user.click(dialog.getByRole('combobox', { name: editor('enviar') }));
  await user.click(await screen.findByRole('option', { name: 'Cada semana' }));
  await user.click(dialog.getByRole('combobox', { name: editor('destinatarios') }));
  await user.click(await screen.findByRole('option', { name: destinatarios[0]!.personal }));
  await user.click(dialog.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = server.requests(reporteApi.guardar);
  expect(sent!.body).toMatchObject({
    nombre: 'Avance de Ñuñoa',
    ruta: '/reporteusuarioxempresa',
    filtros: { empresas: '1', planes: '0', desde: '0', hasta: '0', orden: '-avance' },
    frecuencia: 'semanal',
    dia: 1,
    hora: 8,
    destinatarios: [1],
  });
  expect(sent!.body.columnas).toContain('plan,fecha');
});

test('a refused name shows at its field and the dialog stays open', async () => {
  const { user } = await open(REPORT, {
    guardar: failure('duplicado', message('reporte.guardado.errores.nombre'), {
      nombre: message('reporte.guardado.errores.nombre'),
    } as never),
  });
  await user.click(await screen.findByRole('button', { name: t('reporte.guardado.guardar') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: editor('nombre') }), 'Avance');
  await user.click(dialog.getByRole('button', { name: t('comun.guardar') }));
  expect((await dialog.findAllByText(t('reporte.guardado.errores.nombre'))).length).toBeGreaterThan(0);
});

test('a saved report opens with the days of today, is sent, and is deleted after a question', async () => {
  const { user, server } = await open('/reporteguardado');
  const [row] = await rowsOf(CAPTION);
  const link = within(row!).getByRole('link', { name: fila!.nombre }).getAttribute('href')!;
  expect(link).toContain('/reporteusuarioxempresa?');
  expect(link).toContain('desde=2026-10-24');
  await user.click(within(row!).getByRole('button', { name: `${t('reporte.guardado.ahora')}: ${fila!.nombre}` }));
  expect(await screen.findByText(enviarGuardado.message)).toBeTruthy();
  await user.click(within(row!).getByRole('button', { name: `${t('reporte.guardado.borrar')}: ${fila!.nombre}` }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: t('reporte.guardado.borrar') }));
  await waitFor(() => expect(server.requests(reporteApi.borrarGuardado)).toHaveLength(1));
});

test('whoever does not own it may open and send it, not change it', async () => {
  await open('/reporteguardado', { guardados: new PageOfRows([{ ...fila!, empresas_fuera: 2, propio: false }], 1) });
  const [row] = await rowsOf(CAPTION);
  within(row!).getByText(t('reporte.guardado.fuera', { total: 2 }));
  expect(
    within(row!)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([`${t('reporte.guardado.ahora')}: ${fila!.nombre}`]);
});

test('before it is saved, the dialog names the managers and directors who get it and the companies without one', async () => {
  const { user, server } = await open(REPORT);
  await user.click(await screen.findByRole('button', { name: t('reporte.guardado.guardar') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: editor('nombre') }), 'Avance por empresa');
  await user.click(dialog.getByRole('combobox', { name: new RegExp(`^${t('reporte.guardado.editor.formato')}`) }));
  await user.click(await screen.findByRole('option', { name: t('comun.opciones.formatoInforme.pdf') }));
  await user.click(dialog.getByRole('combobox', { name: editor('enviar') }));
  await user.click(await screen.findByRole('option', { name: 'Cada mes' }));
  await user.click(dialog.getByRole('checkbox', { name: t('reporte.guardado.editor.direccion') }));
  const follows = within(await dialog.findByRole('region', { name: t('reporte.guardado.simulado.titulo') }));
  expect(await follows.findByText("Se enviará a 2 personas: Ñusta Paredes Solís, Bruno D'Angelo Salas (3 empresas).")).toBeTruthy();
  expect(follows.getByText('1 persona más no tiene un correo que funcione y no lo recibirá.')).toBeTruthy();
  expect(follows.getByText('2 empresas sin gerente ni director con correo: Grupo Andino, Tiendas del Sur.')).toBeTruthy();
  expect(server.requests(reporteApi.simularEnvio)[0]!.body).toMatchObject({ filtros: { empresas: '1' }, a_direccion: 1 });
  await user.click(dialog.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests(reporteApi.guardar)[0]!.body).toMatchObject({ a_direccion: 1, formato: 'pdf', frecuencia: 'mensual' });
});

test('the owner sees to whom a report went, with what, and what became of each letter', async () => {
  const { user } = await open('/reporteguardado');
  await rowsOf(CAPTION);
  await user.click(screen.getByRole('button', { name: t('reporte.guardado.envios.ver', { nombre: fila!.nombre }) }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of [
    "Bruno D'Angelo Salas",
    'Grupo Andino, Tiendas del Sur',
    t('comun.opciones.resultadoEnvio.adjunto'),
    t('comun.opciones.correo.enviado'),
  ])
    expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
});
