import { asignacionApi } from '@portal/contract/asignacion';
import { avanceApi, type PanelAlumno } from '@portal/contract/avance';
import { logApi } from '@portal/contract/log';
import { examples, people, temaAlumno, temaSiguiente } from '@portal/contract/examples';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { markRedirected } from './first-redirect.ts';
import { noteServerTime } from '../../../core/client/server-clock.ts';
import { offlineOf } from '../../../core/offline/offline.ts';
import { deviceStorage } from '../../../core/storage/browser-storage.ts';
import { figureOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { inTurn, LOST } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const PANEL = '/dashboardusuario';
const { panel: example } = examples.usuario;
const NOTHING = { temas: 0, pendientes: 0, vencido: 0, promedio: null, avance: 0, evaluaciones: 0 };

const open = (panel: Partial<PanelAlumno> = {}) =>
  renderScreen(PANEL, { session: 'alumno', calls: { usuario: { panel: { ...example, ...panel } } } });

describe('after a sign-in', () => {
  test('the panel redirects a learner to the first unlocked topic', async () => {
    const { address } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: temaAlumno.titulo })).toBeTruthy();
    expect(address()).toMatch(/^\/evaluacionedit\?id=51&/);
  });

  test('the first sign-in ever says why this topic opens, above it, with the way to the panel; a later one does not', async () => {
    const { user, address } = await open({ primera: true });
    const link = await screen.findByRole('link', { name: 'Ver mi panel' });
    expect(link.parentElement?.textContent).toBe('Empezamos por lo más urgente · Ver mi panel');
    await user.click(link);
    expect(address()).toBe(PANEL);
    cleanup();
    deviceStorage.remove('-primer-tema');
    await open({ primera: false });
    expect(await screen.findByRole('heading', { level: 1, name: temaAlumno.titulo })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ver mi panel' })).toBeNull();
  });

  test.each([
    ['a boss with late people comes to the team', 3, example.siguiente, '/miequipo'],
    ['a boss with late people and no topic comes to the team', 1, null, '/miequipo'],
    ['an overdue topic of the boss comes before the late people', 3, { ...temaAlumno, vencido: true }, '/evaluacionedit'],
    ['without late people a boss comes to the topic', 0, example.siguiente, '/evaluacionedit'],
  ])('%s, by one call', async (...[, equipo_atrasados, siguiente, path]) => {
    const session = { ...people.alumno, indicador_equipo: 1, equipo_atrasados };
    const { address, server } = await renderScreen(PANEL, { session, calls: { usuario: { panel: { ...example, siguiente } } } });
    await waitFor(() => expect(address().split('?')[0]).toBe(path));
    expect(server.requests(avanceApi.panel)).toHaveLength(1);
  });

  test('a learner without an unlocked topic stays on the panel', async () => {
    const { address } = await open({ siguiente: null });
    expect(await screen.findByText(t('tablero.continuar.bloqueados'))).toBeTruthy();
    expect(address()).toBe(PANEL);
  });
});

describe('on a later visit of the panel', () => {
  beforeEach(() => markRedirected(people.alumno.id_sesion));

  test('one call brings all of it, and the client writes no log entry', async () => {
    const { server } = await open();
    await screen.findByRole('heading', { level: 2, name: temaAlumno.titulo });
    expect(server.requests(avanceApi.panel)).toHaveLength(1);
    for (const endpoint of [avanceApi.kpi, avanceApi.temas, asignacionApi.pendientes, logApi.ins])
      expect(server.requests(endpoint)).toEqual([]);
  });

  test('it names and links the next topic, with its deadline and the number of topics to approve', async () => {
    const { user, address } = await open();
    const next = await screen.findByRole('region', { name: temaAlumno.titulo });
    expect(within(next).getByText(t('tablero.continuar.pendientes', { pendientes: 2 }))).toBeTruthy();
    await user.click(within(next).getByRole('link', { name: t('tablero.continuar.empezar') }));
    expect(address()).toMatch(/^\/evaluacionedit\?id=51&/);
  });

  test.each([
    ['2026-12-29T18:00:00.000Z', 'Vence el 31 dic. 2026'],
    ['2026-12-31T04:59:00.000Z', 'Vence mañana'],
    ['2026-12-31T05:00:00.000Z', 'Vence hoy'],
  ])('at %s the deadline reads «%s», by the day in Lima', async (now, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    onTestFinished(() => void vi.useRealTimers());
    await open();
    expect(await within(await screen.findByRole('region', { name: temaAlumno.titulo })).findByText(words)).toBeTruthy();
  });

  test.each([
    [{}, 'empezar'],
    [{ abierto: true }, 'boton'],
    [{ intentos: 1, estado: 'En Progreso' }, 'boton'],
  ] as const)('a topic %j is begun or gone on with, whatever else was studied', async (part, verb) => {
    await open({ cifras: { ...NOTHING, temas: 9, pendientes: 3 }, siguiente: { ...temaAlumno, ...part } });
    expect(await screen.findByRole('link', { name: t(`tablero.continuar.${verb}`) })).toBeTruthy();
  });

  test('tomorrow is that of the server, not that of a device with a wrong clock', async () => {
    const answered = (moment: string) => noteServerTime(new Response(null, { headers: { date: new Date(moment).toUTCString() } }));
    answered('2026-12-30T18:00:00Z');
    onTestFinished(() => noteServerTime(new Response(null, { headers: { date: new Date().toUTCString() } })));
    await open();
    expect(await within(await screen.findByRole('region', { name: temaAlumno.titulo })).findByText('Vence mañana')).toBeTruthy();
  });

  test('it shows the plans with what ends them, each with the way to its topics', async () => {
    const { user, address } = await open();
    const plans = within(await screen.findByRole('region', { name: t('tablero.temas.planes') }));
    expect(plans.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 de 2');
    expect(plans.getByText(t('programa.plan.faltan', { temas: 2 }))).toBeTruthy();
    await user.click(plans.getByRole('link', { name: temaAlumno.plan }));
    expect(address()).toBe('/dashboardtema?plan=11');
  });

  test('an answer of the version before, without plans, shows the rest', async () => {
    const { planes: _planes, ...before } = example;
    await renderScreen(PANEL, { session: 'alumno', calls: { usuario: { panel: before } } });
    expect(await screen.findByText(t('tablero.kpi.temas'))).toBeTruthy();
    expect(screen.queryByText(t('tablero.temas.planes'))).toBeNull();
  });

  test('a next topic that was approved elsewhere says so', async () => {
    await open({ siguiente: { ...temaAlumno, aprobado_antes: { id_evaluacion: 5, nota: 100 } } });
    expect((await screen.findByRole('link', { name: /^Ya lo aprobó con 100\s%$/ })).getAttribute('href')).toBe('/evaluacionresultado?id=5');
  });

  test('an overdue next topic says that it may still be done, and which attempt comes', async () => {
    await open({ siguiente: { ...temaAlumno, vencido: true, fecha_fin: '2026-11-09', intentos: 2, estado: 'En Progreso' } });
    const next = await screen.findByRole('region', { name: temaAlumno.titulo });
    expect(within(next).getByText('Venció el 9 nov. 2026; todavía puede completarlo')).toBeTruthy();
    expect(within(next).getByText(t('tablero.continuar.intento', { numero: 3 }))).toBeTruthy();
  });

  test('when every topic that is open waits, the one that opens first says from when on, in place of «Continuar»', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const waits = (id_tema: number, titulo: string, minutes: number) => ({
      ...temaAlumno,
      id_tema,
      titulo,
      intentos: 4,
      espera_hasta: inMinutes(minutes),
    });
    await open({ siguiente: null, temas: [waits(8, 'Después', 30), waits(9, 'Antes', 2)] });
    const next = await screen.findByRole('region', { name: 'Antes' });
    expect(within(next).getByText(/^Disponible (a las \d\d:\d\d|mañana, )/)).toBeTruthy();
    expect(within(next).getByRole('link', { name: t('evaluacion.pausa.repasar') })).toBeTruthy();
    expect(screen.queryByRole('link', { name: t('tablero.continuar.boton') })).toBeNull();
    expect(screen.queryByText(t('tablero.continuar.bloqueados'))).toBeNull();
    expect(screen.queryByRole('link', { name: /^Intentar Nuevamente/ })).toBeNull();
  });

  test.each(['cuestionario', 'tema_simple'])(
    'a topic with answers that wait on the device says so in place of «Continuar» (%s)',
    async (kind) => {
      const { id_tema, id_planestudio, id_programa, id_curso, id_modulo } = temaAlumno;
      const ocurrencia = { id_tema, id_planestudio, id_programa, id_curso, id_modulo };
      const draft = { id_evaluacion: 9, respuestas: {}, escala: null, comentario: '' };
      const { outbox } = offlineOf(people.alumno.id).store;
      await outbox.add({ id: `${kind}-9`, kind, body: { ocurrencia, draft, escala: 80 }, moment: '2026-11-20T15:00:00.000Z' });
      const calls = {
        usuario: { panel: { ...example, temas: [temaAlumno, temaSiguiente] } },
        evaluacion: { ins: LOST, insDetalle: LOST },
      };
      await renderScreen(PANEL, { session: 'alumno', calls });
      const next = await screen.findByRole('region', { name: temaAlumno.titulo });
      expect(await within(next).findByText(t('sinconexion.porEnviar'))).toBeTruthy();
      expect(within(next).getByRole('link', { name: t('evaluacion.pausa.repasar') })).toBeTruthy();
      const list = screen.getByRole('region', { name: t('tablero.porAprobar.titulo') });
      const rows = within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent?.includes(t('sinconexion.porEnviar')));
      expect(rows).toEqual([true, false]);
      await act(() => outbox.discard(`${kind}-9`));
      expect(within(next).queryByText(t('sinconexion.porEnviar'))).toBeNull();
    },
  );

  test('the figures lead to what they count', async () => {
    const { user, address } = await open({ cifras: { ...NOTHING, temas: 12, pendientes: 10, vencido: 1, evaluaciones: 3 } });
    expect(await figureOf(t('tablero.kpi.temas'))).toContain(t('tablero.kpi.pendientes', { pendientes: 10 }));
    expect(screen.getByText(t('tablero.kpi.sinNotas'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('tablero.kpi.verNotas') }).getAttribute('href')).toBe(
      '/dashboardtema?vista=tabla&orden=-nota',
    );
    await user.click(screen.getByRole('link', { name: t('tablero.kpi.verVencidos') }));
    expect(address()).toBe('/dashboardtema?estado=vencidos');
  });

  test('it lists the other topics; a locked one names the topic to approve first and has no link', async () => {
    await open({ cifras: { ...NOTHING, temas: 39, pendientes: 2 } });
    const list = await screen.findByRole('region', { name: t('tablero.porAprobar.titulo') });
    expect(within(list).getByText(t('programa.tema.bloqueado', { requisito: temaAlumno.titulo }))).toBeTruthy();
    expect(within(list).queryByRole('link', { name: temaSiguiente.titulo })).toBeNull();
    expect(within(list).getByRole('link', { name: 'Ver los 39' }).getAttribute('href')).toBe('/dashboardtema');
  });

  test('with every topic approved it links to the certificates and to the whole list', async () => {
    await open({ cifras: { ...NOTHING, temas: 3, evaluaciones: 3, avance: 100, promedio: 90 }, siguiente: null, temas: [] });
    expect(await screen.findByText(t('tablero.continuar.fin'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('tablero.continuar.certificados') })).toBeTruthy();
    const lists = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/dashboardtema' && !link.closest('nav'));
    expect(lists.map(({ textContent }) => textContent)).toEqual([t('tablero.kpi.verTemas')]);
  });

  test('without assigned topics it shows that message and whom to ask alone', async () => {
    await open({ cifras: NOTHING, siguiente: null, temas: [], planes: [] });
    expect(await screen.findByText(t('tablero.continuar.sinTemas'))).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Escribir a / })).toBeTruthy();
    expect(screen.queryByText(t('tablero.texto')), 'nothing is due soon').toBeNull();
    expect(screen.queryByText(t('tablero.continuar.fin'))).toBeNull();
    expect(screen.queryByText(t('tablero.kpi.temas'))).toBeNull();
    expect(screen.queryByText(t('tablero.porAprobar.titulo'))).toBeNull();
  });

  test('a panel that fails to load shows its reason and a retry', async () => {
    const { user } = await renderScreen(PANEL, { session: 'alumno', calls: { usuario: { panel: inTurn(LOST, example) } } });
    expect(await screen.findByText(t('conexion.sinConexion'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('comun.reintentar') }));
    expect(await screen.findByRole('heading', { level: 2, name: temaAlumno.titulo })).toBeTruthy();
  });
});
