import { masivoApi } from '@portal/contract/masivo';
import { examples, persona } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { simular, filas, sel } = examples.masivo;

const open = (masivo: object = {}) =>
  renderScreen('/usuario', {
    session: 'admin',
    calls: { usuario: { sellst: new PageOfRows([persona], 1620) }, masivo: { filas: new PageOfRows([...filas], 2), ...masivo } },
  });

async function choose({ user }: Awaited<ReturnType<typeof open>>, clase: 'cesar' | 'idioma') {
  await rowsOf(t('usuario.lista.titulo'));
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await user.click(screen.getByRole('button', { name: t('ui.tabla.seleccionarTodo', { total: 1620 }) }));
  await user.click(screen.getByRole('button', { name: t('masivo.acciones') }));
  await user.click(await screen.findByRole('menuitem', { name: t(`comun.opciones.claseMasivo.${clase}`) }));
  return screen.findByRole('dialog');
}

test('ceases all that match: says who leaves and who stays and why, then does it with the reason', async () => {
  const opened = await open();
  const { user, server } = opened;
  const dialog = await choose(opened, 'cesar');
  const follows = await within(dialog).findByRole('region', { name: t('masivo.sigue') });
  expect(follows.textContent).toContain(t('masivo.cambian', { clase: 'cesar', destino: '21/11/2026', total: simular.por_hacer }));
  expect(follows.textContent).toContain(simular.nombres.join(', '));
  expect(follows.textContent).toContain(t('masivo.efectos.sesiones', { total: 2 }));
  const stays = within(dialog).getByRole('region', { name: t('masivo.noCambian', { total: 1 }) });
  expect(stays.textContent).toContain(t('comun.opciones.motivoMasivo.propia'));
  const [asked] = server.requests(masivoApi.simular).map(({ body }) => body);
  expect(asked).toMatchObject({ acto: { clase: 'cesar' }, seleccion: { todos: { cantidad: 1620, excepto: [] } } });
  await user.type(within(dialog).getByRole('textbox', { name: t('masivo.campos.motivo') }), 'Fin de campaña');
  await user.click(within(dialog).getByRole('button', { name: t('masivo.hacer', { clase: 'cesar', total: simular.por_hacer }) }));
  const sent = { id_masivo: simular.id_masivo, motivo: 'Fin de campaña' };
  await waitFor(() => expect(server.requests(masivoApi.confirmar).map(({ body }) => body)).toEqual([sent]));
  expect(await screen.findByText(t('masivo.estado.hecha', { hechas: sel.hechas }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('masivo.acciones') })).toBeNull();
  expect(server.requests(masivoApi.simular)).toHaveLength(1);
});

test('asks nothing before the value is chosen; a refusal of the simulation is shown, and nothing can be confirmed', async () => {
  const opened = await open({ simular: failure('conflicto', message('masivo.errores.nadie')) });
  const { user, server } = opened;
  const dialog = await choose(opened, 'idioma');
  const button = within(dialog).getByRole('button', { name: new RegExp(`^${t('masivo.hacer', { clase: 'idioma', total: 0 }).trim()}`) });
  expect([server.requests(masivoApi.simular).length, button.hasAttribute('disabled')]).toEqual([0, true]);
  await user.click(within(dialog).getByRole('combobox', { name: t('usuario.campos.idioma') }));
  await user.click(await screen.findByRole('option', { name: 'English' }));
  expect(await within(dialog).findByText(t('masivo.errores.nadie'))).toBeTruthy();
  expect(button.hasAttribute('disabled')).toBe(true);
});
