import { asignacionApi } from '@portal/contract/asignacion';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { reporte, prorrogar, sel } = examples.asignacion;
const PRORROGA = 'asignacion.prorroga';

async function openDialog(over: object = {}) {
  const calls = { asignacion: { reporte: new PageOfRows([...reporte], 340), prorrogar, ...over } };
  const opened = await renderScreen('/asignacion?desde=0&hasta=0', { session: 'admin', calls });
  await rowsOf(t('asignacion.lista.tabla'));
  await opened.user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await opened.user.click(await screen.findByRole('button', { name: t('ui.tabla.seleccionarTodo', { total: 340 }) }));
  await opened.user.click(await screen.findByRole('button', { name: t(`${PRORROGA}.seleccionados`) }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: t(`${PRORROGA}.titulo`) })) };
}

test('days more for all that match: first who and how many, then the reason, and one call for what was shown', async () => {
  const { user, server, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: t(`${PRORROGA}.dias`) }));
  await user.type(dialog.getByRole('textbox', { name: /^Días/ }), '15');
  const follows = await dialog.findByRole('region', { name: t('asignacion.cierre.sigue') });
  for (const name of prorrogar.nombres) expect(follows.textContent).toContain(name);
  expect(follows.textContent).toContain('Cambian 2 plazos de 2 personas, hasta el 15 de enero de 2027.');
  expect(follows.textContent).toContain('1 está terminado y queda igual.');
  const save = await dialog.findByRole('button', { name: t(`${PRORROGA}.aplicar`, { n: 2 }) });
  expect(save).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Inventario');
  await user.dblClick(save);
  expect(await screen.findByText(prorrogar.message)).toBeTruthy();
  const seleccion = { todos: { excepto: [], cantidad: 340 } };
  const made = server.requests(asignacionApi.prorrogar).filter(({ query }) => (query as { simular?: number }).simular !== 1);
  expect(made.map(({ body }) => body)).toMatchObject([{ seleccion, plazo: { dias: 15 }, motivo: 'Inventario', avisar: 1 }]);
});

test('a refusal stays in the dialog with what was typed; a withdrawal without letters is asked for at once', async () => {
  const refusal = failure('conflicto', message('listado.seleccion'));
  const answers = ({ query }: { query: { simular?: number } }) => (query.simular === 1 ? prorrogar : refusal);
  const { user, server, dialog } = await openDialog({ prorrogar: answers });
  await user.click(dialog.getByRole('radio', { name: t(`${PRORROGA}.retirar`) }));
  await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fue un error');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(await dialog.findByRole('button', { name: t(`${PRORROGA}.aplicar`, { n: 2 }) }));
  expect(await dialog.findByText(t('listado.seleccion'))).toBeTruthy();
  expect(dialog.getByDisplayValue('Fue un error')).toBeTruthy();
  expect(server.requests(asignacionApi.prorrogar).at(-1)?.body).toMatchObject({ plazo: { retirar: 1 }, avisar: 0 });
});

test('an assignment shows its extensions, and is extended by its button', async () => {
  const { user } = await renderScreen('/asignacionedit?id=41', { session: 'admin', calls: { asignacion: { sel, prorrogar } } });
  const history = await screen.findByRole('region', { name: t('asignacion.edicion.prorrogas') });
  expect(history.textContent).toContain('Del 31/12/2026 al 15/01/2027');
  expect(history.textContent).toContain('Motivo: Licencia por maternidad');
  await user.click(screen.getByRole('button', { name: t('asignacion.edicion.prorrogar') }));
  expect(await screen.findByRole('dialog', { name: t(`${PRORROGA}.titulo`) })).toBeTruthy();
});
