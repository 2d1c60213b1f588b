import { asignacionApi } from '@portal/contract/asignacion';
import { usuarioApi } from '@portal/contract/usuario';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { conGrupo, grupos, asignarGrupo } = examples.usuario;
const [alba] = conGrupo;
const [regla] = examples.asignacion.reglasDe;

const people = (over: object = {}) =>
  renderScreen('/usuariogrupo', { session: 'admin', calls: { usuario: { conGrupo: new PageOfRows([...conGrupo], 340), ...over } } });
const groups = (reglasDe = [...examples.asignacion.reglasDe]) =>
  renderScreen('/usuariogrupo?vista=grupos', {
    session: 'admin',
    calls: { usuario: { grupos: new PageOfRows([...grupos], grupos.length) }, asignacion: { reglasDe } },
  });

type Opened = Awaited<ReturnType<typeof people>>;

async function choose({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: t('grupo.pantalla.asignar') }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: t('grupo.dialogo.grupo') }));
  // The filter of the table has this option too.
  await waitFor(() => expect(screen.getAllByRole('option', { name: 'General' })).toHaveLength(2));
  await user.click(screen.getAllByRole('option', { name: 'General' })[1]!);
  return dialog;
}

test('people without a group are marked; 10, 100, 250 and 500 rows on a page', async () => {
  await people();
  const [first] = await rowsOf(t('grupo.pantalla.usuarios'));
  expect(first?.textContent).toContain(t('grupo.pantalla.sinGrupo'));
  const sizes = screen.getByRole('combobox', { name: t('ui.tabla.filasPorPagina') });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '100', '250', '500']);
});

test('starts with who has no group; everybody is chosen by hand and stays so in the address', async () => {
  const asked = ({ server }: Opened) => server.requests(usuarioApi.conGrupo).map(({ query }) => query.filtro?.['con_grupo']);
  const opened = await people();
  await rowsOf(t('grupo.pantalla.usuarios'));
  expect(asked(opened)).toEqual(['0']);
  await opened.user.click(screen.getByRole('combobox', { name: t('grupo.pantalla.mostrar') }));
  await opened.user.click(await screen.findByRole('option', { name: t('grupo.pantalla.todas') }));
  await waitFor(() => expect(asked(opened).slice(1)).toEqual([undefined]));
  expect(opened.address()).toContain('con_grupo');
});

test('all that match are selected by one press and enter a group once what follows was shown and asked', async () => {
  const opened = await people();
  const { user, server } = opened;
  await rowsOf(t('grupo.pantalla.usuarios'));
  await user.click(screen.getByRole('button', { name: t('ui.tabla.seleccionarTodo', { total: 340 }) }));
  const dialog = await choose(opened);
  const follows = await within(dialog).findByRole('region', { name: t('grupo.dialogo.sigue') });
  const [plan] = asignarGrupo.planes;
  expect(follows.textContent).toContain(t('grupo.dialogo.plan', { plan: plan!.plan, total: plan!.asignados }));
  expect(follows.textContent).toContain(t('grupo.dialogo.trasladados', { total: 1 }));
  expect(within(dialog).getByText('¿Está seguro de Asignar los Usuarios?')).toBeTruthy();
  const sent = () => server.requests(usuarioApi.asignarGrupo).map(({ query, body }) => [query, body] as const);
  const body = { codigo_grupo: 'general', seleccion: { todos: { excepto: [], cantidad: 340, tamano: 100 } } };
  expect(sent()).toMatchObject([[{ simular: 1 }, body]]);
  await user.dblClick(within(dialog).getByRole('button', { name: t('grupo.pantalla.asignar') }));
  expect(await screen.findByText(asignarGrupo.message)).toBeTruthy();
  expect(sent().map(([query]) => query?.simular)).toEqual([1, 0]);
  expect(sent()[1]).toMatchObject([{ simular: 0 }, body]);
});

test('a refusal is shown and the dialog stays', async () => {
  const refusal = failure('conflicto', message('listado.seleccion'));
  const opened = await people({ asignarGrupo: inTurn(asignarGrupo, refusal) });
  await rowsOf(t('grupo.pantalla.usuarios'));
  await opened.user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: alba!.personal }) }));
  const dialog = await choose(opened);
  await within(dialog).findByRole('region', { name: t('grupo.dialogo.sigue') });
  await opened.user.click(within(dialog).getByRole('button', { name: t('grupo.pantalla.asignar') }));
  expect(await within(dialog).findByText(t('listado.seleccion'))).toBeTruthy();
  expect(within(dialog).getByRole('combobox', { name: t('grupo.dialogo.grupo') })).toBeTruthy();
});

async function openRules({ user }: Awaited<ReturnType<typeof groups>>) {
  await user.click(await screen.findByRole('button', { name: t('regla.dialogo.ver', { grupo: 'General' }) }));
  return screen.findByRole('dialog', { name: t('regla.dialogo.titulo', { grupo: 'General' }) });
}

test('every rule that names the group is read, and withdrawn after a question that says who keeps the plan', async () => {
  const opened = await groups();
  const { user, server } = opened;
  const dialog = await openRules(opened);
  expect(await within(dialog).findByText(`${regla!.nombre}: ${regla!.condicion}`)).toBeTruthy();
  expect(dialog.textContent).toContain(regla!.autor);
  await user.click(within(dialog).getByRole('button', { name: t('regla.lista.retirar', { plan: regla!.plan }) }));
  const question = await screen.findByRole('dialog', { name: t('regla.cambio.retiro') });
  expect(question.textContent).toContain('Las 11 personas que lo tienen por esta regla lo conservan');
  await user.click(within(question).getByRole('button', { name: t('regla.dialogo.retirar') }));
  expect(await screen.findByText(examples.asignacion.estadoRegla.message)).toBeTruthy();
  expect(server.requests(asignacionApi.estadoRegla).map(({ body }) => body)).toEqual([{ id_regla: 61, codigo_estado: 2, version: 1 }]);
});

test('a withdrawn rule is put in force again after a question that says who gets the plan', async () => {
  const opened = await groups([{ ...regla!, codigo_estado: 2, version: 2 }]);
  const { user, server } = opened;
  await openRules(opened);
  await user.click(await screen.findByRole('button', { name: t('regla.lista.reponer', { plan: regla!.plan }) }));
  const question = await screen.findByRole('dialog', { name: t('regla.cambio.reposicion') });
  expect(question.textContent).toContain('1 persona que la cumple hoy y nunca lo tuvo lo recibe');
  await user.click(within(question).getByRole('button', { name: t('regla.dialogo.reponer') }));
  await screen.findByText(examples.asignacion.estadoRegla.message);
  expect(server.requests(asignacionApi.estadoRegla)[0]?.body).toMatchObject({ codigo_estado: 1, version: 2 });
});

test('an access limited to companies reads the rules and why it cannot withdraw them', async () => {
  await openRules(await groups([{ ...regla!, puede_retirar: false }]));
  expect(await screen.findByText(t('regla.dialogo.limitada'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('regla.lista.retirar', { plan: regla!.plan }) })).toBeNull();
});
