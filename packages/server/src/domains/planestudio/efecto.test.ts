import { contenidoApi } from '@portal/contract/contenido';
import { moduloApi } from '@portal/contract/modulo';
import { type Cambio, planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { databaseFingerprint } from '@portal/testkit/fingerprint.ts';
import { enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
let admin: string;
/** One plan of two modules: «Uno» and «Dos» in the first, «Tres» in the second. */
let plan: BuiltPlan;
/** `hecha` approved everything; `media` approved «Uno» and has «Dos» open; `nueva`, of another company, did nothing. */
let hecha: Alumno;
let media: Alumno;

beforeEach(async () => {
  admin = await signIn(test, await buildUsuario(test.db, { admin: true }));
  plan = await buildPlan(test.db, { today: '2026-11-21', estructura: { P: { C: { M: ['Uno', 'Dos'], N: ['Tres'] } } } });
  const [a, b] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
  hecha = await enrol(test, [plan], { id_empresa: a.id_empresa });
  media = await enrol(test, [plan], { id_empresa: a.id_empresa });
  await enrol(test, [plan], { id_empresa: b.id_empresa });
  for (const place of plan.ocurrencias) await take(hecha, place);
  await take(media, plan.ocurrencias[0]!);
  await open(media, plan.ocurrencias[1]!);
});

const ask = async (de: Cambio, cambio: unknown) => {
  const { data, status } = await test.call(planestudioApi.efecto, { token: admin, body: { de, cambio } });
  expect(status).toBe(200);
  return data;
};
/** Reads what a form would send: without the counts that bear the name of an ordered list. */
const modulo = async (index = 0) => (await test.call(moduloApi.sel, { token: admin, params: { id: plan.modulos[index]!.id_modulo } })).data;
async function tema(index = 0) {
  const { data } = await test.call(temaApi.sel, { token: admin, params: { id: plan.temas[index]!.id_tema } });
  return { ...data, preguntas: undefined };
}
async function planRow() {
  const { data } = await test.call(planestudioApi.sel, { token: admin, params: { id: plan.plan.id_planestudio } });
  return { ...data, programas: undefined };
}

describe('a topic comes to a module, or leaves one', () => {
  it('counts whoever has the plan, and whoever had finished it and has not then', async () => {
    const otro = await buildTema(test.db, { titulo: 'Cuatro' });
    const ids = [...plan.temas.slice(0, 2), otro].map(({ id_tema }) => ({ id: id_tema, cuestionario: 1 }));
    const before = await databaseFingerprint(test.db);
    const answer = await ask('modulo', { ...(await modulo()), temas: ids });
    expect(answer).toMatchObject({ personas: 3, empresas: 2, planes: 1 });
    expect(answer.frases).toEqual([
      'Afecta a 3 personas de 2 empresas en 1 plan.',
      'Entra 1 tema, que queda pendiente.',
      '1 que había terminado vuelve a tener temas pendientes, con recordatorios.',
    ]);
    expect(await databaseFingerprint(test.db), 'nothing is written').toEqual(before);
    expect((await ask('temaModulo', [{ id_modulo: plan.modulos[1]!.id_modulo, id_tema: otro.id_tema }])).frases).toEqual(answer.frases);
  });

  it('counts who would be through without the topic, and says the same of a topic that becomes inactive', async () => {
    await take(media, plan.ocurrencias[1]!);
    const sin = await ask('modulo', { ...(await modulo(1)), temas: [] });
    expect(sin.frases).toEqual([
      'Afecta a 3 personas de 2 empresas en 1 plan.',
      'Sale 1 tema, que deja de contar en el avance; intentos y certificados se conservan.',
      '1 pasa a tener el plan terminado.',
    ]);
    expect((await ask('tema', { ...(await tema(2)), codigo_estado: 2 })).frases).toEqual(sin.frases);
    expect((await ask('modulo', { ...(await modulo(1)), codigo_estado: 2 })).frases).toEqual(sin.frases);
  });

  it('says nothing of names and order, of people who ceased, of closed assignments and of plans that do not run', async () => {
    const temas = plan.temas.slice(0, 2).map(({ id_tema }) => ({ id: id_tema, cuestionario: 1 }));
    expect((await ask('modulo', { ...(await modulo()), titulo: 'Otro nombre', temas: temas.toReversed() })).frases).toEqual([]);
    const { id_usuario } = hecha;
    await test.db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: '2026-11-20' }).where('id_usuario', '=', id_usuario).execute();
    await test.db
      .updateTable('asignacion')
      .set({ codigo_estado: 2, fecha_cierre: '2026-11-20T12:00:00Z' })
      .where('id_usuario', '=', media.id_usuario)
      .execute();
    const gone = { ...(await modulo()), temas: temas.slice(1) };
    expect(await ask('modulo', gone)).toMatchObject({ personas: 1, empresas: 1 });
    await test.db.updateTable('planestudio').set({ codigo_estado: 2 }).where('id_planestudio', '=', plan.plan.id_planestudio).execute();
    expect(await ask('modulo', gone)).toEqual({ personas: 0, empresas: 0, planes: 0, frases: [], avisables: 0, sin_correo: 0 });
  });

  it('counts a topic that loses its questionnaire in the module for those who have yet to approve it', async () => {
    const temas = plan.temas.slice(0, 2).map(({ id_tema }, index) => ({ id: id_tema, cuestionario: index === 1 ? 0 : 1 }));
    expect((await ask('modulo', { ...(await modulo()), temas })).frases.slice(1)).toEqual([
      'Cambia el cuestionario de 2 personas que aún no aprueban; lo ya calificado no cambia.',
      '1 lo tiene abierto y lo termina con las preguntas de antes.',
    ]);
  });
});

describe('a plan changes', () => {
  it('counts the people with a moved deadline, and those overdue no longer or from today on', async () => {
    const later = await ask('planestudio', { ...(await planRow()), fecha_fin: '2026-12-31' });
    expect(later).toMatchObject({ personas: 2, empresas: 2 });
    expect(later.frases.slice(1)).toEqual(['Cambia el plazo de 2 personas con temas pendientes.']);
    const past = await ask('planestudio', { ...(await planRow()), fecha_fin: '2026-11-20' });
    expect(past.frases).toContain('2 quedan vencidas desde hoy.');
    await test.db
      .updateTable('planestudio')
      .set({ fecha_fin: '2026-11-20' })
      .where('id_planestudio', '=', plan.plan.id_planestudio)
      .execute();
    const again = await ask('planestudio', { ...(await planRow()), fecha_fin: '2026-11-21' });
    expect(again.frases).toContain('2 dejan de estar vencidas y vuelven a recibir recordatorios.');
  });

  it('says who gets it and who loses it with its state, and what a program brings', async () => {
    const row = await planRow();
    expect((await ask('planestudio', { ...row, codigo_estado: 2 })).frases).toContain(
      '3 personas dejan de ver el plan; lo que hicieron se conserva.',
    );
    const { programas } = await buildPlan(test.db, { estructura: { Q: { D: { O: ['Cuatro', 'Cinco'] } } } });
    const other = await ask('planestudio', { ...row, programas: [{ id: programas[0]!.id_programa }] });
    expect(other.frases.slice(1, 3)).toEqual([
      'Entran 2 temas, que quedan pendientes.',
      'Salen 3 temas, que dejan de contar en el avance; intentos y certificados se conservan.',
    ]);
    await test.db.updateTable('planestudio').set({ codigo_estado: 2 }).where('id_planestudio', '=', row.id_planestudio).execute();
    expect((await ask('planestudio', { ...row, codigo_estado: 1 })).frases).toContain('3 personas reciben el plan.');
  });
});

describe('a topic changes inside', () => {
  it('says for whom pass mark, number of questions and material change', async () => {
    const row = await tema(1);
    expect((await ask('tema', { ...row, notaminima: 75 })).frases).toEqual([
      'Afecta a 2 personas de 2 empresas en 1 plan.',
      'La nota mínima pasa de 70 a 75 para 2 personas que aún no aprueban; lo aprobado no cambia.',
    ]);
    expect((await ask('tema', { ...row, notaminima: 70 })).frases, 'the same as the general one').toEqual([]);
    expect((await ask('tema', { ...row, numero_preguntas: 2 })).frases[1]).toContain('Cambia el cuestionario de 2 personas');
    expect((await ask('tema', { ...row, contenido: 'https://otro.pe/leccion' })).frases[1]).toContain('Cambia lo que estudian 2 personas');
  });

  it('says who waits for another topic from then on', async () => {
    expect((await ask('tema', { ...(await tema(1)), referencia: plan.temas[2]!.id_tema })).frases[1]).toBe(
      '2 personas deberán aprobar antes otro tema.',
    );
  });

  it('says for whom a question changes, is linked, is unlinked or leaves', async () => {
    const [used] = plan.temas[1]!.banco;
    const { data: pregunta } = await test.call(preguntaApi.sel, { token: admin, params: { id: used!.id_pregunta } });
    const said = ['Cambia el cuestionario de 2 personas que aún no aprueban; lo ya calificado no cambia.'];
    const other = pregunta.indicador_correcta === 1 ? 2 : 1;
    expect((await ask('pregunta', { ...pregunta, indicador_correcta: other })).frases).toEqual(expect.arrayContaining(said));
    expect((await ask('pregunta', { ...pregunta, codigo_estado: 2 })).frases).toEqual(expect.arrayContaining(said));
    expect((await ask('pregunta', pregunta)).frases, 'nothing changes').toEqual([]);
    const link = await test.db
      .selectFrom('tema_pregunta')
      .selectAll()
      .where('id_pregunta', '=', used!.id_pregunta)
      .executeTakeFirstOrThrow();
    expect((await ask('desvincular', { id: link.id_tema_pregunta })).frases).toEqual(expect.arrayContaining(said));
    const { rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, codigo_categoria } = pregunta;
    const nueva = { pregunta: 'Nueva', rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, codigo_categoria };
    const { data, problem } = await test.call(preguntaApi.ins, { token: admin, body: [nueva] });
    expect(problem).toBeUndefined();
    expect((await ask('temaPregunta', [{ id_tema: plan.temas[1]!.id_tema, id_pregunta: data.id_pregunta }])).frases).toEqual(
      expect.arrayContaining(said),
    );
  });

  it('says for whom a content item moves, is withdrawn or removed', async () => {
    const body = {
      id_tema: plan.temas[2]!.id_tema,
      codigo_tipo: 'video' as const,
      contenido: 'V',
      url: 'https://x.pe/v',
      codigo_estado: 1,
    };
    const { data } = await test.call(contenidoApi.ins, { token: admin, body });
    const { id_contenido } = data;
    const said = 'Cambia lo que estudian 2 personas que aún no aprueban el tema.';
    expect((await ask('contenido', { ...body, id_contenido, codigo_estado: 2 })).frases[1]).toBe(said);
    expect((await ask('contenido', { ...body, id_contenido, id_tema: plan.temas[1]!.id_tema })).frases[1]).toBe(said);
    expect((await ask('contenido', { ...body, id_contenido, descripcion: 'x' })).frases).toEqual([]);
    expect((await ask('eliminarContenido', { id: id_contenido })).frases[1]).toBe(said);
  });

  it('says for whom the general pass mark changes: topics without an own one', async () => {
    await test.db.updateTable('tema').set({ notaminima: 80 }).where('id_tema', '=', plan.temas[1]!.id_tema).execute();
    expect((await ask('notaminima', { notaminima: 60 })).frases[1]).toContain('pasa de 70 a 60 para');
    expect((await ask('notaminima', { notaminima: 70 })).frases).toEqual([]);
  });
});

describe('what its own call refuses', () => {
  it('is refused before the question: an old version, a wrong value, an unknown record', async () => {
    const row = await planRow();
    const refused = async (cambio: unknown) =>
      (await test.call(planestudioApi.efecto, { token: admin, body: { de: 'planestudio', cambio } })).status;
    expect(await refused({ ...row, version: row.version + 1 })).toBe(409);
    expect(await refused({ ...row, denominacion: '' })).toBe(400);
    expect(await refused({ ...row, fecha_fin: '2020-01-01' })).toBe(400);
    expect(await refused(undefined)).toBe(400);
    expect(await refused({ ...row, id_planestudio: 999_999 })).toBe(404);
  });

  it("words it in the reader's language", async () => {
    const cambio = { ...(await planRow()), codigo_estado: 2 };
    const answer = await test.inject({
      method: 'POST',
      url: '/api/planestudio/efecto',
      headers: { authorization: `Bearer ${admin}`, 'accept-language': 'en' },
      payload: { de: 'planestudio', cambio },
    });
    expect(answer.json().frases[0]).toBe('Affects 3 people of 2 companies in 1 plan.');
  });
});

describe('POST /planestudio/faltas', () => {
  it('looks to the bottom: an empty module, an inactive course, a topic without material', async () => {
    const empty = await buildPlan(test.db, { estructura: { Vacío: {}, Hueco: { Curso: { 'Módulo solo': [] } } } });
    const look = async (one: BuiltPlan) =>
      (await test.call(planestudioApi.faltas, { token: admin, body: { programas: one.programas.map(({ id_programa }) => id_programa) } }))
        .data;
    const found = await look(empty);
    expect(found.temas).toBe(0);
    expect(found.faltas).toMatchObject([
      { nivel: 'programa', id: empty.programas[0]!.id_programa },
      { nivel: 'modulo', id: empty.modulos[0]!.id_modulo },
    ]);
    expect((await look(plan)).temas).toBe(3);
    await test.db.updateTable('curso').set({ codigo_estado: 2 }).where('id_curso', '=', plan.cursos[0]!.id_curso).execute();
    const withdrawn = await look(plan);
    expect(withdrawn.temas).toBe(0);
    expect(withdrawn.faltas).toContainEqual(expect.objectContaining({ nivel: 'curso', id: plan.cursos[0]!.id_curso }));
  });
});
