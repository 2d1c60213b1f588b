import { asignacionApi } from '@portal/contract/asignacion';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { answersFor, enrol, open } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;

beforeAll(async () => {
  plan = await buildPlan(test.db);
});

describe('a topic that asks for questions while its bank has none', () => {
  const vacio = { titulo: 'Vacío', banco: 0, numero_preguntas: 5 };
  const build = () => buildPlan(test.db, { estructura: { G: { C: { M: [vacio, 'Otro'] } } } });

  it('is not ready, opens no attempt and is pending behind the others', async () => {
    const own = await build();
    const { token, id_usuario } = await enrol(test, [own]);
    const body = own.ocurrencias[0]!;
    for (const refused of [
      await test.call(evaluacionApi.ins, { token, body }),
      await test.call(preguntaApi.cuestionario, { token, body }),
    ]) {
      expect([refused.status, refused.problem.code]).toEqual([409, 'tema_sin_preguntas']);
      expect(refused.problem.valores).toEqual({ tema: 'Vacío' });
    }
    expect((await test.call(temaApi.detalle, { token, body })).data).toMatchObject({ listo: false, preguntas: 0, aprobado: false });
    const { data } = await test.call(asignacionApi.pendientes, { token, params: { id: id_usuario } });
    expect(data.map(({ titulo, listo }) => [titulo, listo])).toEqual([
      ['Otro', true],
      ['Vacío', false],
    ]);
    expect(await test.db.selectFrom('evaluacion').select('id_evaluacion').where('id_usuario', '=', id_usuario).execute()).toEqual([]);
  });

  it('is not completed by the feedback of an attempt that was opened without questions, and gets them once there are some', async () => {
    const own = await build();
    const other = await enrol(test, [own]);
    const { id_tema } = own.ocurrencias[0]!;
    const set = (numero_preguntas: number) =>
      test.db.updateTable('tema').set({ numero_preguntas }).where('id_tema', '=', id_tema).execute();
    await set(0);
    const id_evaluacion = await open(other, own.ocurrencias[0]!);
    await set(5);
    const send = () => test.call(evaluacionApi.insDetalle, { token: other.token, body: [{ id_evaluacion, escala: 100 }] });
    expect((await send()).problem).toMatchObject({ code: 'tema_sin_preguntas', clave: 'evaluacion.errores.intentoSinPreguntas' });
    expect(await test.db.selectFrom('certificado').select('id_certificado').where('id_evaluacion', '=', id_evaluacion).execute()).toEqual(
      [],
    );
    const { id_pregunta } = plan.temas[0]!.banco[0]!;
    await test.db.insertInto('tema_pregunta').values({ id_tema, id_pregunta, usuario_creacion: 'prueba' }).execute();
    expect(await open(other, own.ocurrencias[0]!)).toBe(id_evaluacion);
    expect((await send()).problem.clave).toBe('evaluacion.errores.faltan');
    const body = await answersFor(test, id_evaluacion);
    expect((await test.call(evaluacionApi.insDetalle, { token: other.token, body })).data).toMatchObject({ nota: 100, aprobado: true });
  });

  it('lets a learner finish an attempt after its questions left the bank', async () => {
    const own = await buildPlan(test.db);
    const other = await enrol(test, [own]);
    const id_evaluacion = await open(other, own.ocurrencias[0]!);
    const ids = own.temas[0]!.banco.map(({ id_pregunta }) => id_pregunta);
    await test.db.updateTable('pregunta').set({ codigo_estado: 2 }).where('id_pregunta', 'in', ids).execute();
    expect(await open(other, own.ocurrencias[0]!)).toBe(id_evaluacion);
    const body = await answersFor(test, id_evaluacion);
    expect((await test.call(evaluacionApi.insDetalle, { token: other.token, body })).data.aprobado).toBe(true);
  });
});
