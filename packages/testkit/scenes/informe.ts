import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { limitedAdmin } from '../builders/ingreso/acceso.ts';
import { buildAsignacion } from '../builders/persona/asignacion.ts';
import { BUILT_AT, BUILT_BY } from '../builders/counter.ts';
import { buildParametro, DOMINIO } from '../builders/parametro.ts';
import { buildPlan, type BuiltPlan } from '../builders/contenido/plan.ts';
import { buildTema } from '../builders/contenido/tema.ts';
import { buildUsuario, type UsuarioOverrides } from '../builders/persona/usuario.ts';
import { type Alumno, enrol, take } from './cuestionario.ts';
import type { TestApp } from '../app.ts';

/**
 * Builds program Alfa: course Base (topics 1 and 2, one inactive), course Caja (topics 3 and 1 again, and an inactive module); program Beta: the same
 * course Base. Active occurrences: Alfa 4 (Base 2, Caja 2), Beta 2; the plan 6.
 */
async function buildStructure({ db }: TestApp) {
  const uno = await buildTema(db, { titulo: 'Uno' });
  const estructura = {
    Alfa: {
      Base: { 'M 1': [uno, 'Dos', { titulo: 'Inactivo', codigo_estado: 2 }] },
      Caja: { 'M 2': ['Tres', uno], 'M inactivo': ['Cuatro'] },
    },
    Beta: {},
  };
  const plan = await buildPlan(db, { today: '2026-11-21', denominacion: 'Ingreso', estructura });
  const [alfa, beta] = plan.programas.map(({ id_programa }) => id_programa);
  const [base, caja] = plan.cursos.map(({ id_curso }) => id_curso);
  const link = { id_programa: beta!, id_curso: base!, numero_orden: 1, usuario_creacion: BUILT_BY, fecha_creacion: BUILT_AT };
  await db.insertInto('programa_curso').values(link).execute();
  await db.updateTable('modulo').set({ codigo_estado: 2 }).where('id_modulo', '=', plan.modulos[2]!.id_modulo).execute();
  const campos = {
    alfa: `p${alfa}`,
    base: `p${alfa}_c${base}`,
    caja: `p${alfa}_c${caja}`,
    beta: `p${beta}`,
    betaBase: `p${beta}_c${base}`,
  };
  return { plan, campos };
}

/** Returns the occurrences: Alfa/Base 1, 2; Alfa/Caja 3, 1; Beta/Base 1, 2. */
function placesOf({ ocurrencias, programas }: BuiltPlan) {
  const [uno, dos, , tres, unoCaja] = ocurrencias;
  const id_programa = programas[1]!.id_programa;
  return [uno!, dos!, tres!, unoCaja!, { ...uno!, id_programa }, { ...dos!, id_programa }];
}

async function buildAreas({ db }: TestApp) {
  const build = async (id_dominio: number, parametro: string, codigo_parametro: string) =>
    (await buildParametro(db, { id_dominio, parametro, codigo_parametro })).id_parametro;
  return {
    id_departamento: await build(DOMINIO.departamento, 'Ventas', 'VEN'),
    id_centro_costo: await build(DOMINIO.centroCosto, 'Tienda Centro', '0401'),
  };
}

/**
 * Builds the plan, and its people. Company A: Ana (Ventas, cost centre 0401) approved all; Beto approved three of Alfa (Base 1 and 2, Caja 1) and
 * failed one of Beta; Dora approved one and left on 20 November. B: Caro has done nothing; Fito, assigned on the 15th, approved one of Beta; Eva's
 * assignment was closed after she approved one; Gil has none. C has nobody; D is inactive and has Ivo and an administrator limited to B, who are not
 * assigned. Hugo, without a company, has done nothing.
 */
export async function buildInforme(app: TestApp) {
  const { db } = app;
  const admin = await enrol(app, [], { admin: true });
  const company = async (empresa: string, over: object = {}) => (await buildEmpresa(db, { empresa, ...over })).id_empresa;
  const ids = {
    a: await company('Andes'),
    b: await company('Bosque'),
    c: await company('Cerro'),
    d: await company('Dunas', { codigo_estado: 2 }),
  };
  const { plan, campos } = await buildStructure(app);
  const { id_planestudio } = plan.plan;
  const person = async (over: UsuarioOverrides, day = '2026-11-10'): Promise<Alumno> => {
    const alumno = await enrol(app, [], over);
    await buildAsignacion(db, { id_usuario: alumno.id_usuario, id_planestudio, fecha_creacion: `${day}T15:00:00Z` });
    return alumno;
  };
  const places = placesOf(plan);
  const [p1, p2, p3, p4, p5, p6] = places;

  const ana = await person({ id_empresa: ids.a, ...(await buildAreas(app)) });
  for (const place of places) await take(ana, place);
  const beto = await person({ id_empresa: ids.a });
  for (const place of [p1!, p2!, p4!]) await take(beto, place);
  await take(beto, p6!, 0);
  const dora = await person({ id_empresa: ids.a });
  await take(dora, p3!);
  await db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: '2026-11-20' }).where('id_usuario', '=', dora.id_usuario).execute();
  await person({ id_empresa: ids.b });
  await take(await person({ id_empresa: ids.b }, '2026-11-15'), p5!);
  const eva = await person({ id_empresa: ids.b });
  await take(eva, p1!);
  const closed = { codigo_estado: 2, fecha_cierre: '2026-11-20T12:00:00Z', usuario_cierre: 'jefa' };
  await db.updateTable('asignacion').set(closed).where('id_usuario', '=', eva.id_usuario).execute();
  await buildUsuario(db, { id_empresa: ids.b });
  await buildUsuario(db, { id_empresa: ids.d });
  await person({});
  const { token: limited } = await limitedAdmin(app, [ids.b], { id_empresa: ids.d });
  return { token: admin.token, limited, id_planestudio, ids, ...figuresOf(campos) };
}

type Campos = Readonly<Record<'alfa' | 'base' | 'caja' | 'beta' | 'betaBase', string>>;

const figuresOf = (campos: Campos) => ({
  /** Names of the dynamic columns. */
  campos,
  /** Avance of Alfa, its Base and Caja, and of Beta, with Base as its only course; and of the plan. */
  avanceOf: ([alfa, base, caja, beta]: readonly [number, number, number, number], avance_total: number) => ({
    avance: {
      [campos.alfa]: alfa,
      [campos.base]: base,
      [campos.caja]: caja,
      [campos.beta]: beta,
      [campos.betaBase]: beta,
    },
    avance_total,
  }),
});

/** Counts of active, assigned, approved and pending people. */
export const people = ([activos, asignados, aprobados, pendientes]: readonly [number, number, number, number]) => ({
  usuarios_activos: activos,
  usuarios_asignados: asignados,
  usuarios_aprobados: aprobados,
  usuarios_pendientes: pendientes,
});
