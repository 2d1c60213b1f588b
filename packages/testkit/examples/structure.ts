import type { api } from '@portal/contract/api';
import { DOMINIOS } from '@portal/contract/dominio';
import { nextNumber } from '../builders/counter.ts';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { buildCurso, buildModulo, buildPlanestudio, buildPrograma } from '../builders/organizacion/estructura.ts';
import { buildDominio, buildParametro, ensureCategoria } from '../builders/parametro.ts';
import { buildTema } from '../builders/contenido/tema.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';
import { hoja } from './planilla.ts';

type Api = typeof api;

const query = { pagina: 1, tamano: 10 };
const list = () => ({ query });
const inPlan = ({ plan }: World) => ({ params: { id: plan.plan.id_planestudio } });
const inPrograma = ({ plan }: World) => ({ params: { id: plan.programas[0]!.id_programa } });
const inCurso = ({ plan }: World) => ({ params: { id: plan.cursos[0]!.id_curso } });
const inModulo = ({ plan }: World) => ({ params: { id: plan.modulos[0]!.id_modulo } });
const inTema = ({ plan }: World) => ({ params: { id: plan.temas[0]!.id_tema } });

const newPlan = async ({ test }: World) => ({ params: { id: (await buildPlanestudio(test.db)).id_planestudio } });
const newPrograma = async ({ test }: World) => ({ params: { id: (await buildPrograma(test.db)).id_programa } });
const newCurso = async ({ test }: World) => ({ params: { id: (await buildCurso(test.db)).id_curso } });
const newModulo = async ({ test }: World) => ({ params: { id: (await buildModulo(test.db)).id_modulo } });
/** A copy of an empty plan that the administrator of the call made. */
const newCopia = async ({ test, admin }: World) => {
  const { id_planestudio, denominacion: nombre } = await buildPlanestudio(test.db);
  const fecha_creacion = admin.now ?? '2026-11-21T15:00:00.000Z';
  const filas = JSON.stringify({ planestudio: [id_planestudio] });
  const copia = { id_usuario: admin.id_usuario, tabla: 'planestudio', id_registro: id_planestudio, nombre, filas, fecha_creacion };
  return test.db.insertInto('copia').values(copia).returning('id_copia').executeTakeFirstOrThrow();
};
const idOf = async (record: Promise<{ params: { id: number } }>) => (await record).params.id;

const cursoFields = () => ({ codigo: `C${nextNumber()}`, titulo: 'Curso nuevo', descripcion: 'x', codigo_estado: 1, etiquetas: 'x' });
const programaFields = () => ({ codigo: `P${nextNumber()}`, titulo: 'Programa nuevo', descripcion: 'x', codigo_estado: 1 });
const planFields = () => ({
  denominacion: `Plan nuevo ${nextNumber()}`,
  fecha_inicio: '2026-11-01',
  fecha_fin: '2026-12-31',
  codigo_estado: 2,
  notifica_nivel1: 7,
});
const moduloFields = async ({ test }: World) => ({
  codigo: `M${nextNumber()}`,
  titulo: 'Módulo nuevo',
  codigo_estado: 1,
  codigo_categoria: await ensureCategoria(test.db),
});
const codigos = async ({ test, plan }: World) => ({
  body: [{ id_planestudio: plan.plan.id_planestudio, codigo: (await buildUsuario(test.db)).codigo_usuario }],
});
const duplicate = { con_contenido: 0 };

export const curso: ExamplesOf<Api['curso']> = {
  sel: inCurso,
  ins: () => ({ body: cursoFields() }),
  upd: async (world) => ({ body: { id_curso: await idOf(newCurso(world)), ...cursoFields() } }),
  delGet: newCurso,
  del: newCurso,
  ofPlan: inPlan,
  ofPrograma: inPrograma,
  ofModulo: inModulo,
  insPrograma: async (world) => ({ body: [{ id_programa: await idOf(newPrograma(world)), id_curso: await idOf(newCurso(world)) }] }),
  duplicar: async (world) => ({ ...(await newCurso(world)), body: duplicate }),
};

export const modulo: ExamplesOf<Api['modulo']> = {
  sel: inModulo,
  ins: async (world) => ({ body: await moduloFields(world) }),
  upd: async (world) => ({ body: { id_modulo: await idOf(newModulo(world)), ...(await moduloFields(world)) } }),
  delGet: newModulo,
  del: newModulo,
  ofPlan: inPlan,
  ofPrograma: inPrograma,
  ofCurso: inCurso,
  ofTema: inTema,
  insTema: async (world) => ({
    body: [{ id_modulo: await idOf(newModulo(world)), id_tema: (await buildTema(world.test.db, { banco: 0 })).id_tema }],
  }),
  insCurso: async (world) => ({ body: [{ id_curso: await idOf(newCurso(world)), id_modulo: await idOf(newModulo(world)) }] }),
  duplicar: async (world) => ({ ...(await newModulo(world)), body: duplicate }),
};

const empresaFields = () => ({ codigo_empresa: `E-${nextNumber()}`, empresa: 'Empresa nueva', codigo_estado: 1 });
const newEmpresa = async ({ test }: World) => ({ params: { id: (await buildEmpresa(test.db)).id_empresa } });

export const empresa: ExamplesOf<Api['empresa']> = {
  sel: ({ empresa: own }) => ({ params: { id: own.id_empresa } }),
  ins: () => ({ body: empresaFields() }),
  upd: async (world) => ({ body: { id_empresa: await idOf(newEmpresa(world)), ...empresaFields() } }),
  delGet: newEmpresa,
  del: newEmpresa,
};

const dominioFields = () => ({ dominio: `Tabla ${nextNumber()}` });
const newDominio = async ({ test }: World) => ({ params: { id: (await buildDominio(test.db)).id_dominio } });

export const dominio: ExamplesOf<Api['dominio']> = {
  sellst: async (world) => {
    await newParametro(world);
    return list();
  },
  sel: newDominio,
  ins: () => ({ body: dominioFields() }),
  upd: async (world) => ({ ...(await newDominio(world)), body: dominioFields() }),
  delGet: newDominio,
  del: newDominio,
};

/** Cost centres of the learner's company, which a limited access to another one does not see. */
const centroOf = ({ empresa: own }: World) => ({ id_dominio: DOMINIOS.centro_costo, id_empresa: own.id_empresa });
const parametroFields = (world: World) => ({ ...centroOf(world), parametro: `Centro ${nextNumber()}` });
const newParametro = async (world: World) => ({
  params: { id: (await buildParametro(world.test.db, { ...centroOf(world), parametro: `A ${nextNumber()}` })).id_parametro },
});

export const parametro: ExamplesOf<Api['parametro']> = {
  sellst: async (world) => {
    await newParametro(world);
    return { params: { id: DOMINIOS.centro_costo }, ...list() };
  },
  sel: newParametro,
  ins: (world) => ({ body: parametroFields(world) }),
  upd: async (world) => ({ body: { id_parametro: await idOf(newParametro(world)), ...parametroFields(world) } }),
  updId: async (world) => ({ ...(await newParametro(world)), body: parametroFields(world) }),
  delGet: newParametro,
  del: newParametro,
  ofDominio: async (world) => {
    await newParametro(world);
    return { params: { code: 'centro_costo' } };
  },
};

export const programa: ExamplesOf<Api['programa']> = {
  sel: inPrograma,
  ins: () => ({ body: programaFields() }),
  upd: async (world) => ({ body: { id_programa: await idOf(newPrograma(world)), ...programaFields() } }),
  delGet: newPrograma,
  del: newPrograma,
  detalle: inPrograma,
  tabla: () => ({ query: {} }),
  ofPlan: inPlan,
  ofCurso: inCurso,
  insPlan: async (world) => ({ body: [{ id_planestudio: await idOf(newPlan(world)), id_programa: await idOf(newPrograma(world)) }] }),
  duplicar: async (world) => ({ ...(await newPrograma(world)), body: duplicate }),
  ofUsuario: ({ alumno }) => ({ params: { id: alumno.id_usuario } }),
  detalleUsuario: ({ alumno, plan }) => ({
    params: { user: alumno.id_usuario, program: plan.programas[0]!.id_programa, id: plan.plan.id_planestudio },
  }),
  graphUsuario: ({ alumno }) => ({ params: { id: alumno.id_usuario } }),
};

export const planestudio: ExamplesOf<Api['planestudio']> = {
  sel: inPlan,
  ins: () => ({ body: planFields() }),
  upd: async (world) => ({ body: { id_planestudio: await idOf(newPlan(world)), ...planFields() } }),
  delGet: newPlan,
  del: newPlan,
  duplicar: async (world) => ({ ...(await newPlan(world)), body: duplicate }),
  importarCodigos: codigos,
  importarCodigosIns: codigos,
  copiar: async (world) => ({
    body: { id_planestudio: world.plan.plan.id_planestudio, id_referencia: await idOf(newPlan(world)) },
  }),
  ofPrograma: inPrograma,
  ofCurso: inCurso,
  ofModulo: inModulo,
  ofTema: inTema,
  edt: ({ plan }) => ({ body: { nivel: 1, id_referencia: plan.plan.id_planestudio } }),
  ...hoja,
  hoja: inPlan,
  arbol: inPlan,
  actuar: async (world) => {
    const id_planestudio = await idOf(newPlan(world));
    const acto = { acto: 'agregar' as const, nivel: 'programa' as const, padre: id_planestudio, titulos: [`Programa ${nextNumber()}`] };
    return { body: { id_planestudio, acto } };
  },
  efecto: async (world) => ({ body: { de: 'planestudio', cambio: { id_planestudio: await idOf(newPlan(world)), ...planFields() } } }),
  cambio: async (world) => ({ body: { de: 'planestudio', cambio: { id_planestudio: await idOf(newPlan(world)), ...planFields() } } }),
  reglasDeCopia: inPlan,
  copias: async (world) => {
    await newCopia(world);
    return {};
  },
  deshacerCopia: async (world) => ({ body: await newCopia(world) }),
  faltas: ({ plan }) => ({ body: { programas: plan.programas.map(({ id_programa }) => id_programa) } }),
  dashboard: inPlan,
  ofUsuario: ({ alumno, plan }) => ({ params: { a: alumno.id_usuario, b: plan.plan.id_planestudio } }),
};
