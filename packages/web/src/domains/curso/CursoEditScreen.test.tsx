import { cursoApi, cursoMaestro } from '@portal/contract/curso';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, inTurn, LOST } from '../../testing/replies.ts';
import { t, word } from '../../testing/text.ts';

const ADDRESS = '/cursoedit?id=31';
const { sel, upd } = examples.curso;
const [modulo] = examples.modulo.ofCurso;
const field = (name: 'codigo' | 'titulo' | 'descripcion' | 'etiquetas') =>
  screen.findByRole('textbox', { name: t(`comun.campos.${name}`) });
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: t('comun.guardar') }));

/** Replaces the text of a field. */
async function write(user: UserEvent, name: Parameters<typeof field>[0], text: string): Promise<void> {
  const input = await field(name);
  await user.clear(input);
  await user.paste(text);
}

/** Message about a saved course. */
const saved = (nombre: string) => screen.findByText(t('curso.edicion.guardado', { nombre }));

test('saving sends the loaded version and the ordered modules, then opens the list', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin' });
  expect(await field('titulo')).toHaveProperty('value', sel.titulo);
  await write(user, 'titulo', 'Caja, cobros y vueltos');
  await save(user);
  expect(await saved('Caja, cobros y vueltos')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(address()).toBe('/curso'));
  const fields = Object.entries(sel).filter(([name]) => Object.hasOwn(cursoMaestro.fields, name));
  expect(server.requests(cursoApi.upd).map(({ body }) => body)).toEqual([
    {
      ...Object.fromEntries(fields),
      id_curso: 31,
      version: 1,
      titulo: 'Caja, cobros y vueltos',
      modulos: [{ id: modulo!.id_modulo }],
    },
  ]);
});

test('an incomplete new course is not sent: every required field shows an error and the first one has the focus', async () => {
  const { user, server } = await renderScreen('/cursoedit', { session: 'admin' });
  await save(user);
  expect(await screen.findAllByText(t('validacion.requerido'))).toHaveLength(4);
  await waitFor(async () => expect(document.activeElement).toBe(await field('codigo')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(cursoApi.ins)).toEqual([]);
});

test('a duplicate code shows its error under the field, with a link to the course that has it', async () => {
  const sentence = message('registro.repetido', { valor: 'CUR-ETICA' });
  const taken = failure('duplicado', sentence, { errors: { codigo: sentence }, detail: { id: 32 } });
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { upd: taken } } });
  await write(user, 'codigo', 'CUR-ETICA');
  await save(user);
  const link = await screen.findByRole('link', { name: t('ui.maestro.verRepetido') });
  expect(link.getAttribute('href')).toMatch(/\/cursoedit\?id=32$/);
  expect(screen.getAllByText(word(sentence), { exact: false }), 'said once').toHaveLength(1);
  expect(address()).toBe(ADDRESS);
});

test('a lost connection shows an error, and the form keeps its values', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { upd: inTurn(LOST, upd) } } });
  await write(user, 'titulo', 'Otro título');
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toBe(t('conexion.sinConexion'));
  expect(await field('titulo')).toHaveProperty('value', 'Otro título');
  await save(user);
  expect(await saved('Otro título')).toBeTruthy();
});

test('an incomplete published course shows its warnings after saving, and the form can stay open', async () => {
  const avisos = ['El curso no tiene módulos activos.'];
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { upd: { ...upd, avisos } } } });
  await write(user, 'titulo', 'Otro título');
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.avisos') });
  expect(within(dialog).getByText(avisos[0]!)).toBeTruthy();
  const complete = within(dialog).getByRole('button', { name: t('ui.maestro.completar') });
  expect(document.activeElement, 'to complete it is the first answer').toBe(complete);
  expect(screen.queryByText(t('curso.edicion.guardado', { nombre: 'Otro título' })), 'no message covers the dialog').toBeNull();
  await user.click(complete);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(ADDRESS);
});

test('the message about a save opens the saved course', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await write(user, 'titulo', 'Otro título');
  await save(user);
  await waitFor(() => expect(address()).toBe('/curso'));
  await user.click(await screen.findByRole('button', { name: t('ui.maestro.ver') }));
  await waitFor(() => expect(address()).toBe(ADDRESS));
});

test('withdrawing a published course asks first and says what will happen', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.click(await screen.findByRole('combobox', { name: t('comun.campos.codigo_estado') }));
  await user.click(await screen.findByRole('option', { name: t('comun.estado.inactivo') }));
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarGuardar') });
  expect(within(dialog).getByText(t('ui.maestro.retira'))).toBeTruthy();
  expect(server.requests(cursoApi.upd)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }));
  expect(await screen.findByText(upd.message)).toBeTruthy();
});

test('leaving asks for confirmation only with unsaved changes', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await write(user, 'titulo', 'Otro título');
  await user.click(screen.getByRole('link', { name: t('comun.cancelar') }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.sinGuardar') });
  const stay = within(dialog).getByRole('button', { name: t('ui.maestro.seguirEditando') });
  expect(stay.dataset['variant'], 'the primary button').toBeUndefined();
  expect(document.activeElement).toBe(stay);
  await user.click(stay);
  expect(address()).toBe(ADDRESS);
  await write(user, 'titulo', sel.titulo);
  await user.click(screen.getByRole('link', { name: t('comun.cancelar') }));
  await waitFor(() => expect(address()).toBe('/curso'));
});

test('an unknown course shows an error with a link to the list and no retry', async () => {
  const missing = failure('no_encontrado', message('inexistente.curso'));
  await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { sel: missing } } });
  expect(await screen.findByText(t('inexistente.curso'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('ui.maestro.irALaLista') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('comun.reintentar') })).toBeNull();
});

test('a failed load offers a retry', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { sel: inTurn(LOST, sel) } } });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  expect(await field('titulo')).toHaveProperty('value', sel.titulo);
});

test('a course in use is not deleted: the dialog offers to deactivate it', async () => {
  const dependencias = [message('registro.dependientes.programas', { total: 1, nombres: 'Bienvenida' })];
  const sentence = message('registro.dependencias', { dependencias });
  const inUse = failure('dependencias', sentence);
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { curso: { del: inUse } } });
  await user.click(await screen.findByRole('button', { name: t('ui.maestro.eliminar') }));
  const ask = await screen.findByRole('dialog', { name: t('ui.maestro.confirmarEliminar') });
  await user.click(within(ask).getByRole('button', { name: t('ui.maestro.eliminar') }));
  const instead = await screen.findByRole('dialog', { name: t('ui.maestro.noSeElimina') });
  expect(within(instead).getByText(word(sentence))).toBeTruthy();
  await user.click(within(instead).getByRole('button', { name: t('ui.maestro.inactivar') }));
  expect(await screen.findByText(upd.message)).toBeTruthy();
  expect(server.requests(cursoApi.upd)[0]?.body).toMatchObject({ id_curso: 31, version: 1, codigo_estado: 2 });
});

describe('when another person saved the course meanwhile', () => {
  const theirs = { ...sel, titulo: 'Caja, cobros y vueltos', etiquetas: 'caja, vuelto', version: 2 };
  const conflict = failure('conflicto', message('registro.version'));

  /** Edits description and labels and saves into the conflict. */
  async function meetConflict(refused = conflict) {
    const opened = await renderScreen(ADDRESS, {
      session: 'admin',
      calls: { curso: { sel: inTurn(sel, theirs), upd: inTurn(refused, { ...upd, version: 3 }) } },
    });
    await write(opened.user, 'descripcion', 'Cómo se da el vuelto.');
    await write(opened.user, 'etiquetas', 'caja, cobro');
    await save(opened.user);
    return { ...opened, dialog: await screen.findByRole('dialog') };
  }

  test('the dialog shows both versions of every changed field, and no other field', async () => {
    const { dialog } = await meetConflict();
    const fields = within(dialog).getAllByRole('term');
    expect(fields.map(({ textContent }) => textContent)).toEqual([
      t('comun.campos.titulo'),
      t('comun.campos.descripcion'),
      t('comun.campos.etiquetas'),
    ]);
    const texts = within(dialog).getAllByRole('definition');
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      `${t('ui.maestro.antes')}${sel.titulo}`,
      `${t('ui.maestro.guardado')}${theirs.titulo}`,
      `${t('ui.maestro.suyo')}Cómo se da el vuelto.`,
      `${t('ui.maestro.guardado')}${theirs.descripcion}`,
      `${t('ui.maestro.suyo')}caja, cobro`,
      `${t('ui.maestro.guardado')}${theirs.etiquetas}`,
    ]);
  });

  test('keeping my version merges the fields that only the other person changed, and the next save sends the new version number', async () => {
    const { user, server, dialog, address } = await meetConflict();
    await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.conservarMio') }));
    await waitFor(async () => expect(await field('titulo')).toHaveProperty('value', theirs.titulo));
    expect(await field('descripcion')).toHaveProperty('value', 'Cómo se da el vuelto.');
    expect(await field('etiquetas')).toHaveProperty('value', 'caja, cobro');
    await save(user);
    await waitFor(() => expect(address()).toBe('/curso'));
    expect(server.requests(cursoApi.upd).map(({ body }) => [body.version, body.titulo, body.etiquetas])).toEqual([
      [1, sel.titulo, 'caja, cobro'],
      [2, theirs.titulo, 'caja, cobro'],
    ]);
  });

  test('each field that I changed takes the value that I choose', async () => {
    const { user, dialog } = await meetConflict();
    await user.click(within(dialog).getAllByRole('radio', { name: t('ui.maestro.guardado') })[1]!);
    await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.conservarElegido') }));
    await waitFor(async () => expect(await field('etiquetas')).toHaveProperty('value', theirs.etiquetas));
  });

  const by = (momento: string) => ({ propia: false, autor: { nombre: 'Ana Pérez', momento } });
  test.each([
    ['somebody today', by(new Date().toISOString()), /Guardado por Ana Pérez hoy a las \d\d:\d\d\./],
    ['somebody on another day', by('2026-11-20T15:32:00.000Z'), /Guardado por Ana Pérez el 20\/11\/2026 10:32\./],
    ['the same person in another tab', { propia: true }, t('ui.maestro.conflictoPropio')],
  ])('the dialog says who saved it: %s', async (_who, detail, said) => {
    const { dialog } = await meetConflict(failure('conflicto', message('registro.version'), { detail: { actual: theirs, ...detail } }));
    expect(dialog.textContent).toMatch(said);
  });

  test('the dialog shows a changed order of modules, and keeping my version saves it', async () => {
    const vuelto = { ...modulo!, id_modulo: 42, titulo: 'Dar el vuelto', numero_orden: 2 };
    const { user, server } = await renderScreen(ADDRESS, {
      session: 'admin',
      calls: { curso: { sel: inTurn(sel, theirs), upd: inTurn(conflict, { ...upd, version: 3 }) }, modulo: { ofCurso: [modulo!, vuelto] } },
    });
    await user.click(await screen.findByRole('button', { name: t('ui.ordenados.bajar', { nombre: modulo!.titulo }) }));
    await save(user);
    const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.conflicto') });
    for (const first of ['Dar el vuelto', modulo!.titulo]) expect(dialog.textContent).toContain(`1. ${first}`);
    await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.conservarMio') }));
    await waitFor(async () => expect(await field('titulo')).toHaveProperty('value', theirs.titulo));
    await save(user);
    await waitFor(() => expect(server.requests(cursoApi.upd)).toHaveLength(2));
    expect(server.requests(cursoApi.upd)[1]?.body.modulos).toEqual([{ id: 42 }, { id: modulo!.id_modulo }]);
  });

  test('taking their version drops my changes, and leaving asks nothing', async () => {
    const { user, dialog, address } = await meetConflict();
    await user.click(within(dialog).getByRole('button', { name: t('ui.maestro.tomarGuardado') }));
    await waitFor(async () => expect(await field('etiquetas')).toHaveProperty('value', theirs.etiquetas));
    expect(await field('descripcion')).toHaveProperty('value', theirs.descripcion);
    await user.click(screen.getByRole('link', { name: t('comun.cancelar') }));
    await waitFor(() => expect(address()).toBe('/curso'));
  });
});
