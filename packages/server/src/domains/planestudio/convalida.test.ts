import { avanceApi } from '@portal/contract/avance';
import { certificadoApi } from '@portal/contract/certificado';
import { equipoApi } from '@portal/contract/equipo';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { databaseFingerprint } from '@portal/testkit/fingerprint.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
let admin: string;
let viejo: BuiltPlan;
/** «Código de ética», of the old plan too and required by «Ventas», and «Ventas». */
let nuevo: BuiltPlan;
/** `ana` approved the shared topic in the old plan, `ben` has both plans and nothing, both of one boss. */
let ana: Alumno;
let ben: Alumno;
let jefa: string;
let id_jefe: number;
let intento: number;

beforeEach(async () => {
  admin = await signIn(test, await buildUsuario(test.db, { admin: true }));
  const { id_empresa } = await buildEmpresa(test.db);
  const boss = await buildUsuario(test.db, { id_empresa });
  id_jefe = boss.id_usuario;
  jefa = await signIn(test, boss);
  const etica = await buildTema(test.db, { titulo: 'Código de ética', banco: 2 });
  const ventas = await buildTema(test.db, { titulo: 'Ventas', banco: 2, referencia: etica.id_tema });
  viejo = await buildPlan(test.db, { denominacion: 'Viejo', estructura: { P: { C: { M: [etica] } } } });
  nuevo = await buildPlan(test.db, { denominacion: 'Nuevo', estructura: { Q: { D: { N: [etica, ventas] } } } });
  const own = { id_empresa, codigo_jefe_inmediato: boss.codigo_usuario };
  ana = await enrol(test, [viejo, nuevo], own);
  ben = await enrol(test, [viejo, nuevo], own);
  intento = (await take(ana, viejo.ocurrencias[0]!)).data.id_evaluacion;
});

async function fila() {
  const { data } = await test.call(planestudioApi.sel, { token: admin, params: { id: nuevo.plan.id_planestudio } });
  return { ...data, programas: undefined };
}
const cambiar = async (convalida: number) => {
  const body = { ...(await fila()), convalida };
  expect((await test.call(planestudioApi.upd, { token: admin, body })).status).toBe(200);
};
const efecto = async (convalida: number) =>
  (await test.call(planestudioApi.efecto, { token: admin, body: { de: 'planestudio', cambio: { ...(await fila()), convalida } } })).data;
const temas = async ({ id_usuario, token }: Alumno) =>
  (await test.call(avanceApi.temas, { token, params: { id: id_usuario } })).data.filter(
    ({ id_planestudio }) => id_planestudio === nuevo.plan.id_planestudio,
  );
const avance = async () => {
  const { data } = await test.call(planestudioApi.dashboard, { token: admin, params: { id: nuevo.plan.id_planestudio } });
  return data.map((row) => Number(row.avance));
};

describe('a plan that counts what was approved elsewhere', () => {
  it('says before it is saved whom it touches and how, and writes nothing', async () => {
    const before = await databaseFingerprint(test.db);
    expect((await efecto(1)).frases).toEqual([
      'Afecta a 1 persona de 1 empresa en 1 plan.',
      'A 1 persona se le cuenta algún tema que aprobó en otro plan.',
    ]);
    expect(await databaseFingerprint(test.db)).toEqual(before);
    await cambiar(1);
    await take(ana, nuevo.ocurrencias[1]!);
    expect((await efecto(0)).frases).toEqual([
      'Afecta a 1 persona de 1 empresa en 1 plan.',
      'A 1 persona se le deja de contar algún tema que aprobó en otro plan.',
      '1 que había terminado vuelve a tener temas pendientes, con recordatorios.',
    ]);
    await cambiar(0);
    expect((await efecto(1)).frases).toContain('1 pasa a tener el plan terminado.');
  });

  it('shows the topic with the plan and the day, unlocks the next one, and counts in every figure', async () => {
    expect((await temas(ana)).map(({ aprobado, bloqueado }) => [aprobado, bloqueado])).toEqual([
      [false, false],
      [false, true],
    ]);
    await cambiar(1);
    const [etica, ventas] = await temas(ana);
    expect(etica).toMatchObject({
      aprobado: true,
      estado: 'Evaluado',
      nota: 100,
      intentos: 0,
      id_evaluacion: intento,
      aprobado_antes: null,
    });
    expect(etica!.aprobado_en).toEqual({ plan: 'Viejo', fecha: '2026-11-21' });
    expect(ventas).toMatchObject({ aprobado: false, bloqueado: false });
    expect((await temas(ben)).every(({ aprobado, aprobado_en }) => !aprobado && !aprobado_en)).toBe(true);
    const { data: panel } = await test.call(avanceApi.panel, { token: ana.token });
    expect(panel.planes?.find(({ plan }) => plan === 'Nuevo')).toMatchObject({ temas: 2, aprobados: 1 });
    expect(panel.planes?.find(({ plan }) => plan === 'Viejo')).toMatchObject({ temas: 1, aprobados: 1 });
    expect(await avance(), 'half of one of two people').toEqual([25]);
    const ofPlan = (await test.call(planestudioApi.seguimiento, { token: admin })).data.filter(
      ({ id_planestudio }) => id_planestudio === nuevo.plan.id_planestudio,
    );
    expect(ofPlan.map(({ avance: part, promedio }) => [part, promedio])).toEqual([[25, 100]]);
    const rows = (await test.call(planestudioApi.progreso, { token: admin })).data;
    expect(
      rows
        .filter(({ denominacion, id_usuario }) => denominacion === 'Nuevo' && id_usuario === ana.id_usuario)
        .map(({ titulo, nota, aprobado }) => [titulo, nota, aprobado])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['Código de ética', 100, true],
      ['Ventas', null, false],
    ]);
    const team = (await test.call(equipoApi.personas, { token: jefa, params: { id: id_jefe } })).data;
    const row = team.find(({ plan, id_usuario }) => plan === 'Nuevo' && id_usuario === ana.id_usuario);
    expect(row).toMatchObject({ estado: 'En Progreso', avance: 50, promedio: 100, ultima_actividad: null });
    const certificados = (await test.call(certificadoApi.ofUsuario, { token: ana.token, params: { id: ana.id_usuario } })).data;
    expect(
      certificados.map(({ id_evaluacion }) => id_evaluacion),
      'no further certificate',
    ).toEqual([intento]);
  });

  it('counts an approval that comes later, and follows its annulment and its return', async () => {
    await cambiar(1);
    const { id_evaluacion } = (await take(ben, viejo.ocurrencias[0]!)).data;
    expect((await temas(ben))[0]).toMatchObject({ aprobado: true, id_evaluacion });
    const cuerpo = (codigo_estado: 1 | 2) => ({ seleccion: { ids: [id_evaluacion] }, codigo_estado, motivo: 'Copió' });
    const said = await test.call(evaluacionApi.anular, { token: admin, query: { simular: 1 }, body: cuerpo(2) });
    expect(said.data.temas, 'its place and the one that counts it').toBe(2);
    const set = (codigo_estado: 1 | 2) =>
      test.call(evaluacionApi.upd, { token: admin, params: { id: id_evaluacion }, body: { codigo_estado, motivo: 'Copió' } });
    expect((await set(2)).status).toBe(200);
    expect((await temas(ben))[0]).toMatchObject({ aprobado: false, aprobado_en: null, id_evaluacion: 0, nota: null });
    expect((await set(1)).status).toBe(200);
    expect((await temas(ben))[0]).toMatchObject({ aprobado: true, id_evaluacion });
  });

  it('lets the topic be taken here too: only an approval of here takes its place', async () => {
    await cambiar(1);
    await take(ana, nuevo.ocurrencias[0]!, 0);
    expect((await temas(ana))[0]).toMatchObject({ aprobado: true, nota: 100, intentos: 1, id_evaluacion: intento });
    test.now = new Date(test.now.getTime() + 86_400_000);
    const token = await signIn(test, ana);
    const own = (await take({ ...ana, token }, nuevo.ocurrencias[0]!)).data;
    expect((await temas({ ...ana, token }))[0]).toMatchObject({
      aprobado: true,
      intentos: 2,
      id_evaluacion: own.id_evaluacion,
      aprobado_en: null,
    });
    expect((await test.call(certificadoApi.ofUsuario, { token, params: { id: ana.id_usuario } })).data).toHaveLength(2);
    await expect(take({ ...ana, token }, nuevo.ocurrencias[0]!)).rejects.toThrow('409');
  });

  it('holds nothing that goes, because no attempt of there keeps it', async () => {
    await cambiar(1);
    const { id_modulo } = nuevo.modulos[0]!;
    const ofModulo = () => test.db.selectFrom('progreso_tema').select('id_tema').where('id_modulo', '=', id_modulo).execute();
    expect(await ofModulo()).toHaveLength(1);
    for (const table of ['tema_modulo', 'curso_modulo', 'modulo'] as const)
      await test.db.deleteFrom(table).where('id_modulo', '=', id_modulo).execute();
    expect(await ofModulo()).toEqual([]);
  });

  it('is kept by a copy, and by a change that does not name it', async () => {
    await cambiar(1);
    const { data } = await test.call(planestudioApi.duplicar, {
      token: admin,
      params: { id: nuevo.plan.id_planestudio },
      body: { con_contenido: 0 },
    });
    const copy = await test.call(planestudioApi.sel, { token: admin, params: { id: data.id_planestudio } });
    expect(copy.data.convalida).toBe(1);
    const body = { ...(await fila()), convalida: undefined, denominacion: 'Otro nombre' };
    expect((await test.call(planestudioApi.upd, { token: admin, body })).status).toBe(200);
    expect((await fila()).convalida).toBe(1);
    expect((await temas(ana))[0]!.aprobado).toBe(true);
  });
});
