import { privacidadApi } from '@portal/contract/privacidad';
import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

async function open(calls?: NonNullable<Parameters<typeof renderScreen>[1]>['calls']) {
  const shown = await renderScreen('/configuracion', { session: 'admin', ...(calls && { calls }) });
  await shown.user.click(await screen.findByRole('button', { name: t('privacidad.retencion.cambiar') }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: t('configuracion.campos.meses_planillas') });
  const press = (key: 'revisar' | 'guardar') => shown.user.click(dialog.getByRole('button', { name: t(`privacidad.retencion.${key}`) }));
  return { ...shown, dialog, field, press };
}

test('other periods are shown before they are saved, and what they delete takes a reason', async () => {
  const { user, server, dialog, field, press } = await open();
  await user.clear(field);
  await user.paste('6');
  await press('revisar');
  expect(await dialog.findByText(t('privacidad.retencion.clases.planillas', { total: 4 }))).toBeTruthy();
  const plazos = { ...examples.privacidad.retencion.plazos, planillas: 6 };
  expect(server.requests(privacidadApi.simularRetencion)[0]?.body).toEqual(plazos);
  const save = dialog.getByRole('button', { name: t('privacidad.retencion.guardar') });
  expect(save).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('textbox', { name: t('privacidad.retencion.motivo') }));
  await user.paste('Política interna');
  await press('guardar');
  expect(await screen.findByText(examples.privacidad.guardarRetencion.message)).toBeTruthy();
  expect(server.requests(privacidadApi.guardarRetencion)[0]?.body).toEqual({ ...plazos, motivo: 'Política interna' });
});

test('a change after the counts asks for new ones; periods that delete nothing take no reason', async () => {
  const nothing = { registro: 0, ingresos: 0, correos: 0, planillas: 0, ceses: 0, cuadros: 0 };
  const { user, server, dialog, field, press } = await open({ privacidad: { simularRetencion: nothing } });
  await press('revisar');
  expect(await dialog.findByText(t('privacidad.retencion.nada'))).toBeTruthy();
  await user.click(field);
  await user.paste('9');
  expect(dialog.queryByText(t('privacidad.retencion.nada'))).toBeNull();
  await press('revisar');
  await dialog.findByText(t('privacidad.retencion.nada'));
  await press('guardar');
  await screen.findByText(examples.privacidad.guardarRetencion.message);
  expect(server.requests(privacidadApi.guardarRetencion)[0]?.body).toMatchObject({ planillas: 9, motivo: null });
});
