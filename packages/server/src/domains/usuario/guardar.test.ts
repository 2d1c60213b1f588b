import type { CallOf } from '@portal/contract/core';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin = '';
let andina = 0;
let boreal = 0;
let ofAndina = '';

type Body = CallOf<typeof usuarioApi.ins>['body'];

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  andina = (await buildEmpresa(app.db, { empresa: 'Andina' })).id_empresa;
  boreal = (await buildEmpresa(app.db, { empresa: 'Boreal' })).id_empresa;
  ofAndina = (await limitedAdmin(app, [andina])).token;
});

function body(given: Partial<Body> = {}): Body {
  const number = nextNumber();
  const names = { nombres: 'Rosa', apellido_paterno: 'Quispe', apellido_materno: 'Ñahui' };
  return { tipo_documento: 'DNI', numero_documento: String(40_000_000 + number), codigo_usuario: `N${number}`, ...names, ...given };
}
const ins = (given: Partial<Body> = {}, token = admin) => app.call(usuarioApi.ins, { body: body(given), token });
const upd = (id_usuario: number, given: Partial<Body> & { version?: number } = {}, token = admin) =>
  app.call(usuarioApi.upd, {
    body: { misma_persona: 1, ...body(given), ...(given.version && { version: given.version }), id_usuario },
    token,
  });
const stored = (id: number) => app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirstOrThrow();
const fieldsOf = (answer: { readonly problem: { readonly errors?: object | undefined } }) => Object.keys(answer.problem.errors ?? {});

describe('a new person', () => {
  test('is active, has no password, signs in by the document and keeps ñ, apostrophe, emoji and leading zeros', async () => {
    const empresa = { id_empresa: andina, genero: 'F', fecha_ingreso: '2026-01-31', trabajador: 'Obrera', telefono: '+51 987 654 321' };
    const { data } = await ins({
      ...empresa,
      nombres: "D'Angela 👩🏽‍💻",
      apellido_materno: '',
      numero_documento: '00001234',
      codigo_usuario: '007',
    });
    expect(await stored(data.id_usuario)).toMatchObject({
      ...empresa,
      username: '00001234',
      codigo_usuario: '007',
      personal: "D'Angela 👩🏽‍💻 Quispe",
      codigo_estado: 1,
      contrasenia_hash: null,
      correo_comprobado: true,
    });
    expect(data.avisos).toEqual([]);
  });

  test('is stored with one name when the surname is said to be empty, and changed so', async () => {
    const { data } = await ins({ nombres: 'Thandar', apellido_paterno: '', apellido_materno: '' });
    expect(await stored(data.id_usuario)).toMatchObject({ nombres: 'Thandar', apellido_paterno: '', personal: 'Thandar' });
    const list = await app.call(usuarioApi.sellst, {
      query: { buscar: 'thandar', orden: 'personal', pagina: 1, tamano: 10 },
      token: admin,
    });
    expect(list.data.map(({ personal }) => personal)).toEqual(['Thandar']);
    expect((await upd(data.id_usuario, { nombres: 'Thandar Min', apellido_paterno: '', apellido_materno: '' })).status).toBe(200);
    expect((await stored(data.id_usuario)).personal).toBe('Thandar Min');
  });

  test.each([
    ['a DNI of seven digits', { numero_documento: '1234567' }, 'numero_documento'],
    ['a DNI with a letter', { numero_documento: '1234567A' }, 'numero_documento'],
    ['no document', { numero_documento: '' }, 'numero_documento'],
    ['a passport with a slash', { tipo_documento: 'PAS', numero_documento: 'AB/123' }, 'numero_documento'],
    ['a CE of sixteen signs', { tipo_documento: 'CE', numero_documento: 'A123456789012345' }, 'numero_documento'],
    ['no kind of document', { tipo_documento: 'OTRO', numero_documento: '' }, 'tipo_documento'],
    ['a code of eleven signs', { codigo_usuario: '12345678901' }, 'codigo_usuario'],
    ['no surname', { apellido_paterno: undefined as unknown as string }, 'apellido_paterno'],
    ['a blank surname', { apellido_paterno: ' ' }, 'apellido_paterno'],
    ['the second surname alone', { apellido_paterno: '' }, 'apellido_paterno'],
    ['a name that is an address', { nombres: 'www.premio.com' }, 'nombres'],
    ['two e-mails in one', { correo_electronico: 'a@e.pe, b@e.pe' }, 'correo_electronico'],
    ['an unknown gender', { genero: 'Z' }, 'genero'],
    ['an unknown language', { idioma: 'xx' }, 'idioma'],
    ['a day that does not exist', { fecha_ingreso: '2026-02-30' }, 'fecha_ingreso'],
    ['a telephone of 31 signs', { telefono: '1'.repeat(31) }, 'telefono'],
    ['an unknown company', { id_empresa: 999_999 }, 'id_empresa'],
    ['an unknown cost centre', { id_centro_costo: 999_999 }, 'id_centro_costo'],
    ['an unknown group', { codigo_grupo: 'NO-HAY' }, 'codigo_grupo'],
    ['an unknown boss', { codigo_jefe_inmediato: 'NADIE' }, 'codigo_jefe_inmediato'],
    ['a state', { codigo_estado: 2 }, 'codigo_estado'],
  ] as const)('is refused with %s', async (_what, given, field) => {
    const answer = await ins(given);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
  });

  test('takes capital letters of a passport, and every kind of document once', async () => {
    const { data } = await ins({ tipo_documento: 'PAS', numero_documento: 'ab12345' });
    expect(await stored(data.id_usuario)).toMatchObject({ username: 'AB12345', numero_documento: 'AB12345' });
    expect((await ins({ tipo_documento: 'CE', numero_documento: 'AB12345' })).status, 'the sign-in name is taken').toBe(409);
  });

  test('sent twice at once is stored once', async () => {
    const same = body();
    const answers = await Promise.all([1, 2, 3].map(() => app.call(usuarioApi.ins, { body: same, token: admin })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  test('takes cost centres of its own company and of all, not of another one', async () => {
    const ofAll = await buildParametro(app.db, { id_dominio: DOMINIO.centroCosto });
    const own = await buildParametro(app.db, { id_dominio: DOMINIO.centroCosto, id_empresa: andina });
    const other = await buildParametro(app.db, { id_dominio: DOMINIO.centroCosto, id_empresa: boreal });
    const wrong = await buildParametro(app.db, { id_dominio: DOMINIO.cargo });
    const status = async (id_centro_costo: number) => (await ins({ id_empresa: andina, id_centro_costo })).status;
    expect(await Promise.all([ofAll, own, other, wrong].map(({ id_parametro }) => status(id_parametro)))).toEqual([200, 200, 400, 400]);
  });

  test('costs the session, the author, one check, the insert and the rules', async () => {
    recorder.take();
    await ins({ id_empresa: andina });
    expect(recorder.take()).toHaveLength(7);
  });
});

describe('a value of another person', () => {
  test('is refused with the name of its holder inside the scope', async () => {
    const holder = await buildUsuario(app.db, { nombres: 'Íñigo', apellido_paterno: 'Muñoz', apellido_materno: '', id_empresa: andina });
    const code = await ins({ codigo_usuario: holder.codigo_usuario, id_empresa: andina }, ofAndina);
    expect([code.status, code.problem.code, code.problem.detail]).toEqual([409, 'duplicado', { id: holder.id_usuario }]);
    expect(code.problem.errors).toEqual({ codigo_usuario: `Íñigo Muñoz (${holder.codigo_usuario}) ya tiene «${holder.codigo_usuario}».` });
    const document = await ins({ numero_documento: holder.numero_documento });
    expect([document.status, fieldsOf(document)]).toEqual([409, ['numero_documento']]);
  });

  test('outside of the scope is only said to be taken', async () => {
    const holder = await buildUsuario(app.db, { nombres: 'Secreta', id_empresa: boreal });
    const { status, problem } = await ins({ numero_documento: holder.numero_documento, id_empresa: andina }, ofAndina);
    expect([status, problem.errors]).toEqual([409, { numero_documento: `«${holder.numero_documento}» ya está en uso.` }]);
    expect(JSON.stringify(problem)).not.toMatch(/Secreta|"id"/);
  });

  test('that is an e-mail is warned of: those who share one sign in by document', async () => {
    const holder = await buildUsuario(app.db, { nombres: 'Tienda', correo_electronico: 'Tienda@Example.com', id_empresa: boreal });
    const { data } = await ins({ correo_electronico: 'tienda@example.com' });
    expect(data.avisos).toEqual([expect.stringContaining(`Tienda Paterno Materno (${holder.codigo_usuario}) también tiene`)]);
    const limited = await ins({ correo_electronico: 'tienda@example.com', id_empresa: andina }, ofAndina);
    expect([limited.status, limited.problem.errors]).toEqual([409, { correo_electronico: '«tienda@example.com» ya está en uso.' }]);
  });
});

describe('a change', () => {
  test('of the document changes the sign-in name and says so; the session goes on', async () => {
    const person = await buildUsuario(app.db);
    const token = await signIn(app, person);
    const { data } = await upd(person.id_usuario, { numero_documento: '77777777', codigo_usuario: person.codigo_usuario });
    expect(data.avisos).toEqual([`Desde ahora inicia sesión con «77777777» en lugar de «${person.username}».`]);
    expect(await stored(person.id_usuario)).toMatchObject({ username: '77777777', version: 2 });
    expect((await app.call(sesionApi.verifyToken, { query: {}, token })).data.username).toBe('77777777');
  });

  test('of the company refuses cost centre, department and position of another one at their fields', async () => {
    const { id_usuario } = await buildUsuario(app.db, { id_empresa: boreal });
    const sentences = {
      centroCosto: 'El centro de costo no existe, o es de otra empresa.',
      departamento: 'El departamento no existe, o es de otra empresa.',
      cargo: 'El cargo no existe, o es de otra empresa.',
    };
    const fields = { centroCosto: 'id_centro_costo', departamento: 'id_departamento', cargo: 'id_cargo' } as const;
    for (const name of ['centroCosto', 'departamento', 'cargo'] as const) {
      const { id_parametro } = await buildParametro(app.db, { id_dominio: DOMINIO[name], id_empresa: boreal });
      const moved = await upd(id_usuario, {
        id_empresa: andina,
        id_centro_costo: null,
        id_departamento: null,
        id_cargo: null,
        [fields[name]]: id_parametro,
      });
      expect([moved.status, moved.problem.errors]).toEqual([400, { [fields[name]]: sentences[name] }]);
      expect((await upd(id_usuario, { id_empresa: boreal, [fields[name]]: id_parametro })).status).toBe(200);
    }
  });

  test('of the code follows into those who name the person as boss', async () => {
    const boss = await buildUsuario(app.db);
    const below = await buildUsuario(app.db, { codigo_jefe_inmediato: boss.codigo_usuario });
    await upd(boss.id_usuario, { codigo_usuario: 'JEFENUEVO' });
    expect((await stored(below.id_usuario)).codigo_jefe_inmediato).toBe('JEFENUEVO');
  });

  test('from an older version is refused with the stored record', async () => {
    const { id_usuario } = await buildUsuario(app.db);
    expect((await upd(id_usuario, { version: 1, nombres: 'Primera' })).status).toBe(200);
    const { status, problem } = await upd(id_usuario, { version: 1, nombres: 'Segunda' });
    const autor = { nombre: expect.stringMatching(/\w/), momento: app.now.toISOString() };
    expect([status, problem.detail]).toMatchObject([409, { actual: { nombres: 'Primera', version: 2 }, propia: true, autor }]);
  });

  test('keeps the state: Cesar and Reactivar change it', async () => {
    const { id_usuario } = await buildUsuario(app.db);
    expect(fieldsOf(await upd(id_usuario, { codigo_estado: 2 }))).toEqual(['codigo_estado']);
    expect(fieldsOf(await upd(id_usuario, { fecha_cese: '2026-12-31' }))).toEqual(['fecha_cese']);
    expect((await upd(id_usuario, { codigo_estado: 1, fecha_cese: null })).status, 'as older clients send it').toBe(200);
  });

  test('leaves a self-registered account its e-mail as the sign-in name until it has a document', async () => {
    const own = { tipo_documento: 'OTRO' as const, numero_documento: null, username: 'ana@example.com' };
    const { id_usuario } = await buildUsuario(app.db, { ...own, correo_electronico: 'ana@example.com', correo_comprobado: false });
    expect((await upd(id_usuario, { tipo_documento: 'OTRO', numero_documento: '', correo_electronico: 'ana@example.com' })).status).toBe(
      200,
    );
    expect(await stored(id_usuario)).toMatchObject({ username: 'ana@example.com', correo_comprobado: false });
    await upd(id_usuario, { tipo_documento: 'DNI', numero_documento: '55555555' });
    expect(await stored(id_usuario)).toMatchObject({ username: '55555555' });
  });

  test('is in the log with before and after, and by whom', async () => {
    const { id_usuario } = await buildUsuario(app.db, { nombres: 'Antes' });
    await upd(id_usuario, { nombres: 'Después' });
    const log = await app.db
      .selectFrom('log')
      .select(['tipo', 'antes', 'despues'])
      .where('tabla', '=', 'usuario')
      .where('id_registro', '=', id_usuario)
      .where('tipo', '=', 'cambio')
      .execute();
    expect(log).toMatchObject([{ antes: { nombres: 'Antes' }, despues: { nombres: 'Después' } }]);
  });

  test('costs the session, the author, the lock, one check, the update, and two reads of what it leaves out; a new boss a lock more', async () => {
    const { id_usuario } = await buildUsuario(app.db);
    const boss = await buildUsuario(app.db);
    recorder.take();
    await upd(id_usuario);
    expect(recorder.take()).toHaveLength(9);
    await upd(id_usuario, { codigo_jefe_inmediato: boss.codigo_usuario });
    expect(recorder.take()).toHaveLength(10);
  });
});
