import { certificadoApi } from '@portal/contract/certificado';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;
let alumno: Alumno;

beforeAll(async () => {
  plan = await buildPlan(test.db, { estructura: { G: { C: { M: ['Ética y cumplimiento', 'Otro', 'Tercero'] } } } });
  alumno = await enrol(test, [plan], { nombres: 'María José', apellido_paterno: "O'Connor", apellido_materno: 'Ñahui' });
});

const verify = (codigo: string) => test.call(certificadoApi.verificar, { params: { codigo } });
const sel = (id: number, token = alumno.token) => test.call(certificadoApi.sel, { token, params: { id } });

describe('a certificate', () => {
  it('is issued by the approval, not before', async () => {
    const id = await open(alumno, plan.ocurrencias[0]!);
    expect((await sel(id)).status).toBe(404);
    const { data: failed } = await take(alumno, plan.ocurrencias[0]!, 0);
    expect((await sel(failed.id_evaluacion)).problem.clave).toBe('certificado.errores.sinCertificado');
    // 03:00 UTC on the 22nd is the 21st in Lima.
    test.now = new Date('2026-11-22T03:00:00Z');
    const { data: passed } = await take(alumno, plan.ocurrencias[0]!, 3);
    test.now = TEST_NOW;
    const { data } = await sel(passed.id_evaluacion);
    expect(data).toEqual({
      id_evaluacion: passed.id_evaluacion,
      nombre: "María José O'Connor Ñahui",
      tema: 'Ética y cumplimiento',
      nota: 75,
      lugar: 'Lima',
      fecha: '2026-11-21',
      fecha_recibida: null,
      reemplaza: null,
      reemplazado_por: null,
      idioma: 'es',
      codigo_estado: 1,
      estado: 'Vigente',
      duracion: null,
      empresa: null,
      documento: null,
      firmantes: [],
      con_imagenes: false,
      plan: plan.plan.denominacion,
      programa: 'G',
      numero: expect.stringMatching(/^2026-\d{6}$/) as string,
      codigo: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/) as string,
    });
  });

  it('never changes afterwards', async () => {
    const { data: passed } = await take(alumno, plan.ocurrencias[1]!);
    const { data: before } = await sel(passed.id_evaluacion);
    await test.db.updateTable('usuario').set({ nombres: 'Otro nombre' }).where('id_usuario', '=', alumno.id_usuario).execute();
    await test.db.updateTable('tema').set({ titulo: 'Otro título' }).where('id_tema', '=', plan.temas[1]!.id_tema).execute();
    await test.db.updateTable('configuracion').set({ lugar_certificado: 'Cusco' }).execute();
    expect((await sel(passed.id_evaluacion)).data).toEqual(before);
    for (const change of [{ nombre: 'Falso' }, { idioma: 'en' }]) {
      const frozen = test.db.updateTable('certificado').set(change).where('id_evaluacion', '=', passed.id_evaluacion);
      await expect(frozen.execute()).rejects.toThrow('un certificado emitido no cambia');
    }
    await expect(test.db.deleteFrom('certificado').execute()).rejects.toThrow();
    const { data: next } = await take(alumno, plan.ocurrencias[2]!);
    expect((await sel(next.id_evaluacion)).data).toMatchObject({ lugar: 'Cusco', nombre: "Otro nombre O'Connor Ñahui" });
  });

  it('gets a unique number when several are issued at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => enrol(test, [plan])));
    const sent = await Promise.all(people.map((who) => take(who, plan.ocurrencias[1]!)));
    const rows = await Promise.all(sent.map(({ data }, index) => sel(data.id_evaluacion, people[index]!.token)));
    expect(new Set(rows.map(({ data }) => data.numero)).size).toBe(5);
    expect(new Set(rows.map(({ data }) => data.codigo)).size).toBe(5);
  });
});

describe('verifying', () => {
  it('needs no session and answers the printed fields without ids', async () => {
    const { data: own } = await test.call(certificadoApi.ofUsuario, { token: alumno.token, params: { id: alumno.id_usuario } });
    expect(own).toHaveLength(3);
    const { id_evaluacion: _id, con_imagenes: _pictures, plan: _plan, programa: _programa, ...printed } = own[0]!;
    const response = await test.inject({ method: 'GET', url: `/api/certificado/verificar/${printed.codigo}` });
    expect(response.json()).toEqual(printed);
  });

  it('ignores case, missing hyphens, typographic dashes and line breaks', async () => {
    const { data } = await test.call(certificadoApi.ofUsuario, { token: alumno.token, params: { id: alumno.id_usuario } });
    const { codigo, numero } = data[0]!;
    for (const typed of [
      codigo.toLowerCase(),
      codigo.replaceAll('-', ''),
      codigo.replaceAll('-', '').toLowerCase(),
      codigo.replaceAll('-', ' '),
      ` ${codigo.replaceAll('-', '–')}\n`,
    ])
      expect((await verify(typed)).data.numero).toBe(numero);
  });

  it.each(['0000-0000-0000', 'AAAAAA', 'UUUU-UUUU-UUUU'])('answers 404 for %s', async (codigo) => {
    expect((await verify(codigo)).status).toBe(404);
  });

  it.each(['x', "';--------", 'á'.repeat(12), '1'.repeat(41)])('refuses %s', async (codigo) => {
    expect((await verify(codigo)).status).toBe(400);
  });
});

it('is readable by its owner and by admins alone', async () => {
  const { data } = await test.call(certificadoApi.ofUsuario, { token: alumno.token, params: { id: alumno.id_usuario } });
  const other = await enrol(test, []);
  const admin = await enrol(test, [], { admin: true });
  expect((await sel(data[0]!.id_evaluacion, other.token)).status).toBe(403);
  expect((await sel(data[0]!.id_evaluacion, admin.token)).status).toBe(200);
  expect((await sel(2_000_000_000)).problem.clave).toBe('inexistente.evaluacion');
});
