import { examples, people, temaAlumno, temaSiguiente } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { markRedirected } from './first-redirect.ts';
import { figureOf, rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { inTurn, LOST, unreadable } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const PANEL = '/dashboardusuario';
const [cifras] = examples.usuario.kpi;
const approved = { ...temaAlumno, estado: 'Evaluado' as const, aprobado: true, nota: 87.5, id_evaluacion: 5, intentos: 1 };

describe('after a sign-in', () => {
  test('the panel redirects a learner to the first unlocked topic', async () => {
    const pendientes = [{ ...temaSiguiente, posicion: 1 }, temaAlumno];
    const { address } = await renderScreen(PANEL, { session: 'alumno', calls: { asignacion: { pendientes } } });
    expect(await screen.findByRole('heading', { level: 1, name: temaAlumno.titulo })).toBeTruthy();
    expect(address()).toMatch(/^\/evaluacionedit\?id=51&/);
  });

  test('a learner without an unlocked topic stays on the panel', async () => {
    const { address } = await renderScreen(PANEL, { session: 'alumno', calls: { asignacion: { pendientes: [temaSiguiente] } } });
    expect(await screen.findByText(t('tablero.continuar.bloqueados'))).toBeTruthy();
    expect(address()).toBe(PANEL);
  });
});

describe('on a later visit of the panel', () => {
  beforeEach(() => markRedirected(people.alumno.id_sesion));

  test('it names and links the next topic, with the number of pending ones', async () => {
    const { user, address } = await renderScreen(PANEL, { session: 'alumno' });
    expect(await screen.findByRole('heading', { level: 2, name: temaAlumno.titulo })).toBeTruthy();
    expect(screen.getByText(t('tablero.continuar.pendientes', { pendientes: 2 }))).toBeTruthy();
    await user.click(screen.getByRole('link', { name: t('tablero.continuar.boton') }));
    expect(address()).toMatch(/^\/evaluacionedit\?id=51&/);
  });

  test('it shows the figures, without an average when there is no grade', async () => {
    await renderScreen(PANEL, { session: 'alumno', calls: { usuario: { kpi: [{ ...cifras!, temas: 12, vencido: 1, evaluaciones: 3 }] } } });
    expect(await figureOf(t('tablero.kpi.temas'))).toContain('12');
    expect(await figureOf(t('tablero.kpi.vencido'))).toContain('1');
    expect(screen.getByText(t('tablero.kpi.sinNotas'))).toBeTruthy();
  });

  test('it lists every assigned topic with state and grade; a locked one names the topic to approve first and has no link', async () => {
    await renderScreen(PANEL, { session: 'alumno', calls: { usuario: { temas: [approved, temaSiguiente] } } });
    const [first, second] = await rowsOf(t('tablero.tabla.titulo'));
    expect(within(first!).getByText(t('comun.estado.evaluado'))).toBeTruthy();
    expect(within(first!).getByText(/87\.5/)).toBeTruthy();
    expect(within(second!).getByText(t('programa.tema.bloqueado', { requisito: temaAlumno.titulo }))).toBeTruthy();
    expect(within(second!).queryByRole('link', { name: temaSiguiente.titulo })).toBeNull();
  });

  test('it warns about overdue topics', async () => {
    const pendientes = [{ ...temaAlumno, vencido: true }];
    await renderScreen(PANEL, { session: 'alumno', calls: { asignacion: { pendientes } } });
    expect(await screen.findByText(t('tablero.vencidos.titulo', { vencidos: 1 }))).toBeTruthy();
  });

  test('with every topic approved it links to the certificates', async () => {
    await renderScreen(PANEL, { session: 'alumno', calls: { asignacion: { pendientes: [] } } });
    expect(await screen.findByText(t('tablero.continuar.fin'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('tablero.continuar.certificados') })).toBeTruthy();
  });

  test('without assigned topics it shows no message of completion', async () => {
    await renderScreen(PANEL, {
      session: 'alumno',
      calls: { asignacion: { pendientes: [] }, usuario: { kpi: [{ ...cifras!, temas: 0, pendientes: 0 }], temas: [] } },
    });
    expect(await screen.findByText(t('tablero.continuar.sinTemas'))).toBeTruthy();
    expect(screen.queryByText(t('tablero.continuar.fin'))).toBeNull();
  });

  test('each part that fails to load shows its reason and its own retry', async () => {
    const { user } = await renderScreen(PANEL, {
      session: 'alumno',
      calls: {
        asignacion: { pendientes: inTurn(LOST, examples.asignacion.pendientes) },
        usuario: { kpi: unreadable(), temas: unreadable() },
      },
    });
    expect(await screen.findByText(t('conexion.sinConexion'))).toBeTruthy();
    expect(screen.getAllByText(t('conexion.respuestaIlegible'))).toHaveLength(2);
    expect(screen.queryByText(t('tablero.continuar.fin'))).toBeNull();
    const [first, ...others] = screen.getAllByRole('button', { name: t('comun.reintentar') });
    expect(others).toHaveLength(2);
    await user.click(first!);
    expect(await screen.findByRole('heading', { level: 2, name: temaAlumno.titulo })).toBeTruthy();
  });
});
