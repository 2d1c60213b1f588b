import { cursoApi } from '@portal/contract/curso';
import { planestudioApi } from '@portal/contract/planestudio';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const { id_curso: _, ...COPIED } = examples.curso.duplicar;

test.each([
  ['soloFicha', 0],
  ['enlazado', 1],
  ['copiado', 2],
] as const)('a copy is made %s, and opens', async (kind, con_contenido) => {
  const { user, server, address } = await renderScreen('/cursoedit?id=31', { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('ui.maestro.duplicar') }));
  const dialog = await screen.findByRole('dialog', { name: t('ui.maestro.duplicar') });
  await user.click(within(dialog).getByText(t(`ui.maestro.${kind}`)));
  expect(await screen.findByText(t('registro.copiado'))).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/cursoedit?id=34'));
  expect(server.requests(cursoApi.duplicar).map(({ body }) => body)).toEqual([{ con_contenido }]);
});

test('the copy of a plan asks for its name and days, a year later unless they are changed', async () => {
  const plan = { ...examples.planestudio.sel, denominacion: 'Inducción 2028', fecha_inicio: '2028-01-01', fecha_fin: '2028-02-29' };
  const { user, server } = await renderScreen(`/planestudioedit?id=${plan.id_planestudio}`, {
    session: 'admin',
    calls: {
      planestudio: { sel: plan, duplicar: { ...COPIED, id_planestudio: 6, creados: { planestudio: 1 } } },
      programa: { ofPlan: [] },
    },
  });
  await user.click(await screen.findByRole('button', { name: t('ui.maestro.duplicar') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('ui.maestro.duplicar') }));
  const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const end = value(t('planestudio.campos.fecha_fin'));
  expect([value(t('ui.maestro.copiaNombre')).value, value(t('planestudio.campos.fecha_inicio')).value, end.value]).toEqual([
    'Inducción 2029',
    '01/01/2029',
    '28/02/2029',
  ]);
  await user.clear(end);
  await user.paste('31/12/2028');
  await user.tab();
  const kind = dialog.getByText(t('ui.maestro.enlazado')).closest('button');
  expect([kind?.disabled, Boolean(dialog.queryByText(t('validacion.orden_fechas')))]).toEqual([true, true]);
  await user.clear(end);
  await user.paste('31/12/2029');
  await user.tab();
  await user.click(dialog.getByText(t('ui.maestro.enlazado')));
  expect(await screen.findByText(t('registro.copiado'))).toBeTruthy();
  expect(server.requests(planestudioApi.duplicar).map(({ body }) => body)).toEqual([
    { con_contenido: 1, denominacion: 'Inducción 2029', fecha_inicio: '2029-01-01', fecha_fin: '2029-12-31' },
  ]);
});

const PLAN = { ...examples.planestudio.sel, denominacion: 'Inducción', fecha_inicio: '2026-01-01', fecha_fin: '2026-12-31' };

/** Opens the dialog that copies a plan. */
async function copying(planestudio: object) {
  const calls = {
    planestudio: { sel: PLAN, duplicar: { ...COPIED, id_planestudio: 6, creados: { planestudio: 1, regla: 2 } }, ...planestudio },
  };
  const shown = await renderScreen(`/planestudioedit?id=${PLAN.id_planestudio}`, {
    session: 'admin',
    calls: { ...calls, programa: { ofPlan: [] } },
  });
  await shown.user.click(await screen.findByRole('button', { name: t('ui.maestro.duplicar') }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: t('ui.maestro.duplicar') })) };
}

test('the copy of a plan says how many people its rules reach, and takes them when asked', async () => {
  const { user, server, dialog } = await copying({ reglasDeCopia: { reglas: 2, personas: 140, ajenas: 1 } });
  const rules = await dialog.findByLabelText(t('ui.maestro.copiaReglas'));
  expect(dialog.getByText(/2 reglas, que hoy alcanzan a 140 personas\. Llegan retiradas/).textContent).toContain(
    '1 regla alcanza a otras empresas',
  );
  await user.click(rules);
  await user.click(dialog.getByText(t('ui.maestro.copiado')));
  expect(await screen.findByText(/2 reglas retiradas/)).toBeTruthy();
  expect(server.requests(planestudioApi.duplicar).map(({ body }) => body)).toEqual([
    { con_contenido: 2, fecha_inicio: '2027-01-01', fecha_fin: '2027-12-31', reglas: 1 },
  ]);
});

test('a plan without rules offers none; saved as a template it keeps the days of its original', async () => {
  const { user, server, dialog } = await copying({ reglasDeCopia: { reglas: 0, personas: 0, ajenas: 0 } });
  await user.click(await dialog.findByLabelText(t('ui.maestro.copiaPlantilla')));
  expect(dialog.queryByLabelText(t('ui.maestro.copiaReglas'))).toBeNull();
  expect(dialog.queryByLabelText(new RegExp(`^${t('planestudio.campos.fecha_fin')}`))).toBeNull();
  await user.click(dialog.getByText(t('ui.maestro.enlazado')));
  await waitFor(() =>
    expect(server.requests(planestudioApi.duplicar).map(({ body }) => body)).toEqual([{ con_contenido: 1, plantilla: 1 }]),
  );
});

test('rules of other companies alone cannot be taken', async () => {
  const { dialog } = await copying({ reglasDeCopia: { reglas: 0, personas: 0, ajenas: 3 } });
  const rules = await dialog.findByLabelText<HTMLInputElement>(t('ui.maestro.copiaReglas'));
  expect([rules.disabled, Boolean(dialog.getByText(/3 reglas alcanzan a otras empresas y no van con la copia/))]).toEqual([true, true]);
});
