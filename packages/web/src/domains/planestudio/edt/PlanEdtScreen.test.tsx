import type { NodoEdt } from '@portal/contract/planestudio';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LOST } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const KINDS = ['plan', 'programa', 'curso'] as const;
const nodos: NodoEdt[] = KINDS.map((kind, index) => ({
  id: index + 7,
  nivel: index + 1,
  edt: ['1', '1.1', '1.1.1'][index]!,
  parent_edt: ['', '1', '1.1'][index]!,
  tipo: t(`planestudio.edt.tipos.${kind}`),
  titulo: `Nodo ${kind}`,
  codigo_estado: 1,
  temas: 3,
  minutos: 37,
  id_planestudio: index > 0 ? 7 : 0,
  id_programa: index > 1 ? 8 : 0,
  id_curso: 0,
  id_modulo: 0,
}));
const calls = { planestudio: { edt: nodos }, curso: { sel: LOST }, modulo: { ofCurso: LOST } };

test('a form that the outline opens leads back to it with its search', async () => {
  const { user, address } = await renderScreen('/planestudioedt?id=1&ref=7&buscar=curso', { session: 'admin', calls });
  const shown = address();
  const edit = await screen.findByRole('link', { name: t('planestudio.flujo.editar', { nombre: 'Nodo curso' }) });
  await user.click(edit);
  // The outline, with a way back of its own, may still be shown under the new address.
  await waitFor(() => expect(edit.isConnected).toBe(false));
  expect(address()).toBe('/cursoedit?id=9');
  await user.click(await screen.findByRole('link', { name: t('comun.volver') }));
  await waitFor(() => expect(address()).toBe(shown));
});

test.each(['id=9&ref=1', 'id=6&ref=7', 'id=2'])('an address of no level or record (%s) asks for a plan', async (search) => {
  await renderScreen(`/planestudioedt?${search}`, { session: 'admin', calls: { planestudio: { edt: LOST } } });
  expect(await screen.findByText(t('planestudio.edt.sinElegir'))).toBeTruthy();
});
