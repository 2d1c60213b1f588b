import { reporteApi } from '@portal/contract/reporte';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { REPORTES } from './reportes.service.ts';
import { sendProgramados } from './reporte.public.ts';

const recorder = useRecorder();
const app = useTestApp();
const RUTA = '/reporteusuarioxempresa' as const;

interface Person {
  readonly id_usuario: number;
  readonly codigo_usuario: string | null;
  readonly personal: string;
}
let duena: { readonly id_usuario: number; readonly token: string };
let plan: number;

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('correo').execute();
  await app.db.deleteFrom('reporte_guardado').execute();
  duena = await enrol(app, [], { admin: true });
  plan = (await buildPlan(app.db, { today: '2026-11-21' })).plan.id_planestudio;
});

const leader = (over: UsuarioOverrides = {}) => buildUsuario(app.db, over);

/** Builds a company with one assigned person; `personas` of the report in that company. */
async function company(codes: { gerente?: Person; director?: Person } = {}) {
  const { id_empresa, empresa } = await buildEmpresa(app.db, {
    codigo_gerente: codes.gerente?.codigo_usuario ?? null,
    codigo_director: codes.director?.codigo_usuario ?? null,
  });
  const persona = await buildUsuario(app.db, { id_empresa });
  await buildAsignacion(app.db, { id_usuario: persona.id_usuario, id_planestudio: plan });
  return { id_empresa, empresa, persona };
}

const filtrosOf = (...companies: { readonly id_empresa: number }[]) => ({
  empresas: companies.map(({ id_empresa }) => id_empresa).join(','),
  planes: String(plan),
  desde: '0',
  hasta: '0',
});

const save = async (filtros: object, over: object = {}, { token } = duena) => {
  const body = {
    nombre: 'Avance',
    ruta: RUTA,
    filtros,
    columnas: 'personal',
    frecuencia: 'diario' as const,
    hora: 8,
    a_direccion: 1,
    ...over,
  };
  const answer = await app.call(reporteApi.guardar, { token, body });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer.data.id_reporte;
};
const simulate = async (filtros: object, over: object = {}, { token } = duena) =>
  (await app.call(reporteApi.simularEnvio, { token, body: { filtros, a_direccion: 1, ...over } })).data;
const due = (day = '2026-11-22') => {
  app.now = new Date(Date.parse(`${day}T13:00:00Z`));
};
const run = (signal?: AbortSignal) => sendProgramados(app.db, { now: app.now, publicUrl: 'https://portal.test', signal });

/** Names in the file of each letter, by its reader. */
async function letters(): Promise<Record<number, string[]>> {
  const found = await app.db.selectFrom('correo').select(['id_usuario', 'adjunto']).execute();
  const read = async (bytes: Buffer | null) => {
    const { sheets } = await readXlsx(new Uint8Array(bytes!));
    return sheets[0]!.rows
      .slice(1)
      .map(([name]) => String(name))
      .toSorted();
  };
  return Object.fromEntries(await Promise.all(found.map(async ({ id_usuario, adjunto }) => [id_usuario, await read(adjunto)] as const)));
}
const results = async (id: number) =>
  Object.fromEntries(
    (await app.db.selectFrom('reporte_envio').select(['id_usuario', 'resultado']).where('id_reporte_guardado', '=', id).execute()).map(
      ({ id_usuario, resultado }) => [id_usuario, resultado],
    ),
  );

describe('a report for managers and directors', () => {
  test('reaches each of them once, with the own companies alone, as it was simulated', async () => {
    const [gerente, directora] = [await leader({ idioma: 'en' }), await leader()];
    const mudo = await leader({ correo_electronico: null });
    const a = await company({ gerente, director: directora });
    const b = await company({ gerente });
    const c = await company({ gerente: mudo });
    const d = await company();
    const filtros = filtrosOf(a, b, c, d);
    expect(await simulate(filtros)).toEqual({
      total: 2,
      personas: [
        { personal: gerente.personal, empresas: 2 },
        { personal: directora.personal, empresas: 1 },
      ].toSorted((one, other) => (one.personal < other.personal ? -1 : 1)),
      sin_correo: 1,
      empresas_sin: 2,
      nombres_sin: [c.empresa, d.empresa].toSorted(),
    });
    const id = await save(filtros);
    due();
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    expect(await letters()).toEqual({
      [gerente.id_usuario]: [a.persona.personal, b.persona.personal].toSorted(),
      [directora.id_usuario]: [a.persona.personal],
    });
    const mails = await app.db.selectFrom('correo').select(['id_usuario', 'asunto', 'texto']).execute();
    const own = mails.find(({ id_usuario }) => id_usuario === gerente.id_usuario)!;
    expect(own.asunto).toBe('Report: Avance');
    expect(own.texto).toContain(`Your 2 companies\n- ${a.empresa}\n- ${b.empresa}`);
    expect(own.texto).toContain('https://portal.test/miequipo');
    expect(mails.find(({ id_usuario }) => id_usuario === directora.id_usuario)!.texto).not.toContain(b.empresa);
    expect((await results(id))[mudo.id_usuario]).toBe('sin_correo');
    const history = await app.call(reporteApi.enviosGuardado, {
      token: await signIn(app, duena),
      params: { id },
      query: { pagina: 1, orden: '-filas' },
    });
    expect(history.total).toBe(3);
    expect(history.data[0]).toMatchObject({
      fecha: '2026-11-22',
      personal: gerente.personal,
      resultado: 'adjunto',
      filas: 2,
      carta: 'pendiente',
    });
    expect(history.data[0]!.empresas).toBe(`${a.empresa}, ${b.empresa}`);
  });

  test('is nobody’s who left, whose address came back, or who leads the company no more', async () => {
    const [left, returned, replaced, present] = [await leader(), await leader(), await leader(), await leader()];
    const a = await company({ gerente: left, director: returned });
    const b = await company({ gerente: replaced, director: present });
    const id = await save(filtrosOf(a, b));
    await app.db.updateTable('usuario').set({ fecha_cese: '2026-11-22' }).where('id_usuario', '=', left.id_usuario).execute();
    const { correo_electronico } = returned;
    await app.db
      .updateTable('usuario')
      .set({ correo_rebotado: correo_electronico })
      .where('id_usuario', '=', returned.id_usuario)
      .execute();
    await app.db.updateTable('empresa').set({ codigo_gerente: null }).where('id_empresa', '=', b.id_empresa).execute();
    due();
    expect(await run()).toBe(1);
    expect(Object.keys(await letters())).toEqual([String(present.id_usuario)]);
    expect(await results(id)).toEqual({ [returned.id_usuario]: 'sin_correo', [present.id_usuario]: 'adjunto' });
  });

  test('of a limited access stays in its companies, also when they became fewer', async () => {
    const [gerente, otro] = [await leader(), await leader()];
    const [a, b, c] = [await company({ gerente }), await company({ gerente }), await company({ gerente: otro })];
    const limitada = await limitedAdmin(app, [a.id_empresa, b.id_empresa]);
    const todas = { planes: String(plan), empresas: '0', desde: '0', hasta: '0' };
    expect(await simulate(todas, {}, limitada)).toMatchObject({ total: 1, personas: [{ personal: gerente.personal, empresas: 2 }] });
    await save(todas, {}, limitada);
    await app.db
      .deleteFrom('acceso_empresa')
      .where('id_usuario', '=', limitada.id_usuario)
      .where('id_empresa', '=', b.id_empresa)
      .execute();
    due();
    expect(await run()).toBe(1);
    expect(await letters()).toEqual({ [gerente.id_usuario]: [a.persona.personal] });
    expect(c.id_empresa).toBeGreaterThan(0);
  });

  test('reaches a chosen administrator who leads a company once, with the own access', async () => {
    const otra = await enrol(app, [], { admin: true });
    const { codigo_usuario, personal } = await app.db
      .selectFrom('usuario')
      .select(['codigo_usuario', 'personal'])
      .where('id_usuario', '=', otra.id_usuario)
      .executeTakeFirstOrThrow();
    const a = await company({ gerente: { ...otra, codigo_usuario, personal } });
    const b = await company();
    const destinatarios = [otra.id_usuario];
    expect(await simulate(filtrosOf(a, b), { destinatarios })).toMatchObject({ total: 1, personas: [{ personal, empresas: null }] });
    await save(filtrosOf(a, b), { destinatarios });
    due();
    expect(await run()).toBe(1);
    expect(await letters()).toEqual({ [otra.id_usuario]: [a.persona.personal, b.persona.personal].toSorted() });
  });
});

describe('a turn', () => {
  const several = async (count: number) => {
    const made = [];
    for (let index = 0; index < count; index += 1) made.push(await company({ gerente: await leader() }));
    return made;
  };

  test('goes on where a run that was ended left it, each letter once', async () => {
    const id = await save(filtrosOf(...(await several(3))));
    due();
    let asked = 0;
    const ended = {
      get aborted() {
        return (asked += 1) > 2;
      },
    } as AbortSignal;
    expect(await run(ended)).toBe(1);
    expect(Object.values(await results(id)).toSorted()).toEqual(['adjunto', 'pendiente', 'pendiente']);
    app.now = new Date(app.now.getTime() + 60_000);
    expect(await Promise.all([run(), run()]).then(([one, two]) => one + two)).toBe(2);
    expect(Object.keys(await letters())).toHaveLength(3);
  });

  test('leaves to the next day those whom it did not reach, for one letter', async () => {
    const id = await save(filtrosOf(...(await several(2))));
    due();
    let asked = 0;
    expect(
      await run({
        get aborted() {
          return (asked += 1) > 2;
        },
      } as AbortSignal),
    ).toBe(1);
    due('2026-11-23');
    expect(await run()).toBe(2);
    expect(await app.db.selectFrom('correo').select('clave').where('clave', 'like', `informe-${id}-%`).execute()).toHaveLength(3);
  });

  test('notes a company that fails, and the others get theirs', async () => {
    const [a, b] = await several(2);
    const id = await save(filtrosOf(a!, b!));
    const report = REPORTES[RUTA];
    const original = report.rows;
    const spy = vi.spyOn(report, 'rows').mockImplementation((lectura, ...rest) => {
      if (lectura.scope?.empresas.includes(a!.id_empresa)) throw new Error('bad');
      return original(lectura, ...rest);
    });
    onTestFinished(() => spy.mockRestore());
    due();
    expect(await run()).toBe(1);
    expect(Object.values(await results(id)).toSorted()).toEqual(['adjunto', 'error']);
  });

  test.runIf(inject('testDatabase').kind === 'postgresql')('asks the same number of statements for each further company', async () => {
    const made = await several(6);
    const cost = async (count: number, nombre: string) => {
      await app.db.deleteFrom('reporte_guardado').execute();
      app.now = TEST_NOW;
      await save(filtrosOf(...made.slice(0, count)), { nombre });
      due();
      recorder.take();
      expect(await run()).toBe(count);
      return recorder.take().length;
    };
    await cost(1, 'Calienta');
    const [two, four, six] = [await cost(2, 'Dos'), await cost(4, 'Cuatro'), await cost(6, 'Seis')];
    expect(six - four).toBe(four - two);
    expect((four - two) / 2).toBeLessThanOrEqual(8);
  });
});
