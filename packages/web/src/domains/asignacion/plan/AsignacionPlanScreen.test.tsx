import { asignacionApi } from '@portal/contract/asignacion';
import { emailApi } from '@portal/contract/email';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { giveRoom, rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, LOST, PageOfRows, slow } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { simular, simulacionFilas, aplicar } = examples.asignacion;
const [plan] = examples.planestudio.sellst;
const vigente = { ...plan!, codigo_estado: 1, fecha_inicio: '2020-01-01', fecha_fin: '2999-12-31' };
const terminado = { ...vigente, id_planestudio: 902, denominacion: 'Plan del año pasado', fecha_fin: '2020-12-31' };
const inactivo = { ...vigente, id_planestudio: 903, denominacion: 'Plan guardado', codigo_estado: 2 };
const futuro = { ...vigente, id_planestudio: 904, denominacion: 'Plan que viene', fecha_inicio: '2999-01-01' };
const [persona] = examples.usuario.asignables;

const open = (over: object = {}, address = '/asignacionplan') =>
  renderScreen(address, {
    session: 'admin',
    calls: {
      usuario: { asignables: new PageOfRows([persona!], 340) },
      planestudio: { sellst: [vigente, terminado, inactivo, futuro] },
      asignacion: { simulacionFilas: new PageOfRows([...simulacionFilas], 4), ...over },
    },
  });

beforeEach(giveRoom);

type Opened = Awaited<ReturnType<typeof open>>;

async function choosePlan({ user }: Opened) {
  await rowsOf(t('asignar.plan.tabla'));
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: persona!.personal }) }));
  await user.click(screen.getByRole('button', { name: t('asignar.plan.asignar') }));
  const dialog = await screen.findByRole('dialog', { name: 'Seleccione los Planes de Estudio:' });
  await user.click(await within(dialog).findByRole('checkbox', { name: new RegExp(vigente.denominacion) }));
  return dialog;
}

async function simulate(opened: Opened) {
  const dialog = await choosePlan(opened);
  await opened.user.click(within(dialog).getByRole('button', { name: 'Asignar Usuarios a Plan de Estudio' }));
  const shown = await screen.findByRole('dialog', { name: t('asignar.plan.revisar', { total: 1 }) });
  await within(shown).findByRole('group', { name: t('simulacion.resumen') });
  return shown;
}

/** The question of the specification, in the dialog that shows what applying does. */
const question = async (shown: HTMLElement) =>
  (await within(shown).findByText('¿Está seguro de Asignar los Usuarios al Plan de Estudio?')).parentElement?.textContent;
const ask = async (_opened: Opened, shown: HTMLElement) => {
  await question(shown);
  return within(shown).getByRole('button', { name: t('simulacion.asignar') });
};
/** Clicks a button as soon as it can be pressed. The one of a failure is busy until the question is gone. */
const press = async ({ user }: Opened, alert: HTMLElement, name: string) => {
  const button = within(alert).getByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
};
const applied = ({ server }: Opened) => server.requests(asignacionApi.aplicar).map(({ body }) => body);

test('people are filtered by texts', async () => {
  vi.stubGlobal('innerWidth', 1920);
  await open();
  await rowsOf(t('asignar.plan.tabla'));
  for (const columna of ['Empresa', 'Código', 'Personal', 'Email', 'Centro Costo', 'Grupo', 'Cargo'])
    expect(screen.getByRole('searchbox', { name: t('ui.tabla.filtrarPor', { columna }) })).toBeTruthy();
});

test('plans in force are offered with their days, those that ended or are inactive are not', async () => {
  const opened = await open();
  const dialog = await choosePlan(opened);
  expect(dialog.textContent).toContain('Del 01/01/2020 al 31/12/2999');
  expect(within(dialog).getByRole('checkbox', { name: /Plan que viene.*aún no empieza/ })).toBeTruthy();
  expect(within(dialog).queryByRole('checkbox', { name: /año pasado|guardado/ })).toBeNull();
});

test('all that match are simulated, shown and then assigned once', async () => {
  const later = slow(aplicar);
  const opened = await open({ aplicar: later.reply });
  const { user, server } = opened;
  await rowsOf(t('asignar.plan.tabla'));
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await user.click(screen.getByRole('button', { name: t('ui.tabla.seleccionarTodo', { total: 340 }) }));
  await user.click(screen.getByRole('button', { name: t('asignar.plan.asignar') }));
  const planes = await screen.findByRole('dialog', { name: t('asignar.plan.seleccione') });
  await user.click(await within(planes).findByRole('checkbox', { name: new RegExp(vigente.denominacion) }));
  await user.click(within(planes).getByRole('button', { name: t('asignar.plan.boton') }));
  const shown = await screen.findByRole('dialog', { name: t('asignar.plan.revisar', { total: 340 }) });
  const counts = await within(shown).findByRole('group', { name: t('simulacion.resumen') });
  expect(
    within(counts)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 Se asigna', '1 Se abre de nuevo', '1 Ya lo tiene', '1 Plan terminado']);
  expect(server.requests(asignacionApi.simular)[0]?.body).toMatchObject({
    planes: [vigente.id_planestudio],
    seleccion: { todos: { cantidad: 340, excepto: [] } },
    avisar: false,
  });
  const accept = await ask(opened, shown);
  await user.dblClick(accept);
  later.release();
  expect(await screen.findByText(aplicar.message)).toBeTruthy();
  expect(applied(opened)).toEqual([{ id_simulacion: simular.id_simulacion }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a count filters the pairs', async () => {
  const opened = await open();
  const shown = await simulate(opened);
  await opened.user.click(within(shown).getByRole('button', { name: /Ya lo tiene/ }));
  await waitFor(() =>
    expect(opened.server.requests(asignacionApi.simulacionFilas).at(-1)?.query).toMatchObject({ filtro: { veredicto: 'existente' } }),
  );
});

test('the choice to mail people simulates again, and the question says to how many', async () => {
  const opened = await open({ simular: inTurn(simular, { ...simular, id_simulacion: 72 }) });
  const shown = await simulate(opened);
  expect(shown.textContent).toContain(t('simulacion.avisarTexto', { con_correo: 1, sin_correo: 1 }));
  await opened.user.click(within(shown).getByRole('checkbox', { name: t('simulacion.avisar') }));
  await waitFor(() => expect(opened.server.requests(asignacionApi.simular).at(-1)?.body.avisar).toBe(true));
  await waitFor(() => expect(within(shown).getByRole('button', { name: t('simulacion.asignar') })).toHaveProperty('disabled', false));
  const accept = await ask(opened, shown);
  expect(await question(shown)).toContain('Se avisa por correo a 1 persona.');
  await opened.user.click(accept);
  await screen.findByText(aplicar.message);
  expect(applied(opened)).toEqual([{ id_simulacion: 72 }]);
});

test('after people are mailed the dialog shows the progress of the send, and closing it leaves', async () => {
  const { lote } = examples.email;
  const opened = await open({ aplicar: { ...aplicar, avisados: 1, lote: lote.lote } });
  await opened.user.click(await ask(opened, await simulate(opened)));
  const progress = await screen.findByRole('dialog', { name: t('email.envio.titulo') });
  expect(await within(progress).findByText(t('email.envio.avance', { salidos: 1, total: 3 }))).toBeTruthy();
  expect(opened.server.requests(emailApi.lote)[0]?.params).toEqual({ id: lote.lote });
  expect(screen.queryByRole('dialog', { name: t('asignar.plan.revisar', { total: 1 }) })).toBeNull();
  await opened.user.click(within(progress).getByRole('button', { name: t('comun.cerrar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: persona!.personal }) })).toHaveProperty('checked', false);
});

test('when nobody gets a plan the line of the mail says so', async () => {
  const opened = await open({ simular: { ...simular, nuevas: 0, reabiertas: 0, con_correo: 0, sin_correo: 0 } });
  expect((await simulate(opened)).textContent).toContain('Nadie recibe un plan.');
});

test('what changed meanwhile is said, and simulated again', async () => {
  const opened = await open({
    simular: inTurn(simular, { ...simular, id_simulacion: 73 }),
    aplicar: inTurn(failure('conflicto', message('asignacion.simulacionCambio')), aplicar),
  });
  const shown = await simulate(opened);
  await opened.user.click(await ask(opened, shown));
  const alert = await within(shown).findByRole('alert');
  expect(alert.textContent).toContain('Algo cambió');
  expect(within(shown).getByRole('button', { name: t('simulacion.asignar') })).toHaveProperty('disabled', true);
  await press(opened, alert, 'Simular de nuevo');
  await waitFor(() => expect(within(shown).getByRole('button', { name: t('simulacion.asignar') })).toHaveProperty('disabled', false));
  await opened.user.click(await ask(opened, shown));
  await screen.findByText(aplicar.message);
  expect(applied(opened)).toEqual([{ id_simulacion: 71 }, { id_simulacion: 73 }]);
});

test('after a lost answer the same simulation is applied again', async () => {
  const opened = await open({ aplicar: inTurn(LOST, aplicar) });
  const shown = await simulate(opened);
  await opened.user.click(await ask(opened, shown));
  const alert = await within(shown).findByRole('alert');
  expect(alert.textContent).toContain(t('simulacion.sinRespuesta'));
  await press(opened, alert, t('comun.reintentar'));
  expect(await screen.findByText(aplicar.message)).toBeTruthy();
  expect(applied(opened)).toEqual([{ id_simulacion: 71 }, { id_simulacion: 71 }]);
});

test('with nobody to assign it says so, and cancelling leads back to the plans', async () => {
  const opened = await open({ simular: { ...simular, nuevas: 0, reabiertas: 0, con_correo: 0, sin_correo: 0 } });
  const shown = await simulate(opened);
  expect(within(shown).getByText(t('simulacion.nada'))).toBeTruthy();
  expect(within(shown).getByRole('button', { name: t('simulacion.asignar') })).toHaveProperty('disabled', true);
  await opened.user.click(within(shown).getByRole('button', { name: t('comun.cancelar') }));
  const dialog = await screen.findByRole('dialog', { name: t('asignar.plan.seleccione') });
  expect(await within(dialog).findByRole('checkbox', { name: new RegExp(vigente.denominacion), checked: true })).toBeTruthy();
});

const assignOne = async ({ user }: Opened) => {
  await rowsOf(t('asignar.plan.tabla'));
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: persona!.personal }) }));
  await user.click(screen.getByRole('button', { name: t('asignar.plan.asignar') }));
};

test('the plan of the address is named and shown at once with what would happen; cancelling leads to the plans', async () => {
  const opened = await open({}, `/asignacionplan?id=${vigente.id_planestudio}`);
  expect(await screen.findByText(t('asignar.plan.paraPlan', { plan: vigente.denominacion }))).toBeTruthy();
  await assignOne(opened);
  const shown = await screen.findByRole('dialog', { name: t('asignar.plan.revisar', { total: 1 }) });
  await within(shown).findByRole('group', { name: t('simulacion.resumen') });
  expect(opened.server.requests(asignacionApi.simular)[0]?.body).toMatchObject({ planes: [vigente.id_planestudio] });
  expect(applied(opened)).toEqual([]);
  await opened.user.click(within(shown).getByRole('button', { name: t('comun.cancelar') }));
  const dialog = await screen.findByRole('dialog', { name: t('asignar.plan.seleccione') });
  expect(await within(dialog).findByRole('checkbox', { name: new RegExp(vigente.denominacion), checked: true })).toBeTruthy();
});

test('a plan of the address that is over asks for the plans', async () => {
  const opened = await open({}, `/asignacionplan?id=${terminado.id_planestudio}`);
  await assignOne(opened);
  expect(await screen.findByRole('dialog', { name: t('asignar.plan.seleccione') })).toBeTruthy();
  expect(opened.server.requests(asignacionApi.simular)).toEqual([]);
});
