import { createHash } from 'node:crypto';
import { asignacionApi } from '@portal/contract/asignacion';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { type Alumno, enrol, open, take } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let ana: Alumno;
let plan: BuiltPlan;
let empresa: number;
let ruc = 20_100_000_000;

/** Ana failed the first topic in 12.5 minutes, passed it at once, and has the second one open. */
beforeEach(async () => {
  admin = await enrol(app, [], { admin: true });
  plan = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Ingreso' });
  empresa = (await buildEmpresa(app.db, { ruc: String(++ruc) })).id_empresa;
  ana = await enrol(app, [plan], { id_empresa: empresa, nombres: "Ñusta 🙂 D'Ávila", fecha_ingreso: '2024-03-04' });
  await take(ana, plan.ocurrencias[0]!, 1);
  await app.db
    .updateTable('evaluacion')
    .set({ fecha_creacion: '2026-11-20T14:00:00Z', fecha_fin: '2026-11-20T14:12:30Z' })
    .where('id_usuario', '=', ana.id_usuario)
    .execute();
  await take(ana, plan.ocurrencias[0]!);
  await open(ana, plan.ocurrencias[1]!);
});

const read = async (token = admin.token) => (await app.call(usuarioApi.expediente, { token, params: { id: ana.id_usuario } })).data;

/** JSON with the keys in alphabetical order, written a second time. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
      : each,
  );

test('the record has the person, plans, topics, attempts and certificates', async () => {
  const { contenido, momento, autor } = await read();
  expect({ momento, autor }).toEqual({ momento: app.now.toISOString(), autor: admin.personal });
  expect(contenido.persona).toMatchObject({
    personal: ana.personal,
    numero_documento: ana.username,
    ruc: String(ruc),
    fecha_ingreso: '2024-03-04',
  });
  // 12.5 minutes, and an attempt that took no time; the open one does not count.
  const sums = { temas: 2, aprobados: 1, avance: 50, promedio: 100, segundos: 750 };
  expect(contenido.planes).toMatchObject([{ plan: 'Ingreso', cerrada: false, prorrogada: false, ...sums }]);
  expect(contenido.temas).toMatchObject([
    { tema: 'Primer tema', intentos: 2, nota: 100, aprobado: true, fecha: '2026-11-21', segundos: 750 },
    { tema: 'Segundo tema', intentos: 0, nota: null, aprobado: false, fecha: null, segundos: 0 },
  ]);
  expect(contenido.intentos.map(({ situacion, segundos }) => [situacion, segundos])).toEqual([
    ['abierto', null],
    ['aprobado', 0],
    ['desaprobado', 750],
  ]);
  expect(contenido.certificados).toMatchObject([{ tema: 'Primer tema', nota: 100, codigo_estado: 1 }]);
});

test('the hash is that of the content: equal for the same content, another for any change, and the log keeps it', async () => {
  const { contenido, huella } = await read();
  expect(huella).toBe(createHash('sha256').update(canonical(contenido)).digest('hex'));
  app.now = new Date(app.now.getTime() + 60_000);
  const inside = await limitedAdmin(app, [empresa]);
  expect((await read(inside.token)).huella).toBe(huella);
  const { id_evaluacion } = await app.db
    .selectFrom('evaluacion')
    .select('id_evaluacion')
    .where('id_usuario', '=', ana.id_usuario)
    .where('aprobado', '=', true)
    .executeTakeFirstOrThrow();
  await app.call(evaluacionApi.upd, { token: admin.token, params: { id: id_evaluacion }, body: { codigo_estado: 2, motivo: 'Copia' } });
  const changed = await read();
  expect(changed.huella).not.toBe(huella);
  expect(changed.contenido.certificados).toMatchObject([{ codigo_estado: 2 }]);
  const noted = await app.db
    .selectFrom('log')
    .select(['detalle', 'usuario_creacion'])
    .where('tipo', '=', 'expediente')
    .where('id_usuario', '=', ana.id_usuario)
    .orderBy('id_log')
    .execute();
  expect(noted).toEqual([
    { detalle: huella, usuario_creacion: admin.username },
    { detalle: huella, usuario_creacion: expect.any(String) },
    { detalle: changed.huella, usuario_creacion: admin.username },
  ]);
});

test('a topic that left the plan keeps its result in the record, a closed plan stays', async () => {
  const { id_asignacion } = await app.db
    .selectFrom('asignacion')
    .select('id_asignacion')
    .where('id_usuario', '=', ana.id_usuario)
    .executeTakeFirstOrThrow();
  await app.call(asignacionApi.eliminar, { token: admin.token, query: {}, body: { seleccion: { ids: [id_asignacion] }, motivo: 'Fin' } });
  const { id_tema, id_modulo } = plan.ocurrencias[0]!;
  await app.db.deleteFrom('tema_modulo').where('id_tema', '=', id_tema).where('id_modulo', '=', id_modulo).execute();
  const { contenido } = await read();
  expect(contenido.planes).toMatchObject([{ cerrada: true }]);
  expect(contenido.temas.map(({ tema }) => tema)).toContain('Primer tema');
});

test('a person without plans has an empty record with a hash', async () => {
  const nadie = await enrol(app, []);
  const { data } = await app.call(usuarioApi.expediente, { token: admin.token, params: { id: nadie.id_usuario } });
  expect(data.contenido).toMatchObject({ planes: [], temas: [], intentos: [], certificados: [] });
  expect(data.huella).toMatch(/^[\da-f]{64}$/);
});
