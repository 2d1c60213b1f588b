import { configuracionApi, LOGO_MAX_BYTES } from '@portal/contract/configuracion';
import { portalApi } from '@portal/contract/portal';
import { useTestApp } from '@portal/testkit/app.ts';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const app = useTestApp();

const SETTINGS = {
  registro_abierto: false,
  dias_vencimiento: 60,
  sesion_inactiva_horas: 4,
  notaminima: 75.5,
  lugar_certificado: 'Cañete',
  zona_horaria: 'America/Bogota',
  firma_notificacion: 'Equipo de Capacitación\nGrupo Ñandú',
  hora_recordatorio: 7,
  dias_recordatorio: [1, 3, 6],
  maximo_recordatorios: 250,
  pausas_intento: [0, 5, 30],
  umbral_rojo: 25,
  umbral_amarillo: 60,
  nps_detractor: 5,
  nps_promotor: 8,
  umbral_cese: 10,
  nombre_empresa: 'Tiendas «O’Brien» 🛒',
  color_primario: '#1D54B8',
  color_menu: '#12161c',
};

const PNG = pngOf(64, 64);

let admin: Awaited<ReturnType<typeof buildUsuario>>;
let token: string;
beforeAll(async () => {
  admin = await buildUsuario(app.db, { admin: true });
  token = await signIn(app, admin);
});

const stored = async () => (await app.call(configuracionApi.sel, { params: { id: 1 }, token })).data;
const save = (values: object, who = token) =>
  app.call(configuracionApi.upd, { body: { id_configuracion: 1, ...SETTINGS, ...values }, token: who });

describe('a save', () => {
  beforeEach(async () => {
    await save({});
  });

  test('writes every setting, which rule from the next call on', async () => {
    const { color_primario, ...same } = SETTINGS;
    expect(await stored()).toMatchObject({ ...same, color_primario: color_primario.toLowerCase(), usuario_modificacion: admin.username });
    const { data } = await app.call(portalApi.info, {});
    expect(data).toMatchObject({
      registro_abierto: false,
      zona_horaria: 'America/Bogota',
      idioma: 'es',
      sesion_inactiva_horas: SETTINGS.sesion_inactiva_horas,
      marca: { nombre: SETTINGS.nombre_empresa, color_menu: '#12161c', logo: null },
    });
  });

  test('by the older form without a version is the same record', async () => {
    const { data } = await app.call(configuracionApi.ins, { body: { ...SETTINGS, lugar_certificado: 'Ica' }, token });
    expect(data).toMatchObject({ result: '0', id_configuracion: 1 });
    expect((await app.call(configuracionApi.sellst, { query: {}, token })).data).toMatchObject([{ lugar_certificado: 'Ica' }]);
  });

  test('over a newer version is refused', async () => {
    const { version } = await stored();
    expect((await save({ version })).status).toBe(200);
    const { status, problem } = await save({ version });
    expect([status, problem.code]).toEqual([409, 'conflicto']);
  });

  test('is logged with its author and the changed values', async () => {
    await save({ notaminima: 80 });
    const entry = await app.db
      .selectFrom('log')
      .select(['tipo', 'id_usuario_creacion', 'antes', 'despues'])
      .where('tabla', '=', 'configuracion')
      .orderBy('id_log', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      tipo: 'cambio',
      id_usuario_creacion: admin.id_usuario,
      antes: { notaminima: 75.5 },
      despues: { notaminima: 80 },
    });
  });

  test.each([
    ['color_menu', '#ffee00', 'contraste'],
    ['color_primario', 'green', 'formato'],
    ['zona_horaria', 'Marte/Base', 'opcion'],
    ['umbral_amarillo', 25, 'orden_umbrales'],
    ['nps_promotor', 5, 'orden_umbrales'],
    ['hora_recordatorio', 24, 'max_valor'],
    ['dias_recordatorio', [], undefined],
    ['dias_recordatorio', [0], 'min_valor'],
    ['maximo_recordatorios', 0, 'min_valor'],
    ['pausas_intento', [1441], 'max_valor'],
    ['terminos_direccion', 'javascript:alert(1)', 'formato'],
    ['id_plan_tablero1', 2_000_000_000, undefined],
  ])('refuses %s = %o', async (field, value, clave) => {
    const before = await stored();
    const { status, problem } = await save({ [field]: value });
    expect(status).toBe(400);
    const [refused] = Object.entries(problem.claves ?? {});
    expect(refused?.[0].split('.')[0]).toBe(field);
    if (clave) expect(refused?.[1].clave).toBe(`validacion.${clave}`);
    expect(await stored()).toEqual(before);
  });

  test('is refused to support, and to an access that is limited to companies', async () => {
    const soporte = await signIn(app, await buildUsuario(app.db, { soporte: true }));
    expect((await save({}, soporte)).status).toBe(403);
    const limited = await buildUsuario(app.db, { admin: true, indicador_alcance: 1 });
    const { id_empresa } = await buildEmpresa(app.db);
    await app.db.insertInto('acceso_empresa').values({ id_usuario: limited.id_usuario, id_empresa, usuario_creacion: 'pruebas' }).execute();
    expect((await save({}, await signIn(app, limited))).status).toBe(403);
  });
});

test('the record is neither deleted nor found under another id', async () => {
  expect((await app.call(configuracionApi.del, { params: { id: 1 }, token })).status).toBe(405);
  expect((await app.call(configuracionApi.sel, { params: { id: 2 }, token })).status).toBe(404);
});

describe('the logo', () => {
  const send = (body: Uint8Array) => app.call(configuracionApi.logoIns, { body, token });
  const fetched = (address: string) => app.http.inject({ method: 'GET', url: `/api${address}` });

  test('is kept as its bytes, sent to anybody, and taken away', async () => {
    const { data } = await send(PNG);
    const { data: info } = await app.call(portalApi.info, {});
    expect(info.marca.logo).toBe(data.logo);
    const image = await fetched(data.logo);
    expect([image.statusCode, image.headers['content-type'], new Uint8Array(image.rawPayload)]).toEqual([200, 'image/png', PNG]);
    expect(image.headers['cache-control']).toContain('immutable');
    await app.call(configuracionApi.logoDel, { token });
    expect((await fetched(data.logo)).statusCode).toBe(404);
  });

  test.each([
    ['a drawing with scripts', new TextEncoder().encode('<svg onload="alert(1)"/>')],
    ['a heavy picture', new Uint8Array([...PNG, ...new Uint8Array(LOGO_MAX_BYTES)])],
    ['half a picture', PNG.subarray(0, PNG.length / 2)],
    ['a page behind a signature', new Uint8Array([...PNG.subarray(0, 8), ...new TextEncoder().encode('<html><script>alert(1)</script>')])],
    ['a picture that a few kB unpack to', pngOf(4097, 4000)],
  ])('that is %s is refused', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
    expect((await app.call(portalApi.info, {})).data.marca.logo).toBeNull();
  });
});
