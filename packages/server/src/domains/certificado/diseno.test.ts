import { certificadoApi } from '@portal/contract/certificado';
import { logApi } from '@portal/contract/log';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { PLAIN } from '@portal/testkit/builders/contenido/plain-diseno.ts';
import { readDiseno, ROSA, saveDiseno, sent } from '@portal/testkit/scenes/diseno.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
const MINUTE = 60_000;
let plan: BuiltPlan;
let admin: Alumno;
let alumno: Alumno;

beforeAll(async () => {
  plan = await buildPlan(app.db, { estructura: { G: { C: { M: ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'] } } } });
  const { id_empresa } = await buildEmpresa(app.db, { empresa: 'Comercial Ñandú' });
  alumno = await enrol(app, [plan], { id_empresa, numero_documento: '45671239' });
  admin = await enrol(app, [], { admin: true });
  await app.db.updateTable('tema').set({ duracion: 90 }).execute();
});

const at = (minute: number) => {
  app.now = new Date(TEST_NOW.getTime() + minute * MINUTE);
};
const read = () => readDiseno(app, admin.token);
const save = (over: object = {}, token = admin.token) => saveDiseno(app, { admin: admin.token, token }, over);
const ficha = async (id: number, token = alumno.token) => (await app.call(certificadoApi.sel, { token, params: { id } })).data;
const pictures = async (id: number, token = alumno.token) => app.call(certificadoApi.imagenes, { token, params: { id } });
const pass = async (topic: number) => (await take(alumno, plan.ocurrencias[topic]!)).data.id_evaluacion;

test('a certificate keeps who signed when it was issued, and what its design showed', async () => {
  at(0);
  const before = await pass(0);
  at(1);
  const shown = { mostrar_duracion: true, mostrar_empresa: true, mostrar_documento: true };
  const logo = sent(pngOf(200, 80));
  expect((await save({ firmantes: [ROSA], logo, logo_texto: 'Cámara', ...shown })).status).toBe(200);
  at(2);
  const signed = await pass(1);
  at(3);
  await save({ firmantes: [{ nombre: 'Luis Ñaupari', cargo: null, imagen: null }] });
  at(4);
  const later = await pass(2);

  expect(await ficha(before)).toMatchObject({ firmantes: [], duracion: null, empresa: null, documento: null, con_imagenes: false });
  const frozen = {
    firmantes: [{ nombre: 'Rosa Díaz', cargo: 'Gerente de Personas' }],
    duracion: 90,
    empresa: 'Comercial Ñandú',
    documento: 'DNI 45671239',
  };
  expect(await ficha(signed)).toMatchObject({ ...frozen, con_imagenes: true });
  expect(await ficha(later)).toMatchObject({ firmantes: [{ nombre: 'Luis Ñaupari', cargo: null }], documento: null, con_imagenes: false });
  const { data } = await pictures(signed);
  expect(data.logo).toMatchObject({ texto: 'Cámara', datos: logo?.datos });
  expect(data.firmas.map((firma) => firma?.datos)).toEqual([ROSA.imagen?.datos]);
  expect((await pictures(before)).data).toEqual({ logo: null, firmas: [] });

  await app.db.updateTable('usuario').set({ numero_documento: '11112222' }).where('id_usuario', '=', alumno.id_usuario).execute();
  await app.db.updateTable('tema').set({ duracion: 10 }).execute();
  const { codigo } = await ficha(signed);
  expect((await app.call(certificadoApi.verificar, { params: { codigo } })).data).toMatchObject(frozen);
  const { vigente, anteriores } = await read();
  expect(vigente).toMatchObject({ emitidos: 1, autor: admin.personal, firmantes: [{ nombre: 'Luis Ñaupari' }] });
  expect(anteriores).toMatchObject([{ emitidos: 1, firmantes: [{ nombre: 'Rosa Díaz', con_imagen: true }] }]);
});

test('a correction changes what was issued under the present design alone, and a design that nobody has is replaced', async () => {
  at(5);
  const present = await pass(3);
  const { vigente: before, anteriores } = await read();
  at(6);
  const { data } = await save({ corregir: true, firmantes: [{ ...ROSA, nombre: 'Luis Ñaupari Paz' }] });
  expect(data).toMatchObject({ id_certificado_diseno: before.id_certificado_diseno, version: before.version + 1 });
  expect((await ficha(present)).firmantes[0]?.nombre).toBe('Luis Ñaupari Paz');
  expect((await read()).anteriores).toEqual(anteriores);

  at(7);
  const first = (await save({ firmantes: [ROSA] })).data;
  at(8);
  const second = (await save({ firmantes: [{ ...ROSA, cargo: 'Directora' }] })).data;
  expect(second.id_certificado_diseno).toBe(first.id_certificado_diseno);
  const { vigente } = await read();
  expect([vigente.desde, vigente.emitidos]).toEqual([app.now.toISOString(), 0]);
  expect((await ficha(present)).firmantes[0]?.nombre).toBe('Luis Ñaupari Paz');
});

test('an image stays by its hash, and goes when no design shows it', async () => {
  await save({ firmantes: [ROSA] });
  const { imagen } = (await read()).vigente.firmantes[0]!;
  const kept = { clave: imagen!.clave, datos: null };
  await save({ firmantes: [{ nombre: 'Otra', cargo: null, imagen: kept }] });
  expect((await read()).vigente.firmantes[0]).toEqual({ nombre: 'Otra', cargo: null, imagen });
  const own = sent(pngOf(311, 99));
  await save({ logo: own, logo_texto: 'X' });
  const { clave } = (await read()).vigente.logo!;
  await save();
  expect(await app.db.selectFrom('certificado_imagen').select('clave').where('clave', '=', clave).execute()).toEqual([]);
  expect((await save({ logo: { clave, datos: null }, logo_texto: 'X' })).status).toBe(409);
});

test('the image of a signature of before is withdrawn, its name stays', async () => {
  const { id_certificado_firmante: id } = (await read()).anteriores
    .flatMap(({ firmantes }) => firmantes)
    .find(({ con_imagen }) => con_imagen)!;
  expect((await app.call(certificadoApi.firmaDel, { token: admin.token, params: { id } })).status).toBe(200);
  const after = (await read()).anteriores.flatMap(({ firmantes }) => firmantes).find((one) => one.id_certificado_firmante === id);
  expect(after).toMatchObject({ con_imagen: false });
  expect((await app.call(certificadoApi.firmaDel, { token: admin.token, params: { id } })).status).toBe(404);
});

test('a form of before another save is refused', async () => {
  const { id_certificado_diseno, version } = (await read()).vigente;
  await save({ mostrar_empresa: true });
  const body = { ...PLAIN, id_certificado_diseno, version };
  expect((await app.call(certificadoApi.disenoIns, { token: admin.token, body })).status).toBe(409);
  expect((await read()).vigente.mostrar_empresa).toBe(true);
});

test.each([
  ['a logo without words', { logo: sent(pngOf(64, 64)), logo_texto: ' ' }, 'logo_texto'],
  ['a fourth signature', { firmantes: [ROSA, ROSA, ROSA, ROSA] }, 'firmantes'],
  ['a signature of nobody', { firmantes: [{ ...ROSA, nombre: ' ' }] }, 'firmantes.0.nombre'],
  ['both a hash and data', { logo: { clave: 'a'.repeat(64), datos: 'AAAA' }, logo_texto: 'X' }, 'logo'],
])('%s is refused', async (_what, over, field) => {
  const { status, problem } = await save(over);
  expect([status, Object.keys(problem.claves ?? {})]).toEqual([400, [field]]);
});

test('an access that is limited to companies neither reads nor saves it, nor do others; a certificate shows its images to its owner', async () => {
  const empresa = await buildEmpresa(app.db);
  const [limited, support, other] = [
    await limitedAdmin(app, [empresa.id_empresa]),
    await enrol(app, [], { soporte: true }),
    await enrol(app, []),
  ];
  for (const { token } of [limited, support, other]) {
    expect((await app.call(certificadoApi.diseno, { token })).status).toBe(403);
    expect((await save({}, token)).status).toBe(403);
  }
  const id = await pass(4);
  expect([(await pictures(id, other.token)).status, (await pictures(id, admin.token)).status]).toEqual([403, 200]);
  expect((await pictures(2_000_000_000)).status).toBe(404);
});

test('the log has who changed which signature, for an access without limit', async () => {
  at(20);
  await save({ firmantes: [ROSA] });
  at(21);
  const { data } = await save({ corregir: true, firmantes: [{ ...ROSA, cargo: 'Directora' }] });
  const filtro = { tabla: 'certificado_diseno', id_registro: String(data.id_certificado_diseno) };
  const list = await app.call(logApi.sellst, { token: admin.token, query: { pagina: 1, tamano: 10, filtro } });
  const newest = list.data.find(({ tabla }) => tabla === 'certificado_firmante');
  expect(newest).toMatchObject({ autor: admin.personal });
  expect(JSON.stringify(newest)).toContain('Directora');
});
