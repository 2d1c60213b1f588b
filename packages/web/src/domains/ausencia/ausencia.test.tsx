import { ausenciaApi } from '@portal/contract/ausencia';
import { examples, persona } from '@portal/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const [vacaciones] = examples.ausencia.sellst;

test('the form of a person lists the absences and leads to a new one', async () => {
  const sel = { ...persona, estado: 'Activo' };
  await renderScreen(`/usuarioedit?id=${persona.id_usuario}`, { session: 'admin', calls: { usuario: { sel } } });
  expect(await screen.findByText(t('ausencia.persona.dias', { desde: '01/12/2026', hasta: '15/12/2026' }))).toBeTruthy();
  const link = screen.getByRole('link', { name: t('ausencia.persona.nueva') });
  expect(link.getAttribute('href')).toContain('/ausenciaedit?idu=3');
});

test('a new absence of a person is saved for that person', async () => {
  const { user, server } = await renderScreen('/ausenciaedit?idu=3', { session: 'admin' });
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: t('ausencia.edicion.persona') })).toHaveProperty('value', vacaciones!.personal),
  );
  for (const [field, day] of [
    ['fecha_desde', '01/12/2026'],
    ['fecha_hasta', '15/12/2026'],
  ] as const)
    await user.type(screen.getByRole('textbox', { name: new RegExp(t(`ausencia.campos.${field}`)) }), day);
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(server.requests(ausenciaApi.ins)).toHaveLength(1));
  expect(server.requests(ausenciaApi.ins)[0]?.body).toMatchObject({
    id_usuario: 3,
    tipo: 'vacaciones',
    fecha_desde: '2026-12-01',
    fecha_hasta: '2026-12-15',
  });
});
