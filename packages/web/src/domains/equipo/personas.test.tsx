import { equipoApi } from '@portal/contract/equipo';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure } from '../../testing/replies.ts';
import { t, word } from '../../testing/text.ts';

const PLANES = '/miequipo?vista=planes';
const boss = { ...people.alumno, indicador_equipo: 1 };
const { persona } = examples.equipo;
const plan = persona.planes[0]!;

test('everybody below shows with figures, boss, level and state, and leads to one person', async () => {
  const { user, server, address } = await renderScreen(PLANES, { session: boss });
  const table = await screen.findByRole('table', { name: t('equipo.personas.planes') });
  const row = await within(table).findByRole('row', { name: /^Tomás Luna Ríos/ });
  expect(within(row).getByText('Vencido')).toBeTruthy();
  expect(await screen.findByText(t('equipo.personas.resumen.vencidas'))).toBeTruthy();
  expect(server.requests(equipoApi.resumen).map(({ params }) => params)).toEqual([{ id: people.alumno.id }]);
  await user.click(screen.getByRole('link', { name: t('equipo.personas.abrir', { persona: 'Tomás Luna Ríos' }) }));
  expect(await screen.findByRole('heading', { name: persona.personal, level: 1 })).toBeTruthy();
  expect(address()).toBe('/miequipopersona?id=24');
});

test('a person of a led company outside the chain has no level', async () => {
  const [row] = examples.equipo.personas;
  await renderScreen(PLANES, { session: boss, calls: { equipo: { personas: [{ ...row!, nivel: null }] } } });
  expect(await screen.findByText(t('equipo.personas.nivelFuera'))).toBeTruthy();
});

test('who has nobody below finds an empty team, and the way to the delays', async () => {
  const none = { personas: 0, asignaciones: 0, pendientes: 0, vencidas: 0, terminadas: 0, avance: 0 };
  const { user, address } = await renderScreen(PLANES, { session: boss, calls: { equipo: { personas: [], resumen: none } } });
  expect(await screen.findByText(t('equipo.personas.vacio'))).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('equipo.personas.vista.responder') }));
  expect(address()).toBe('/miequipo?vista=responder');
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toContain(
    t('equipo.personas.vista.responder'),
  );
  expect(screen.queryByRole('link', { current: 'page', name: t('equipo.personas.vista.planes') })).toBeNull();
});

test('everybody shows once, with the sums of the plans, also who has none', async () => {
  await renderScreen('/miequipo?vista=personas', { session: boss });
  const table = await screen.findByRole('table', { name: t('equipo.personas.tabla') });
  const row = await within(table).findByRole('row', { name: /^Inés Prado Vela/ });
  expect(within(row).getByRole('link', { name: 'Inés Prado Vela' }).getAttribute('href')).toBe('/miequipopersona?id=25');
  for (const { personal } of examples.equipo.subordinados) expect(within(table).getAllByRole('link', { name: personal })).toHaveLength(1);
});

test.each([
  ['verPersonas', equipoApi.subordinados, undefined],
  ['verPendientes', equipoApi.personas, { pendiente: 'true' }],
  ['verVencidas', equipoApi.personas, { estado: 'Vencido' }],
  ['verTerminadas', equipoApi.personas, { estado: 'Terminado' }],
] as const)('the figure of %s asks the server for what it counts, from the address', async (label, endpoint, filtro) => {
  const { user, server, address } = await renderScreen('/miequipo?vista=planes&orden=plan', { session: boss });
  await user.click(await screen.findByRole('link', { name: t(`equipo.personas.resumen.${label}`) }));
  await waitFor(() => expect(server.requests(endpoint).at(-1)?.query).toMatchObject({ pagina: 1 }));
  await waitFor(() => expect(server.requests(endpoint).at(-1)?.query?.filtro).toEqual(filtro));
  expect(address()).toContain(filtro ? 'vista=planes' : 'vista=personas');
  if (filtro) expect(await screen.findByRole('link', { name: t(`equipo.personas.resumen.${label}`) })).toBeTruthy();
});

test('one person shows the plans with the result of every topic, and nothing to change', async () => {
  await renderScreen('/miequipopersona?id=24', { session: boss });
  const topics = await screen.findByRole('list', { name: t('equipo.personas.temas', { plan: plan.plan }) });
  const [first, second] = within(topics).getAllByRole('listitem');
  expect(within(first!).getByText(t('equipo.personas.nota', { nota: '90' }))).toBeTruthy();
  expect(within(first!).getByText(t('equipo.personas.intentos', { intentos: 2 }))).toBeTruthy();
  expect(within(second!).getByText(t('equipo.personas.pendiente'))).toBeTruthy();
  expect(within(screen.getByRole('main')).queryAllByRole('textbox')).toEqual([]);
});

test('a person without plans and a plan without topics say so', async () => {
  const calls = { equipo: { persona: { ...persona, planes: [{ ...plan, temas: [] }] } } };
  const { server } = await renderScreen('/miequipopersona?id=24', { session: boss, calls });
  expect(await screen.findByText(t('equipo.personas.sinTemas'))).toBeTruthy();
  expect(server.requests(equipoApi.persona)).toHaveLength(1);
});

test('somebody else is refused with a way back', async () => {
  const refusal = message('inexistente.usuario');
  await renderScreen('/miequipopersona?id=99', {
    session: boss,
    calls: { equipo: { persona: failure('no_encontrado', refusal) } },
  });
  expect(await screen.findByText(word(refusal))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('equipo.personas.ver') })).toBeTruthy();
});

test('without a person the screen asks for one', async () => {
  await renderScreen('/miequipopersona', { session: boss });
  expect(await screen.findByText(t('equipo.personas.sinPersona'))).toBeTruthy();
});
