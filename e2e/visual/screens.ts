import { evaluacionApi } from '@portal/contract/evaluacion';
import type { Page } from '@playwright/test';
import { questionsOf } from '../support/actions.ts';
import { topicQuery } from '../support/address.ts';
import type { Client } from '../support/api.ts';
import { DEMO_ADMIN, DEMO_LEARNER } from '../support/demo.ts';
import type { SignIn } from '../support/stored-session.ts';
import type { World } from '../world/world.ts';

/** Queries of the addresses that name records of the portal. */
export interface Queries {
  readonly certificado: string;
  readonly leccion: string;
  readonly cuestionario: string;
  readonly resultado: string;
}

/** A screen that is compared with its pictures. */
export interface Pictured {
  readonly path: string;
  readonly query?: (queries: Queries) => string;
  /** Absent: signed out. */
  readonly person?: SignIn;
  /** Text that proves that the screen has its data. */
  readonly shows: string | RegExp;
  /** Brings into view what the picture is about. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const FIRST_PLAN = () => 'id=1';
/** Label below the rows of a list. */
const ROWS = 'Filas por página';

/** The screens that people use most, by the name of their pictures. */
export const SCREENS: Readonly<Record<string, Pictured>> = {
  ingreso: { path: '/auth/login', shows: 'Iniciar Sesión' },
  verificar: { path: '/certificado/verificar', query: (queries) => queries.certificado, shows: 'Certificado vigente' },
  panel: { path: '/dashboardusuario', person: DEMO_LEARNER, shows: 'También por aprobar' },
  leccion: { path: '/evaluacionedit', query: (queries) => queries.leccion, person: DEMO_LEARNER, shows: 'Pregunta 1 de' },
  cuestionario: {
    path: '/evaluacionedit',
    query: (queries) => queries.cuestionario,
    person: DEMO_LEARNER,
    shows: 'Pregunta 1 de',
    act: (page) =>
      questionsOf(page)
        .first()
        .evaluate((question) => question.scrollIntoView({ block: 'start' })),
  },
  resultado: {
    path: '/evaluacionresultado',
    query: (queries) => queries.resultado,
    person: DEMO_LEARNER,
    shows: '¡Felicitaciones, aprobó el tema!',
  },
  tablero: { path: '/dashboard', person: DEMO_ADMIN, shows: 'Inducción Corporativa' },
  planes: { path: '/planestudio', person: DEMO_ADMIN, shows: ROWS },
  usuarios: { path: '/usuario', person: DEMO_ADMIN, shows: ROWS },
  plan: { path: '/planestudioedit', query: FIRST_PLAN, person: DEMO_ADMIN, shows: 'Nuevo Programa' },
  arbol: { path: '/planestudioflujo', query: FIRST_PLAN, person: DEMO_ADMIN, shows: 'Inducción Corporativa' },
  seguimiento: { path: '/planestudioseguimiento', person: DEMO_ADMIN, shows: ROWS },
  configuracion: { path: '/configuracion', person: DEMO_ADMIN, shows: 'Guardar' },
};

/** A laptop in the dark theme and a phone in the light one. */
export const VIEWS = [
  { name: '1280-oscuro', theme: 'dark', viewport: { width: 1280, height: 660 } },
  { name: '360-claro', theme: 'light', viewport: { width: 360, height: 740 } },
] as const;

/** Finds the records that the addresses name: topics with an open attempt, and what the learner approved last. */
export async function findQueries(client: Client, world: World): Promise<Queries> {
  const learner = await client.signIn(DEMO_LEARNER);
  const attempts = await learner.call(evaluacionApi.ofSesion, {});
  const approved = attempts.filter(({ aprobado }) => aprobado).toSorted((a, b) => b.id_evaluacion - a.id_evaluacion)[0];
  const { leccion: [leccion] = [], cuestionario: [cuestionario] = [] } = world.topics;
  if (!approved || !leccion || !cuestionario) throw new Error('The demo has no approved topic or no pending ones');
  return {
    certificado: `codigo=${await learner.certificateCode(approved.id_evaluacion)}`,
    leccion: topicQuery(leccion.ocurrencia),
    cuestionario: topicQuery(cuestionario.ocurrencia),
    resultado: `id=${approved.id_evaluacion}`,
  };
}
