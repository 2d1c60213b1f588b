import { topicQuery } from '../support/address.ts';
import { answerTopic, type Client } from '../support/api.ts';
import type { Cast } from '../support/cast.ts';
import { DEMO_LEARNER } from '../support/demo.ts';
import type { Person } from '../world/world.ts';
import { ASSIGNMENT_LIST_STATES, assignmentListStates } from './assignment-list-states.ts';
import { MASTER_STATES, masterStates } from './master-states.ts';
import { routes, type Audience } from './routes.ts';
import type { State } from './state.ts';

/** Names of the further states of each screen; a constant, because test titles exist before any server runs. */
export const STATES: Readonly<Record<string, readonly string[]>> = {
  '/auth/reset-password': ['enlace vencido'],
  '/certificado/verificar': ['vigente', 'desconocido'],
  '/usuariopassword': ['vencida'],
  '/dashboardusuario': ['al día', 'con historia'],
  '/dashboardtema': ['con historia', 'tabla'],
  '/planmislogros': ['con historia'],
  '/certificado': ['con certificados'],
  '/certificadovisor': ['certificado'],
  '/programaseguimiento': ['temas'],
  '/planfin': ['terminado', 'incompleto'],
  '/evaluacionedit': ['cuestionario', 'bloqueado', 'aprobado', 'sin preguntas', 'lección'],
  '/evaluacionsimple': ['sin preguntas'],
  '/evaluacionresultado': ['aprobado', 'desaprobado'],
  '/temaresultado': ['desaprobado'],
  '/temafeedback': ['por enviar'],
  '/planestudio': ['soporte'],
  ...MASTER_STATES,
  ...ASSIGNMENT_LIST_STATES,
};

/** Plain state of a screen: opened without parameters by somebody of its audience. */
function plainPerson(audience: Audience, cast: Cast): Person | undefined {
  if (audience === 'anonimo' || audience === 'publico') return undefined;
  if (audience === 'admin' || audience === 'soporte') return cast.staff('admin');
  return cast.people('dosTemas')[0];
}

/** Creates the data for the states (once per server) and returns all states, the plain ones included. */
export async function prepareStates(client: Client, cast: Cast): Promise<readonly State[]> {
  const plain = routes.map(({ path, audience }) => ({ path, person: plainPerson(audience, cast) }));
  return [
    ...plain,
    ...(await signedOutStates(client, cast)),
    ...(await topicStates(client, cast)),
    ...(await historyStates(client)),
    ...(await masterStates(client, cast)),
    ...(await assignmentListStates(client, cast)),
  ];
}

async function signedOutStates(client: Client, cast: Cast): Promise<State[]> {
  const holder = cast.last('titular');
  const signedIn = await client.signIn(holder);
  const id = await answerTopic(signedIn, cast.world, { ocurrencia: cast.topic('titular').ocurrencia });
  const codigo = await signedIn.certificateCode(id);
  const id_plan = cast.topic('titular').ocurrencia.id_planestudio;
  const verificar = '/certificado/verificar';
  return [
    {
      path: '/auth/reset-password',
      state: 'enlace vencido',
      query: 'token=cualquiera',
      shows: 'El enlace no es válido',
      refuses: /comprobar: 410/,
    },
    { path: verificar, state: 'vigente', query: `codigo=${codigo}`, shows: 'Certificado vigente' },
    {
      path: verificar,
      state: 'desconocido',
      query: 'codigo=0000-0000-0000',
      shows: 'No existe un certificado con ese código',
      refuses: /verificar\/0000-0000-0000: 404/,
    },
    { path: '/usuariopassword', state: 'vencida', person: cast.last('vencida'), shows: 'La contraseña se ha vencido, debe renovarla!' },
    { path: '/dashboardusuario', state: 'al día', person: holder, shows: 'Está al día' },
    { path: '/certificadovisor', state: 'certificado', query: `id=${id}`, person: holder, shows: 'Datos del certificado' },
    { path: '/planfin', state: 'terminado', query: `id=${id_plan}`, person: holder, shows: '¡Felicitaciones!' },
    { path: '/planestudio', state: 'soporte', person: cast.staff('soporte'), shows: 'Plan de ingreso' },
  ];
}

async function topicStates(client: Client, cast: Cast): Promise<State[]> {
  const [learner, reader, waiting] = [cast.last('dosTemas'), cast.last('sinCuestionario'), cast.last('bloqueado')];
  const [first, second] = [cast.topic('dosTemas').ocurrencia, cast.topic('dosTemas', 1).ocurrencia];
  const signedIn = await client.signIn(learner);
  const failed = await answerTopic(signedIn, cast.world, { ocurrencia: second, wrong: 3 });
  const passed = await answerTopic(signedIn, cast.world, { ocurrencia: first, wrong: 1 });
  const locked = cast.topic('bloqueado', 1).ocurrencia;
  const edit = '/evaluacionedit';
  const failedText = 'Todavía no alcanzó la nota mínima';
  return [
    { path: edit, state: 'cuestionario', query: topicQuery(second), person: learner, shows: 'Pregunta 1 de 4' },
    { path: edit, state: 'bloqueado', query: topicQuery(locked), person: waiting, shows: 'Este tema todavía está bloqueado' },
    { path: edit, state: 'aprobado', query: topicQuery(first), person: learner, shows: 'Ya aprobó este tema' },
    {
      path: edit,
      state: 'sin preguntas',
      query: topicQuery(cast.topic('sinCuestionario').ocurrencia),
      person: reader,
      shows: 'Este tema no tiene cuestionario',
    },
    {
      path: '/evaluacionsimple',
      state: 'sin preguntas',
      query: topicQuery(cast.topic('sinCuestionario', 1).ocurrencia),
      person: reader,
      shows: 'Este tema no tiene cuestionario',
    },
    { path: '/evaluacionresultado', state: 'aprobado', query: `id=${passed}`, person: learner, shows: '¡Felicitaciones, aprobó el tema!' },
    { path: '/evaluacionresultado', state: 'desaprobado', query: `id=${failed}`, person: learner, shows: failedText },
    { path: '/temaresultado', state: 'desaprobado', query: `id=${failed}`, person: learner, shows: failedText },
    { path: '/temafeedback', state: 'por enviar', query: `id=${passed}`, person: learner, shows: '¿Cómo valora este tema?' },
    {
      path: '/planfin',
      state: 'incompleto',
      query: `id=${first.id_planestudio}`,
      person: learner,
      shows: 'Le falta 1 tema para terminar este plan',
    },
    {
      path: '/programaseguimiento',
      state: 'temas',
      query: `id=${first.id_programa}&idp=${first.id_planestudio}`,
      person: learner,
      shows: 'Uso de extintores',
    },
  ];
}

/** States of the demo's learner, who has a year of history with pending, failed, approved and finished topics. */
async function historyStates(client: Client): Promise<State[]> {
  const demo = await (await client.signIn(DEMO_LEARNER)).person(DEMO_LEARNER);
  const [open] = await (await client.signIn(demo)).pendingTopics(demo);
  const state = 'con historia';
  return [
    { path: '/dashboardusuario', state, person: demo, shows: 'También por aprobar' },
    { path: '/dashboardtema', state, person: demo, shows: /\d+ terminados/ },
    { path: '/dashboardtema', state: 'tabla', query: 'vista=tabla', person: demo, shows: /^Nota$/ },
    { path: '/planmislogros', state, person: demo, shows: 'Avance por Periodo / Año Actual' },
    { path: '/certificado', state: 'con certificados', person: demo, shows: /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/ },
    { path: '/evaluacionedit', state: 'lección', query: open ? topicQuery(open) : '', person: demo, shows: 'Pregunta 1 de' },
  ];
}
