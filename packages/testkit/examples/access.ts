import type { api } from '@portal/contract/api';
import { saveLogo } from '@portal/server/src/domains/configuracion/configuracion-fila.repository.ts';
import { saveImagen } from '@portal/server/src/domains/configuracion/imagen.repository.ts';
import { recordEvent } from '@portal/server/src/domains/log/log.public.ts';
import { hashCodigo } from '@portal/server/src/domains/sesion/contrasenia/codigo.crypto.ts';
import { buildAcceso } from '../builders/ingreso/acceso.ts';
import { nextNumber } from '../builders/counter.ts';
import { pngOf } from '../builders/contenido/png.ts';
import { buildParametro } from '../builders/parametro.ts';
import { signIn, tokenHash } from '../builders/ingreso/sesion.ts';
import { buildAplicada } from '../builders/persona/importacion.ts';
import { buildUsuario, DEMO_PASSWORD } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';
import { answeredExternal } from './external.ts';
import { carga } from './carga.ts';
import { factor } from './factor.ts';
import { llave } from './llave.ts';

type Api = typeof api;

const NEW_PASSWORD = 'caballo-verde-77';
const ofAlumno = ({ alumno }: World) => ({ params: { id: alumno.id_usuario } });

async function buildCodigo({ test, alumno }: World): Promise<string> {
  const codigo = `PRUE-BA00-${nextNumber()}`;
  const times = { fecha_creacion: test.now.toISOString(), fecha_expiracion: new Date(test.now.getTime() + 60_000).toISOString() };
  const { id_usuario } = alumno;
  await test.db
    .insertInto('restablecimiento')
    .values({ id_usuario, tipo: 'codigo', token_hash: hashCodigo(id_usuario, codigo), ...times })
    .execute();
  return codigo;
}

async function resetToken({ test, alumno }: World): Promise<string> {
  const token = `enlace-de-prueba-${nextNumber()}`;
  const times = { fecha_creacion: test.now.toISOString(), fecha_expiracion: new Date(test.now.getTime() + 60_000).toISOString() };
  await test.db
    .insertInto('restablecimiento')
    .values({ id_usuario: alumno.id_usuario, token_hash: tokenHash(token), ...times })
    .execute();
  return token;
}

/** Opens a session of the person; returns its id. */
async function openSesion(test: World['test'], person: { readonly id_usuario: number }): Promise<number> {
  const token_hash = tokenHash(await signIn(test, person));
  return (await test.db.selectFrom('sesion').select('id_sesion').where('token_hash', '=', token_hash).executeTakeFirstOrThrow()).id_sesion;
}

/** Body of a new person. */
const persona = (number: number) => ({
  tipo_documento: 'DNI' as const,
  numero_documento: String(30_000_000 + number),
  codigo_usuario: `N${number}`,
  nombres: 'Rosa',
  apellido_paterno: 'Quispe',
});
const page = () => ({ query: { pagina: 1, tamano: 10 } });
const ofPersona = (world: World) => ({ ...ofAlumno(world), ...page() });

/** Code of a new group. */
const newGroup = async ({ test }: Pick<World, 'test'>): Promise<string> => (await buildParametro(test.db)).codigo_parametro;

export const usuario: ExamplesOf<Api['usuario']> = {
  login: ({ alumno }) => ({ body: { username: alumno.username, password: DEMO_PASSWORD } }),
  verifyToken: async ({ test, alumno }) => ({ query: { authtoken: await signIn(test, alumno) } }),
  vista: async ({ test }) => ({ params: { id: (await buildUsuario(test.db)).id_usuario } }),
  delSesion: async ({ test, alumno }) => ({ params: { id: await openSesion(test, alumno) } }),
  confirmarSesion: () => ({ body: { contrasenia: DEMO_PASSWORD } }),
  ...factor,
  ...llave,
  updIdioma: () => ({ body: { idioma: 'ja' } }),
  startExternal: () => ({ body: { proveedor: 'empresa', registrar: false } }),
  finishExternal: answeredExternal,
  register: () => ({
    body: {
      email: `nueva${nextNumber()}@example.com`,
      first_name: 'Rosa',
      last_name: 'Quispe',
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    },
  }),
  forgotPassword: () => ({ body: { email: 'nadie@example.com' } }),
  checkLink: async (world) => ({ body: { token: await resetToken(world) } }),
  resetPassword: async (world) => ({
    body: { token: await resetToken(world), password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
  }),
  resetByCode: async (world) => ({
    body: {
      username: world.alumno.username,
      codigo: await buildCodigo(world),
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    },
  }),
  codigos: ({ alumno }) => ({ body: { ids: [alumno.id_usuario] } }),
  updPassword: ({ alumno }) => ({ body: { id_usuario: alumno.id_usuario, contrasenia_actual: DEMO_PASSWORD, contrasenia: NEW_PASSWORD } }),
  sel: ofAlumno,
  ofEmpresa: () => ({ params: { id: 1 }, query: { pagina: 1, tamano: 10 } }),
  ins: () => ({ body: persona(nextNumber()) }),
  upd: async ({ test }) => {
    const { id_usuario } = await buildUsuario(test.db);
    return { body: { ...persona(nextNumber()), id_usuario, misma_persona: 1 } };
  },
  del: async ({ test }) => ({ params: { id: (await buildUsuario(test.db)).id_usuario } }),
  bienvenida: ({ alumno }) => ({ body: { ids: [alumno.id_usuario] } }),
  consecuencias: ofAlumno,
  parecidas: ofAlumno,
  cesar: async ({ test }) => ({ body: { id_usuario: (await buildUsuario(test.db)).id_usuario, fecha_cese: '2026-11-20' } }),
  reactivar: async ({ test }) => ({ body: { id_usuario: (await buildUsuario(test.db)).id_usuario } }),
  descartarRechazadas: async ({ test, admin }) => ({ body: { id_importacion: await buildAplicada(test.db, admin) } }),
  sellstRechazadas: () => page(),
  kpi: ofAlumno,
  kpiEmpresa: ({ plan }) => ({ params: { id: plan.plan.id_planestudio } }),
  temas: ofAlumno,
  ...carga,
  insGrupo: async (world) => ({ body: [{ codigo_grupo: await newGroup(world), id_usuario: world.alumno.id_usuario }] }),
  asignarGrupo: async (world) => ({
    query: {},
    body: { codigo_grupo: await newGroup(world), seleccion: { ids: [world.alumno.id_usuario] } },
  }),
  persona: ofAlumno,
  personaPlanes: ofPersona,
  personaIntentos: ({ alumno }) => ({ params: { id: alumno.id_usuario, plan: 0 }, ...page() }),
  personaCertificados: ofPersona,
  personaRespuestas: ofPersona,
  personaCorreos: ofPersona,
  personaSesiones: ofAlumno,
  personaSesionesCerrar: async ({ test }) => ({ params: { id: (await buildUsuario(test.db)).id_usuario } }),
  personaHistoria: ofPersona,
  expediente: ofAlumno,
  reporte: ofAlumno,
  sinAsignarEntre: () => ({ params: { a: '0', b: '0', c: '0', d: '0' }, ...page() }),
  ofPlan: ({ plan }) => ({ params: { id: plan.plan.id_planestudio }, ...page() }),
  seguimiento: ofAlumno,
};

async function entry({ test, alumno }: World): Promise<{ params: { id: number } }> {
  return {
    params: { id: await recordEvent(test.db, { id_usuario: alumno.id_usuario, usuario: 'pruebas', tabla: 'x', tipo: 'x', now: test.now }) },
  };
}

export const log: ExamplesOf<Api['log']> = {
  // Also the entries of a learner that later ones of the test push down.
  sellst: () => ({ query: { pagina: 1, tamano: 100 } }),
  ins: () => ({ body: { tabla: 'tablero', tipo: 'dashboard', detalle: 'abre su tablero' } }),
  sel: entry,
  del: entry,
};

/** Settings as the demo has them. */
const settings = {
  registro_abierto: true,
  dias_vencimiento: 90,
  sesion_inactiva_horas: 12,
  notaminima: 70,
  lugar_certificado: 'Lima',
  zona_horaria: 'America/Lima',
  hora_recordatorio: 8,
  dias_recordatorio: [1, 2, 3, 4, 5],
  maximo_recordatorios: 500,
  umbral_rojo: 30,
  umbral_amarillo: 70,
  nps_detractor: 6,
  nps_promotor: 9,
  umbral_cese: 20,
};

/** The signature of a PNG image is enough for its type. */
const PNG = Buffer.from(pngOf(16, 16));
const STAMP = { usuario_modificacion: 'pruebas', fecha_modificacion: '2026-11-21T12:00:00.000Z' };

export const configuracion: ExamplesOf<Api['configuracion']> = {
  sel: () => ({ params: { id: 1 } }),
  ins: () => ({ body: settings }),
  upd: () => ({ body: { id_configuracion: 1, ...settings } }),
  del: () => ({ params: { id: 1 } }),
  logoIns: () => ({ body: new Uint8Array(PNG) }),
  imagenIns: () => ({ params: { nombre: 'icono192' }, body: pngOf(192, 192) }),
  imagenDel: () => ({ params: { nombre: 'panel' } }),
};

export const portal: ExamplesOf<Api['portal']> = {
  async logo({ test }) {
    await saveLogo(test.db, { bytes: PNG, tipo: 'image/png' }, STAMP);
    return { query: {} };
  },
  async imagen({ test }) {
    await saveImagen(test.db, { nombre: 'panel', bytes: Buffer.from(pngOf(400, 400)), tipo: 'image/png' }, STAMP);
    return { params: { nombre: 'panel' }, query: {} };
  },
  buscar: ({ alumno }) => ({ query: { texto: alumno.username } }),
  guardarNavegacion: () => ({ body: { fijados: [{ direccion: '/certificado', titulo: null }] } }),
};

/** A support person with access limited to the learner's company. */
const conAcceso = ({ test, empresa }: World) => buildAcceso(test.db, [empresa], { soporte: true });
const DERECHOS = { rol: 2, indicador_alcance: 0, empresas: [] };

export const acceso: ExamplesOf<Api['acceso']> = {
  sel: async (world) => ({ params: { id: (await conAcceso(world)).id_usuario } }),
  ins: () => {
    const number = nextNumber();
    const account = { codigo_usuario: `S${number}`, nombres: 'Mesa de ayuda', correo_electronico: `soporte${number}@example.com` };
    return { body: { ...account, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, ...DERECHOS } };
  },
  insPersona: async ({ test }) => ({ body: { codigo_usuario: (await buildUsuario(test.db)).codigo_usuario, ...DERECHOS } }),
  upd: async (world) => {
    const { id_usuario, version } = await conAcceso(world);
    return { body: { id_usuario, version, ...DERECHOS } };
  },
  del: async (world) => ({ params: { id: (await conAcceso(world)).id_usuario } }),
};
