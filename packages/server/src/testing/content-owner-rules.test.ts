import { asignacionApi } from '@portal/contract/asignacion';
import { cursoApi } from '@portal/contract/curso';
import { empresaApi } from '@portal/contract/empresa';
import { planestudioApi } from '@portal/contract/planestudio';
import { portalApi } from '@portal/contract/portal';
import { preguntaApi } from '@portal/contract/pregunta';
import { programaApi } from '@portal/contract/programa';
import { CUERPO_BUSQUEDA, reporteApi } from '@portal/contract/reporte';
import { temaApi } from '@portal/contract/tema';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildCurso, buildPlanestudio, buildPrograma } from '@portal/testkit/builders/organizacion/estructura.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { preguntaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
const TODAY = '2026-11-21';

let a: number;
let b: number;
let ofA: string;
let ofB: string;
let ofBoth: string;
let unlimited: string;

beforeAll(async () => {
  await ensureCategoria(app.db, DOMINIO.categoriaPregunta);
  a = (await buildEmpresa(app.db)).id_empresa;
  b = (await buildEmpresa(app.db)).id_empresa;
  ofA = (await limitedAdmin(app, [a])).token;
  ofB = (await limitedAdmin(app, [b])).token;
  ofBoth = (await limitedAdmin(app, [a, b])).token;
  unlimited = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

let number = 0;
const programa = (more: object = {}) => ({
  codigo: `PD-${(number += 1)}`,
  titulo: `Programa ${number}`,
  descripcion: 'x',
  codigo_estado: 1,
  ...more,
});
const ownerOfPrograma = async (id: number) => (await app.call(programaApi.sel, { token: unlimited, params: { id } })).data.id_empresa;
const create = (token: string, more: object = {}) => app.call(programaApi.ins, { token, body: programa(more) });

describe('the owner of a new content', () => {
  test('is the only company of a limited access, the chosen one of several, and for the rest the portal unless a company is chosen', async () => {
    expect(await ownerOfPrograma((await create(ofA)).data.id_programa)).toBe(a);
    expect(await ownerOfPrograma((await create(ofBoth, { id_empresa: b })).data.id_programa)).toBe(b);
    expect(await ownerOfPrograma((await create(unlimited)).data.id_programa)).toBe(null);
    expect(await ownerOfPrograma((await create(unlimited, { id_empresa: a })).data.id_programa)).toBe(a);
    expect((await create(ofBoth)).problem.claves).toEqual({ id_empresa: { clave: 'pertenencia.errores.elija' } });
    expect((await create(ofA, { id_empresa: b })).problem.claves).toEqual({ id_empresa: { clave: 'parametro.errores.empresa' } });
  });

  test('of questions that a sheet brings is chosen for the file, and with a topic it is the topic’s', async () => {
    const imported = async (token: string, opciones: { tema?: number; empresa?: number }) => {
      const body = await preguntaSheet([`¿Hoja ${(number += 1)}?`, 'Sí', 'No', 'A veces', 'Nunca', 1, '']);
      const review = await app.call(preguntaApi.importar, { token, body, query: { opciones } });
      if (review.status !== 200) return review.problem.claves ?? review.problem.clave;
      const { id_importacion } = review.data;
      await app.call(preguntaApi.importarIns, { token, body: { id_importacion } });
      const [newest] = await app.db.selectFrom('pregunta').select('id_empresa').orderBy('id_pregunta', 'desc').limit(1).execute();
      return newest!.id_empresa;
    };
    const { id_tema } = await buildTema(app.db, { banco: 0, id_empresa: b });
    const { id_tema: shared } = await buildTema(app.db, { banco: 0 });
    expect(await imported(ofA, {})).toBe(a);
    expect(await imported(ofBoth, { empresa: b })).toBe(b);
    expect(await imported(ofBoth, {})).toEqual({ empresa: { clave: 'pertenencia.errores.elija' } });
    expect(await imported(unlimited, { tema: id_tema })).toBe(b);
    expect(await imported(ofA, { tema: shared })).toBe('pertenencia.errores.portal');
    expect(await imported(ofA, { tema: id_tema })).toHaveProperty('tema');
  });

  test('of a copy of the portal’s is the copier’s company, with all copied parts; other copies stay with their company', async () => {
    const { plan } = await buildPlan(app.db, { today: TODAY });
    const duplicate = (token: string, id: number, more: object = {}) =>
      app.call(planestudioApi.duplicar, { token, params: { id }, body: { con_contenido: 2, ...more } });
    const copy = (await duplicate(ofA, plan.id_planestudio)).data.id_planestudio;
    const programas = (await app.call(programaApi.ofPlan, { token: ofA, params: { id: copy } })).data;
    const temas = (await app.call(temaApi.ofPrograma, { token: ofA, params: { id: programas[0]!.id_programa } })).data;
    const preguntas = (await app.call(preguntaApi.ofTema, { token: ofA, params: { id: temas[0]!.id_tema } })).data;
    expect([...programas, ...temas, ...preguntas].map(({ id_empresa }) => id_empresa)).not.toContain(null);
    expect(new Set([...programas, ...temas, ...preguntas].map(({ id_empresa }) => id_empresa))).toEqual(new Set([a]));
    expect((await duplicate(ofBoth, plan.id_planestudio)).problem.claves).toEqual({ id_empresa: { clave: 'pertenencia.errores.elija' } });
    expect((await duplicate(unlimited, copy, { id_empresa: b })).problem.claves).toEqual({
      id_empresa: { clave: 'pertenencia.errores.copia' },
    });
    const again = (await duplicate(unlimited, copy)).data.id_planestudio;
    expect((await app.call(planestudioApi.sel, { token: unlimited, params: { id: again } })).data.id_empresa).toBe(a);
    expect((await duplicate(ofB, copy)).status).toBe(404);
  });
});

describe('a part belongs to the portal or to the owner of its whole (P200)', () => {
  const link = (token: string, id_planestudio: number, id_programa: number) =>
    app.call(programaApi.insPlan, { token, body: [{ id_planestudio, id_programa, numero_orden: 0 }] });

  test('a plan of the portal or of another company takes no program of a company, its own takes those of the portal too', async () => {
    const shared = await buildPlanestudio(app.db);
    const own = await buildPlanestudio(app.db, { id_empresa: a });
    const others = await buildPlanestudio(app.db, { id_empresa: b });
    const part = await buildPrograma(app.db, { id_empresa: a });
    const common = await buildPrograma(app.db);
    for (const { id_planestudio } of [shared, others]) {
      const { status, problem } = await link(unlimited, id_planestudio, part.id_programa);
      expect([status, problem.claves]).toEqual([400, { id_empresa: expect.objectContaining({ clave: 'pertenencia.errores.parte' }) }]);
    }
    expect((await link(ofA, own.id_planestudio, part.id_programa)).status).toBe(200);
    expect((await link(ofA, own.id_planestudio, common.id_programa)).status).toBe(200);
    expect(Object.keys((await link(ofB, others.id_planestudio, part.id_programa)).problem.errors ?? {})).toEqual(['0.id_programa']);
  });

  test('a change of owner waits until wholes and parts fit, and is for accesses without limit', async () => {
    const whole = await buildPrograma(app.db);
    const part = await buildCurso(app.db, {}, whole.id_programa);
    const { codigo, titulo, codigo_estado } = part;
    const fields = { codigo, titulo, codigo_estado, descripcion: 'x', etiquetas: 'x' };
    const give = (token: string, id_empresa: number | null) =>
      app.call(cursoApi.upd, { token, body: { id_curso: part.id_curso, ...fields, id_empresa } });
    const giveWhole = (id_empresa: number | null) =>
      app.call(programaApi.upd, { token: unlimited, body: { id_programa: whole.id_programa, ...programa(), id_empresa } });
    expect((await give(unlimited, a)).problem.claves).toHaveProperty('id_empresa');
    expect((await giveWhole(a)).status).toBe(200);
    expect((await give(unlimited, a)).status).toBe(200);
    expect((await giveWhole(null)).problem.claves).toHaveProperty('id_empresa');
    for (const owner of [null, b]) expect((await give(ofBoth, owner)).problem.clave).toBe('pertenencia.errores.cambio');
    const { id_curso } = part;
    expect((await app.call(cursoApi.upd, { token: ofA, body: { id_curso, ...fields } })).status, 'older clients name no owner').toBe(200);
    expect((await app.call(cursoApi.sel, { token: ofA, params: { id: id_curso } })).data.id_empresa).toBe(a);
  });

  test('a topic requires none of another company', async () => {
    const required = await buildTema(app.db, { banco: 0, id_empresa: a });
    const tema = await buildTema(app.db, { banco: 0, id_empresa: b });
    const { id_tema, titulo, codigo_categoria, codigo_estado, duracion, numero_preguntas } = tema;
    const body = { id_tema, titulo, codigo_categoria, codigo_estado, duracion, numero_preguntas, referencia: required.id_tema };
    expect((await app.call(temaApi.upd, { token: unlimited, body })).problem.claves).toHaveProperty('id_empresa');
    expect((await app.call(temaApi.upd, { token: ofB, body })).problem.claves).toHaveProperty('referencia');
  });
});

test('an undone import takes back no question that has become the portal’s', async () => {
  const body = await preguntaSheet(['¿Se deshace?', 'Sí', 'No', 'A veces', 'Nunca', 1, '']);
  const { token } = await limitedAdmin(app, [a]);
  const { id_importacion } = (await app.call(preguntaApi.importar, { token, body })).data;
  await app.call(preguntaApi.importarIns, { token, body: { id_importacion } });
  await app.db.updateTable('pregunta').set({ id_empresa: null }).where('pregunta', '=', '¿Se deshace?').execute();
  const undo = (who: string) =>
    app.call(preguntaApi.importarDeshacer, { token: who, params: { id: id_importacion }, query: { simular: 1 } });
  expect((await undo(ofA)).status, 'not the sender').toBe(404);
  expect((await undo(token)).data).toMatchObject({ deshechos: 0, conservados: 1 });
});

test('who has a plan keeps it when it becomes another company’s, and nobody of their company assigns it any more (P201)', async () => {
  const built = await buildPlan(app.db, { today: TODAY });
  const { plan } = built;
  const { id_planestudio } = plan;
  const learner = await enrol(app, [built], { id_empresa: b });
  await take(learner, built.ocurrencias[0]!);
  const other = await buildUsuario(app.db, { id_empresa: b });
  const assign = (token: string) => app.call(asignacionApi.insItem, { token, body: { id_usuario: other.id_usuario, id_planestudio } });
  await app.db.updateTable('planestudio').set({ id_empresa: a }).where('id_planestudio', '=', id_planestudio).execute();
  expect((await assign(ofB)).problem.claves).toEqual({ id_planestudio: { clave: 'asignacion.sinPlan' } });
  const simulated = await app.call(asignacionApi.simular, {
    token: ofB,
    body: { seleccion: { ids: [other.id_usuario] }, planes: [id_planestudio], reabrir: false, avisar: false },
  });
  expect(simulated.status).toBe(400);
  const temas = (await app.call(programaApi.ofUsuario, { token: learner.token, params: { id: learner.id_usuario } })).data;
  expect(temas.map((row) => [row.id_planestudio, row.aprobados])).toEqual([[id_planestudio, 1]]);
  expect((await app.call(temaApi.detalle, { token: learner.token, body: built.ocurrencias[1]! })).status).toBe(200);
  const listed = (await app.call(asignacionApi.sellst, { token: ofB, query: { pagina: 1 } })).data;
  expect(listed.map((row) => row.id_planestudio)).toContain(id_planestudio);
  const seguimiento = async (token: string) =>
    (await app.call(planestudioApi.seguimiento, { token, query: { pagina: 1 } })).data.map((row) => row.id_planestudio);
  expect(await seguimiento(ofB)).toContain(id_planestudio);
});

test('searches, choices and reports leave out what belongs to other companies', async () => {
  const word = `Reservado${(number += 1)}`;
  const { id_planestudio } = await buildPlanestudio(app.db, { denominacion: word, id_empresa: a });
  await buildPrograma(app.db, { titulo: `${word} programa`, id_empresa: a }, id_planestudio);
  await buildPregunta(app.db, { pregunta: `¿${word}?`, id_empresa: a });
  const found = async (token: string) => (await app.call(portalApi.buscar, { token, query: { texto: word } })).data.length;
  expect([await found(ofA), await found(ofB), await found(unlimited)]).toEqual([2, 0, 2]);
  const options = async (token: string) =>
    (await app.call(reporteApi.select, { token, body: CUERPO_BUSQUEDA.planestudio })).data.some((row) => row.descripcion === word);
  expect([await options(ofA), await options(ofB)]).toEqual([true, false]);
  const columns = async (token: string) =>
    (await app.call(reporteApi.generalDptoCols, { token, params: { a: 0, b: id_planestudio } as never })).data.length;
  expect(await columns(ofB)).toBe(0);
  const seguimiento = async (token: string) =>
    (await app.call(planestudioApi.seguimiento, { token, query: { pagina: 1, buscar: word } })).data.length;
  expect([await seguimiento(ofA), await seguimiento(ofB)]).toEqual([1, 0]);
  expect((await app.call(usuarioApi.ofPlan, { token: ofB, params: { id: id_planestudio }, query: {} })).status).toBe(404);
});

test('a company is not deleted while contents belong to it', async () => {
  const { id_empresa } = await buildEmpresa(app.db);
  await buildPlanestudio(app.db, { denominacion: 'De ella', id_empresa });
  const { status, problem } = await app.call(empresaApi.del, { token: unlimited, params: { id: id_empresa } });
  expect([status, problem.message]).toEqual([409, expect.stringContaining('1 contenido: «De ella»')]);
});
