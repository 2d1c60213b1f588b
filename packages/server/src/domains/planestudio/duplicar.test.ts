import { contenidoApi } from '@portal/contract/contenido';
import { cursoApi } from '@portal/contract/curso';
import { moduloApi } from '@portal/contract/modulo';
import { planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import { programaApi } from '@portal/contract/programa';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let built: BuiltPlan;

const ids = { a: 0, b: 0 };

/** A plan of two programs; «Compartido» is in two modules, «Segundo» requires it and has a content item. */
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  const compartido = await buildTema(test.db, { titulo: 'Compartido', banco: 2 });
  const segundo = await buildTema(test.db, { titulo: 'Segundo', banco: 1, codigo_estado: 0, referencia: compartido.id_tema });
  built = await buildPlan(test.db, {
    denominacion: 'Inducción',
    estructura: {
      Uno: { Caja: { Cobrar: [compartido, segundo] } },
      Dos: { Almacén: { Guardar: [compartido, { titulo: 'Tercero', banco: 0, cuestionario: 0 }] } },
    },
  });
  [ids.a, ids.b] = [compartido.id_tema, segundo.id_tema];
  const contenido = {
    id_tema: segundo.id_tema,
    codigo_tipo: 'video',
    contenido: 'Cómo se cobra',
    url: 'https://youtu.be/dQw4w9WgXcQ',
  } as const;
  expect((await test.call(contenidoApi.ins, { body: contenido, token })).status).toBe(200);
});

const tree = async (id_referencia: number) =>
  (await test.call(planestudioApi.edt, { body: { nivel: 1, id_referencia }, token })).data.filter(
    (node) => node.id_planestudio === id_referencia || node.nivel === 1,
  );

const duplicate = async (con_contenido: number) => {
  const { data, problem } = await test.call(planestudioApi.duplicar, {
    params: { id: built.plan.id_planestudio },
    body: { con_contenido },
    token,
  });
  expect(problem).toBeUndefined();
  expect(data.message).toBe('Copia creada, inactiva');
  return data.id_planestudio;
};

describe('copying a plan', () => {
  const copyAs = (body: object) =>
    test.call(planestudioApi.duplicar, { params: { id: built.plan.id_planestudio }, body: { con_contenido: 0, ...body }, token });

  it('gives it the name and days of the caller, else those of the original', async () => {
    const plan = async (id: number) => (await test.call(planestudioApi.sel, { params: { id }, token })).data;
    const { fecha_inicio, fecha_fin } = await plan(built.plan.id_planestudio);
    const own = { denominacion: 'Inducción 2028', fecha_inicio: '2028-02-29', fecha_fin: '2028-12-31' };
    expect(await plan((await copyAs(own)).data.id_planestudio)).toMatchObject({ ...own, codigo_estado: 2, version: 1 });
    expect(await plan((await copyAs({ denominacion: 'Otro' })).data.id_planestudio)).toMatchObject({
      denominacion: 'Otro',
      fecha_inicio,
      fecha_fin,
    });
  });

  it('refuses days that are no days, alone, or in the wrong order', async () => {
    const refused = async (body: object) => Object.keys((await copyAs(body)).problem?.errors ?? {});
    expect(await refused({ fecha_inicio: '2027-02-29', fecha_fin: '2027-03-01' })).toEqual(['fecha_inicio']);
    expect(await refused({ fecha_inicio: '2027-01-01' })).toEqual(['fecha_fin']);
    expect(await refused({ fecha_inicio: '2027-01-02', fecha_fin: '2027-01-01' })).toEqual(['fecha_fin']);
    expect(await refused({ denominacion: '' })).toEqual(['denominacion']);
  });

  it('links the same programs', async () => {
    const copy = await duplicate(1);
    expect((await tree(copy)).slice(1).map(({ nivel, id }) => [nivel, id])).toEqual(
      (await tree(built.plan.id_planestudio)).slice(1).map(({ nivel, id }) => [nivel, id]),
    );
  });

  it('copies everything below it: same titles and order, nothing shared with the original', async () => {
    const before = await tree(built.plan.id_planestudio);
    const copy = await duplicate(2);
    const after = await tree(copy);
    expect(await tree(built.plan.id_planestudio), 'the original is unchanged').toEqual(before);
    expect(after.slice(1).map(({ edt, titulo, codigo_estado }) => [edt, titulo, codigo_estado])).toEqual(
      before.slice(1).map(({ edt, titulo, codigo_estado }) => [edt, titulo, codigo_estado]),
    );
    expect(after[0]).toMatchObject({ titulo: 'Inducción (copia)', codigo_estado: 2 });
    const originals = new Set(before.map(({ nivel, id }) => `${nivel}-${id}`));
    expect(after.filter(({ nivel, id }) => originals.has(`${nivel}-${id}`))).toEqual([]);
    const shared = after.filter(({ titulo }) => titulo === 'Compartido').map(({ id }) => id);
    expect(new Set(shared).size, 'a topic in two places is copied once').toBe(1);
  });

  it('keeps the rules of the copied topics: requirement, questionnaire, questions, material', async () => {
    const nodes = await tree(await duplicate(2));
    const idOf = (titulo: string) => nodes.find((node) => node.titulo === titulo)?.id ?? 0;
    const [shared, second] = [idOf('Compartido'), idOf('Segundo')];
    const read = async (id: number) => (await test.call(temaApi.sel, { params: { id }, token })).data;
    expect((await read(second)).referencia).toBe(shared);
    expect((await read(ids.b)).referencia, 'the original requires the original').toBe(ids.a);
    const codes = await Promise.all([ids.a, shared].map(async (id) => (await read(id)).codigo));
    expect(new Set(codes).size).toBe(2);
    expect(codes[1]?.startsWith(`${codes[0]}-`)).toBe(true);
    const stored = await test.call(temaApi.ofModulo, { params: { id: idOf('Guardar') }, token });
    expect(stored.data.map(({ titulo, cuestionario }) => [titulo, cuestionario])).toEqual([
      ['Compartido', 1],
      ['Tercero', 0],
    ]);
    const material = (await test.call(contenidoApi.ofTema, { params: { id: second }, token })).data;
    expect(material.map(({ contenido, version }) => [contenido, version])).toEqual([['Cómo se cobra', 1]]);
  });

  it('copies questions at their first version, and a change of one leaves the original', async () => {
    const nodes = await tree(await duplicate(2));
    const shared = nodes.find((node) => node.titulo === 'Compartido')?.id ?? 0;
    const questions = async (id: number) => (await test.call(preguntaApi.ofTema, { params: { id }, token })).data;
    const [original, copied] = [await questions(ids.a), await questions(shared)];
    expect(copied.map(({ pregunta }) => pregunta)).toEqual(original.map(({ pregunta }) => pregunta));
    expect(copied.map(({ id_pregunta }) => id_pregunta)).not.toEqual(original.map(({ id_pregunta }) => id_pregunta));
    const [first] = copied;
    const versions = async () => (await test.call(preguntaApi.versiones, { params: { id: first!.id_pregunta }, token })).data;
    expect((await versions()).map(({ version, pregunta }) => [version, pregunta])).toEqual([[1, first!.pregunta]]);
    const { data: read } = await test.call(preguntaApi.sel, { params: { id: first!.id_pregunta }, token });
    expect((await test.call(preguntaApi.upd, { body: { ...read, pregunta: '¿Otra?' }, token })).problem).toBeUndefined();
    expect((await versions()).map(({ version }) => version)).toEqual([2, 1]);
    expect((await questions(ids.a)).map(({ pregunta }) => pregunta)).toEqual(original.map(({ pregunta }) => pregunta));
  });

  it('makes several copies at the same moment, each with codes of its own', async () => {
    const copies = await Promise.all([duplicate(2), duplicate(2), duplicate(2)]);
    const programs = await Promise.all(
      copies.map(async (id) => (await test.call(programaApi.ofPlan, { params: { id }, token })).data.map(({ codigo }) => codigo)),
    );
    expect(new Set(programs.flat()).size).toBe(6);
  });

  it('takes a fresh copy back level by level', async () => {
    const copy = await duplicate(2);
    const nodes = (await tree(copy)).toSorted((a, b) => a.nivel - b.nivel);
    const calls = [planestudioApi.del, programaApi.del, cursoApi.del, moduloApi.del, temaApi.del];
    const seen = new Set<string>();
    const answers: number[] = [];
    const topics = nodes
      .filter(({ nivel }) => nivel === 5)
      .toSorted((a, b) => Number(b.titulo === 'Segundo') - Number(a.titulo === 'Segundo'));
    for (const { nivel, id } of [...nodes.filter((node) => node.nivel < 5), ...topics]) {
      if (seen.has(`${nivel}-${id}`)) continue;
      seen.add(`${nivel}-${id}`);
      answers.push((await test.call(calls[nivel - 1]!, { params: { id }, token })).status);
    }
    expect(answers).toEqual(answers.map(() => 200));
  });
});
