import { api, type GrupoFila } from '@portal/contract';
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
const [general]: readonly GrupoFila[] = grupos;
const regla = general?.reglas[0];

const people = (over: object = {}) =>
  renderScreen('/usuariogrupo', { session: 'admin', calls: { usuario: { conGrupo: new PageOfRows([...conGrupo], 340), ...over } } });
const groups = (rows: GrupoFila[] = [...grupos]) =>
  renderScreen('/usuariogrupo?vista=grupos', {
    session: 'admin',
    calls: { usuario: { grupos: new PageOfRows(rows, rows.length) } },
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

test('all that match enter a group: first what follows, then the question, then the counts', async () => {
  const opened = await people();
  const { user, server } = opened;
  await rowsOf(t('grupo.pantalla.usuarios'));
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await user.click(screen.getByRole('button', { name: t('ui.tabla.seleccionarTodo', { total: 340 }) }));
  const dialog = await choose(opened);
  const follows = await within(dialog).findByRole('region', { name: t('grupo.dialogo.sigue') });
  const [plan] = asignarGrupo.planes;
  expect(follows.textContent).toContain(t('grupo.dialogo.plan', { plan: plan!.plan, total: plan!.asignados }));
  expect(follows.textContent).toContain(t('grupo.dialogo.trasladados', { total: 1 }));
  await user.click(within(dialog).getByRole('button', { name: t('grupo.pantalla.asignar') }));
  const question = await screen.findByRole('dialog', { name: t('grupo.dialogo.confirmar') });
  expect(t('grupo.dialogo.confirmar')).toBe('¿Está seguro de Asignar los Usuarios?');
  const sent = () => server.requests(api.usuario.asignarGrupo).map(({ query, body }) => [query, body]);
  const body = { codigo_grupo: 'general', seleccion: { todos: { excepto: [], cantidad: 340, tamano: 100 } } };
  expect(sent()).toMatchObject([[{ simular: 1 }, body]]);
  await user.click(within(question).getByRole('button', { name: t('comun.aceptar') }));
  expect(await screen.findByText(asignarGrupo.message)).toBeTruthy();
  expect(sent()[1]).toMatchObject([{ simular: 0 }, body]);
});

test('a refusal is told and the dialog stays', async () => {
  const refusal = failure('conflicto', message('listado.seleccion'));
  const opened = await people({ asignarGrupo: inTurn(asignarGrupo, refusal) });
  await rowsOf(t('grupo.pantalla.usuarios'));
  await opened.user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: alba!.personal }) }));
  const dialog = await choose(opened);
  await within(dialog).findByRole('region', { name: t('grupo.dialogo.sigue') });
  await opened.user.click(within(dialog).getByRole('button', { name: t('grupo.pantalla.asignar') }));
  await opened.user.click(
    within(await screen.findByRole('dialog', { name: t('grupo.dialogo.confirmar') })).getByRole('button', { name: t('comun.aceptar') }),
  );
  expect(await screen.findByText(t('listado.seleccion'))).toBeTruthy();
  expect(within(dialog).getByRole('combobox', { name: t('grupo.dialogo.grupo') })).toBeTruthy();
});

test('a rule is withdrawn after a question that says who keeps the plan', async () => {
  const { user, server } = await groups();
  await user.click(await screen.findByRole('button', { name: t('grupo.reglas.ver', { grupo: 'General' }) }));
  const dialog = await screen.findByRole('dialog', { name: t('grupo.reglas.titulo', { grupo: 'General' }) });
  expect(dialog.textContent).toContain(regla!.autor);
  await user.click(within(dialog).getByRole('button', { name: t('grupo.reglas.retirarDe', { plan: regla!.plan }) }));
  const question = await screen.findByRole('dialog', { name: t('grupo.reglas.confirmarRetiro') });
  expect(question.textContent).toContain('Las 11 personas que lo tienen por esta regla lo conservan');
  await user.click(within(question).getByRole('button', { name: t('grupo.reglas.retirar') }));
  expect(await screen.findByText(examples.usuario.regla.message)).toBeTruthy();
  expect(server.requests(api.usuario.regla).map(({ body }) => body)).toEqual([{ id_regla: 61, codigo_estado: 2, version: 1 }]);
});

test('a withdrawn rule is put in force again after a question that says who gets the plan', async () => {
  const { user, server } = await groups([{ ...general!, reglas: [{ ...regla!, codigo_estado: 2, version: 2 }] }]);
  await user.click(await screen.findByRole('button', { name: t('grupo.reglas.ver', { grupo: 'General' }) }));
  await user.click(await screen.findByRole('button', { name: t('grupo.reglas.reponerDe', { plan: regla!.plan }) }));
  const question = await screen.findByRole('dialog', { name: t('grupo.reglas.confirmarReposicion') });
  expect(question.textContent).toContain('1 miembro de hoy que no lo tiene lo recibe');
  await user.click(within(question).getByRole('button', { name: t('grupo.reglas.reponer') }));
  await screen.findByText(examples.usuario.regla.message);
  expect(server.requests(api.usuario.regla)[0]?.body).toMatchObject({ codigo_estado: 1, version: 2 });
});

test('an access limited to companies reads the rules and why it cannot withdraw them', async () => {
  const { user } = await groups([{ ...general!, puede_retirar: false }]);
  await user.click(await screen.findByRole('button', { name: t('grupo.reglas.ver', { grupo: 'General' }) }));
  expect(await screen.findByText(t('grupo.reglas.limitado'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('grupo.reglas.retirarDe', { plan: regla!.plan }) })).toBeNull();
});
