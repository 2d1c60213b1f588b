import { examples } from '@portal/contract/examples';
import { unionApi } from '@portal/contract/union';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { sellst } = examples.empresa;
const [own, other] = [sellst[1]!, sellst[0]!];
const { simular, confirmar, simularDeshacer, deshacer } = examples.union;
const simulated = {
  ...simular,
  conservado: { ...simular.conservado, id: other.id_empresa, nombre: other.empresa, codigo: other.codigo_empresa },
  unido: { ...simular.unido, id: own.id_empresa, nombre: own.empresa, codigo: own.codigo_empresa },
};
const join = () => screen.findByRole('button', { name: t('union.unir') });

async function open(calls: object = {}) {
  const rendered = await renderScreen('/empresa', { session: 'admin', calls: { union: { simular: simulated, ...calls } } });
  await rowsOf(t('pantallas.empresas'));
  return rendered;
}

async function choose({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: t('union.unirEste', { nombre: own.empresa }) }));
  const dialog = await screen.findByRole('dialog');
  const field = await within(dialog).findByRole('combobox', { name: t('union.otro') });
  await user.type(field, other.codigo_empresa);
  await user.click(await screen.findByRole('option', { name: new RegExp(other.codigo_empresa) }));
  return dialog;
}

test('shows both records, what follows and how many, joins once, then links the one that stayed', async () => {
  const rendered = await open();
  const dialog = await choose(rendered);
  expect(await within(dialog).findByText(t('union.efectos.personas', { total: 4 }))).toBeTruthy();
  for (const one of [own, other]) expect(within(dialog).getByRole('radio', { name: one.empresa })).toBeTruthy();
  expect(within(dialog).getByRole('radio', { name: other.empresa })).toHaveProperty('checked', true);
  await waitFor(async () => expect(await join()).toHaveProperty('disabled', false));
  await rendered.user.dblClick(await join());
  const pareja = { clase: 'empresa', id_conservado: other.id_empresa, id_unido: own.id_empresa };
  await waitFor(() =>
    expect(rendered.server.requests(unionApi.confirmar).map(({ body }) => body)).toEqual([{ ...pareja, huella: simular.huella }]),
  );
  expect(await within(dialog).findByText(confirmar.message)).toBeTruthy();
  expect(rendered.server.requests(unionApi.simular), 'the joined record is gone: nothing is asked about it').toHaveLength(1);
  expect(
    within(dialog)
      .getByRole('link', { name: t('union.verConservado') })
      .getAttribute('href'),
  ).toContain(`id=${other.id_empresa}`);
});

test('asks again when the other one is to stay, and cannot join before the answer', async () => {
  const rendered = await open();
  const dialog = await choose(rendered);
  await within(dialog).findByText(t('union.efectos.personas', { total: 4 }));
  await rendered.user.click(within(dialog).getByRole('radio', { name: own.empresa }));
  await waitFor(() =>
    expect(rendered.server.requests(unionApi.simular).at(-1)?.body).toEqual({
      clase: 'empresa',
      id_conservado: own.id_empresa,
      id_unido: other.id_empresa,
    }),
  );
});

test('shows a refusal in place of what follows', async () => {
  const rendered = await open({ simular: failure('conflicto', message('union.errores.comun', { empresa: 'Andina' })) });
  const dialog = await choose(rendered);
  expect(await within(dialog).findByText(t('union.errores.comun', { empresa: 'Andina' }))).toBeTruthy();
  expect(await join()).toHaveProperty('disabled', true);
});

test('takes a join back from its result, after it showed what returns and what stays', async () => {
  const rendered = await open();
  const dialog = await choose(rendered);
  await waitFor(async () => expect(await join()).toHaveProperty('disabled', false));
  await rendered.user.click(await join());
  await rendered.user.click(await within(dialog).findByRole('button', { name: t('union.deshacer') }));
  expect(
    await within(dialog).findByText(t('union.parte', { parte: t('union.partes.parametros'), total: simularDeshacer.quedan[0]!.total })),
  ).toBeTruthy();
  await rendered.user.click(within(dialog).getByRole('button', { name: t('union.deshacer') }));
  await waitFor(() =>
    expect(rendered.server.requests(unionApi.deshacer).map(({ body }) => body)).toEqual([{ id_union: confirmar.id_union }]),
  );
  expect(await screen.findByText(deshacer.message)).toBeTruthy();
});

test('the list of joins takes back those of the last day alone', async () => {
  const { user, server } = await renderScreen('/union', {
    session: 'admin',
    calls: { union: { sellst: new PageOfRows([...examples.union.sellst], 2) } },
  });
  const [first, second] = await rowsOf(t('union.pantalla'));
  const [recent, old] = examples.union.sellst;
  expect(within(second!).queryByRole('button', { name: t('union.deshacerEsta', { nombre: old!.unido }) })).toBeNull();
  await user.click(within(first!).getByRole('button', { name: t('union.deshacerEsta', { nombre: recent!.unido }) }));
  await waitFor(() => expect(server.requests(unionApi.simularDeshacer)).toHaveLength(1));
});
