import { cursoApi } from '@portal/contract/curso';
import { planestudioApi } from '@portal/contract/planestudio';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LOST } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const FRASES = ['Afecta a 283 personas de 17 empresas en 1 plan.', 'Entra 1 tema, que queda pendiente.'];
const EFECTO = { personas: 283, empresas: 17, planes: 1, frases: FRASES, avisables: 280, sin_correo: 3 };
const [curso] = examples.curso.sellst;
const { id_curso: _id, etiquetas: _labels, programa: _programs, modulo: _modules, ...common } = curso!;
const PROGRAMA = {
  ...common,
  id_programa: 21,
  codigo_estado: 1,
  indicador_obligatorio: 1,
  numero_orden: 1,
  planestudio: 1,
  curso: 1,
  id_planestudio: 5,
  id_planestudio_programa: 1,
};
const titulo = () => screen.findByRole('textbox', { name: t('comun.campos.titulo') });
const dialog = () => screen.findByRole('dialog', { name: t('ui.maestro.confirmarGuardar') });

test('a save that learners feel is asked with whom it touches, and is sent only after that', async () => {
  const { user, server } = await renderScreen('/cursoedit?id=31', { session: 'admin', calls: { planestudio: { efecto: EFECTO } } });
  await user.type(await titulo(), ' 2');
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  expect((await dialog()).textContent).toContain(FRASES.join(' '));
  expect(server.requests(planestudioApi.efecto)[0]?.body).toMatchObject({
    de: 'curso',
    cambio: { id_curso: 31, version: 1, modulos: [{}] },
  });
  await user.click(within(await dialog()).getByRole('button', { name: t('comun.cancelar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests(cursoApi.upd)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await user.click(within(await dialog()).getByRole('button', { name: t('comun.aceptar') }));
  await waitFor(() => expect(server.requests(cursoApi.upd)).toHaveLength(1));
});

test('the question offers to notify the people who gain something by the save, and says how many and who has no e-mail', async () => {
  const avisado = { ...examples.planestudio.cambio, message: 'Se avisa a 280 personas', avisados: 280, sin_correo: 3, lote: 7 };
  const { user, server } = await renderScreen('/cursoedit?id=31', {
    session: 'admin',
    calls: { planestudio: { efecto: EFECTO, cambio: avisado } },
  });
  await user.type(await titulo(), ' 2');
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  const choice = within(await dialog()).getByRole('checkbox', { name: t('efecto.avisar', { avisables: 280 }) });
  expect((await dialog()).textContent).toContain(t('efecto.avisarTexto', { sin_correo: 3 }));
  await user.click(choice);
  await user.click(within(await dialog()).getByRole('button', { name: t('comun.aceptar') }));
  await waitFor(() => expect(server.requests(planestudioApi.cambio)).toHaveLength(1));
  expect(server.requests(planestudioApi.cambio)[0]?.body).toMatchObject({
    de: 'curso',
    cambio: { id_curso: 31, version: 1, modulos: [{}] },
  });
  expect(server.requests(cursoApi.upd)).toEqual([]);
  expect(await screen.findByText('Se avisa a 280 personas')).toBeTruthy();
});

test('a change that brings nothing offers no letter, and the choice is off at first', async () => {
  const none = { ...EFECTO, avisables: 0, sin_correo: 0 };
  const { user, server } = await renderScreen('/cursoedit?id=31', { session: 'admin', calls: { planestudio: { efecto: none } } });
  await user.type(await titulo(), ' 2');
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  expect(within(await dialog()).queryByRole('checkbox')).toBeNull();
  await user.click(within(await dialog()).getByRole('button', { name: t('comun.aceptar') }));
  await waitFor(() => expect(server.requests(cursoApi.upd)).toHaveLength(1));
});

test('a new record touches nobody, and a question that fails leaves the answer to the save', async () => {
  const { user, server } = await renderScreen('/cursoedit?id=31', { session: 'admin', calls: { planestudio: { efecto: LOST } } });
  await user.type(await titulo(), ' 2');
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(server.requests(cursoApi.upd)).toHaveLength(1));
});

test('the checklist of a plan counts what is really inside, and leads to what is empty', async () => {
  const faltas = [{ nivel: 'curso' as const, id: 31, texto: 'El curso «Caja» no tiene módulos.' }];
  const calls = { planestudio: { faltas: { temas: 0, faltas } }, programa: { ofPlan: [PROGRAMA] } };
  const { server } = await renderScreen('/planestudioedit?id=5', { session: 'admin', calls });
  expect(await screen.findByRole('heading', { name: t('ui.maestro.publicar', { cumplidos: 2, total: 4 }) })).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'El curso «Caja» no tiene módulos.' });
  expect(link.getAttribute('href')).toMatch(/\/cursoedit\?id=31$/);
  expect(server.requests(planestudioApi.faltas)[0]?.body).toEqual({ programas: [PROGRAMA.id_programa] });
});
