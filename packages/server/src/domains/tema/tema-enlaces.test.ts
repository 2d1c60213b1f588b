import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildModulo } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token: string;

beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

describe('linking (P26)', () => {
  it('counts repeated pairs and stores the order', async () => {
    const tema = await buildTema(test.db, { banco: 1 });
    const added = await Promise.all([buildPregunta(test.db), buildPregunta(test.db)]);
    const pairs = [...tema.banco, ...added, added[0]].map((pregunta) => ({ id_tema: tema.id_tema, id_pregunta: pregunta.id_pregunta }));
    const answer = await test.call(temaApi.pregunta, { token, body: pairs });
    expect(answer.data).toMatchObject({
      result: '0',
      clave: 'enlace.hecho.preguntas',
      message: '2 preguntas enlazadas, 2 ya lo estaban',
      insertados: 2,
      existentes: 2,
    });
    expect((await test.call(temaApi.pregunta, { token, body: pairs })).data).toMatchObject({ insertados: 0, existentes: 4 });
    const links = await test.db
      .selectFrom('tema_pregunta')
      .select('id_pregunta')
      .where('id_tema', '=', tema.id_tema)
      .orderBy('numero_orden')
      .execute();
    expect(links.map((link) => link.id_pregunta)).toEqual([...tema.banco, ...added].map((pregunta) => pregunta.id_pregunta));
  });

  it('names the row of an unknown id and writes nothing', async () => {
    const tema = await buildTema(test.db, { banco: 0 });
    const pregunta = await buildPregunta(test.db);
    const body = [
      { id_tema: tema.id_tema, id_pregunta: pregunta.id_pregunta },
      { id_tema: tema.id_tema, id_pregunta: 999_999 },
    ];
    const { problem } = await test.call(temaApi.pregunta, { token, body });
    expect(problem).toMatchObject({ status: 400, errors: { '1.id_pregunta': 'Fila 2: la pregunta 999999 no existe.' } });
    expect((await test.call(temaApi.sel, { token, params: { id: tema.id_tema } })).data.preguntas).toBe(0);
  });

  it('links topics with modules and recomputes the progress of their plans', async () => {
    const { plan, modulos } = await buildPlan(test.db);
    const alumno = await buildUsuario(test.db);
    await buildAsignacion(test.db, { id_usuario: alumno.id_usuario, id_planestudio: plan.id_planestudio });
    const [uno, dos] = await Promise.all([buildTema(test.db), buildTema(test.db)]);
    const loose = await buildModulo(test.db);
    const body = [uno, dos].flatMap(({ id_tema }) => [
      { id_tema, id_modulo: modulos[0]!.id_modulo, cuestionario: 0 },
      { id_tema, id_modulo: loose.id_modulo },
    ]);
    expect((await test.call(temaApi.modulo, { token, body })).data).toMatchObject({
      insertados: 4,
      existentes: 0,
      message: '4 temas enlazados',
    });
    const progreso = await test.db
      .selectFrom('progreso')
      .select('total')
      .where('id_planestudio', '=', plan.id_planestudio)
      .executeTakeFirstOrThrow();
    expect(progreso.total).toBe(4);
    expect((await test.call(temaApi.modulo, { token, body: [{ id_tema: uno.id_tema, id_modulo: 999_999 }] })).problem.errors).toEqual({
      '0.id_modulo': 'Fila 1: el módulo 999999 no existe.',
    });
    const listed = await test.call(temaApi.ofModulo, { token, params: { id: modulos[0]!.id_modulo } });
    expect(listed.data.map((row) => row.cuestionario)).toEqual(expect.arrayContaining([0, 0, 1, 1]));
  });

  it('accepts 20,000 pairs in one call', async () => {
    const tema = await buildTema(test.db, { banco: 0 });
    const pregunta = await buildPregunta(test.db);
    const body = Array.from({ length: 20_000 }, () => ({ id_tema: tema.id_tema, id_pregunta: pregunta.id_pregunta }));
    expect((await test.call(temaApi.pregunta, { token, body })).data).toMatchObject({ insertados: 1, existentes: 19_999 });
  });
});
