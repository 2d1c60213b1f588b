import { DOMINIOS } from '@portal/contract/dominio';
import { parametroApi, parametroMaestro } from '@portal/contract/parametro';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster } from '@portal/testkit/master-suite.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { describe, expect, it } from 'vitest';

const recorder = useRecorder();
const test = useTestApp();
const admin = async () => signIn(test, await buildUsuario(test.db, { admin: true }));
type Body = Parameters<typeof test.call<typeof parametroApi.ins>>[1]['body'];

describe('parameters', () => {
  testMaster(test, {
    definition: parametroMaestro,
    api: parametroApi,
    fields: (number) => ({
      id_dominio: DOMINIOS.cargo,
      codigo_parametro: `P-${number}`,
      parametro: `Puesto ${number}`,
      id_empresa: null,
      codigo_estado: 1,
    }),
    unique: 'codigo_parametro',
    title: 'parametro',
    listParams: { id: DOMINIOS.cargo },
    addDependent: async (id_cargo) => {
      await buildUsuario(test.db, { id_cargo, nombres: 'Ana', apellido_paterno: 'Ríos', apellido_materno: '' });
      return '1 persona: «Ana Ríos»';
    },
  });

  it('get a code from their text, and keep it when a change brings none', async () => {
    const token = await admin();
    const create = async (parametro: string, more: Partial<Body> = {}) => {
      const { data } = await test.call(parametroApi.ins, { body: { id_dominio: DOMINIOS.cargo, parametro, ...more }, token });
      return (await test.call(parametroApi.sel, { params: { id: data.id_parametro }, token })).data;
    };
    const first = await create('Auxiliar de Almacén');
    expect(first.codigo_parametro).toBe('AUXILIAR-DE-ALMACEN');
    expect((await create('Auxiliar (de almacén)', { codigo_parametro: '' })).codigo_parametro).toBe('AUXILIAR-DE-ALMACEN-2');
    const body = { id_dominio: DOMINIOS.cargo, parametro: 'Otro texto', codigo_parametro: '' };
    await test.call(parametroApi.updId, { params: { id: first.id_parametro }, body, token });
    expect((await test.call(parametroApi.sel, { params: { id: first.id_parametro }, token })).data).toMatchObject({
      codigo_parametro: 'AUXILIAR-DE-ALMACEN',
      parametro: 'Otro texto',
    });
  });

  it('with texts that differ only in case, accents or spaces are one, which the refusal names', async () => {
    const token = await admin();
    const [one, two] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
    const send = (parametro: string, codigo_parametro: string, id_empresa: number | null = null) =>
      test.call(parametroApi.ins, { body: { id_dominio: DOMINIOS.departamento, parametro, codigo_parametro, id_empresa }, token });
    const { data } = await send('Atención al Cliente', 'ATC');
    const refused = await send(' ATENCION  al cliente ', 'ATC-9');
    expect([refused.status, refused.problem.claves, refused.problem.detail]).toEqual([
      409,
      { parametro: { clave: 'parametro.errores.textoRepetido', valores: { codigo: 'ATC', texto: 'Atención al Cliente' } } },
      { id: data.id_parametro },
    ]);
    expect((await send('Atención al cliente', 'ATC', one.id_empresa)).status, 'of a company').toBe(200);
    expect((await send('Atención al cliente', 'ATC', two.id_empresa)).status, 'of another one').toBe(200);
    expect((await send('atencion al cliente', 'X', two.id_empresa)).status).toBe(409);
  });

  it('belong to a company only in the tables of people, and to none while people of another company have them', async () => {
    const token = await admin();
    const [one, two] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
    const ins = (id_dominio: number, id_empresa: number) =>
      test.call(parametroApi.ins, { body: { id_dominio, parametro: `De ${id_dominio}`, id_empresa }, token });
    for (const clave of ['cargo', 'centro_costo', 'departamento'] as const)
      expect((await ins(DOMINIOS[clave], one.id_empresa)).status, clave).toBe(200);
    for (const clave of ['grupo_usuario', 'categoria', 'categoria_pregunta'] as const)
      expect((await ins(DOMINIOS[clave], one.id_empresa)).problem.claves, clave).toEqual({
        id_empresa: { clave: 'parametro.errores.soloComunes' },
      });
    expect((await ins(DOMINIOS.cargo, 999_999)).problem.errors).toHaveProperty('id_empresa');
    expect((await ins(999_999, one.id_empresa)).problem.errors).toHaveProperty('id_dominio');
    const { id_parametro } = await buildParametro(test.db, { id_dominio: DOMINIOS.centro_costo, id_empresa: one.id_empresa });
    await buildUsuario(test.db, { id_empresa: one.id_empresa, id_centro_costo: id_parametro });
    const move = (id_empresa: number | null, id_dominio: number = DOMINIOS.centro_costo) =>
      test.call(parametroApi.upd, { body: { id_parametro, id_dominio, parametro: 'Movido', id_empresa }, token });
    expect((await move(two.id_empresa)).problem.claves).toEqual({
      id_empresa: { clave: 'parametro.errores.deOtros', valores: { total: 1 } },
    });
    expect((await move(null, DOMINIOS.cargo)).problem.errors).toHaveProperty('id_dominio');
    expect((await move(null)).status).toBe(200);
  });

  it('take a changed code along wherever it is stored', async () => {
    const token = await admin();
    const { id_parametro } = await buildParametro(test.db, {
      id_dominio: DOMINIOS.categoria,
      codigo_parametro: 'seg',
      parametro: 'Seguridad',
    });
    const { id_tema } = await buildTema(test.db, { codigo_categoria: 'seg', banco: 0 });
    const grupo = await buildParametro(test.db, { id_dominio: DOMINIOS.grupo_usuario, codigo_parametro: 'g-1', parametro: 'Grupo uno' });
    const { id_usuario } = await buildUsuario(test.db, { codigo_grupo: 'g-1' });
    const save = (id: number, id_dominio: number, codigo_parametro: string) =>
      test.call(parametroApi.upd, { body: { id_parametro: id, id_dominio, codigo_parametro, parametro: codigo_parametro }, token });
    expect((await save(id_parametro, DOMINIOS.categoria, 'seguridad')).status).toBe(200);
    expect((await save(grupo.id_parametro, DOMINIOS.grupo_usuario, 'g-2')).status).toBe(200);
    expect(await test.db.selectFrom('tema').select('codigo_categoria').where('id_tema', '=', id_tema).executeTakeFirst()).toEqual({
      codigo_categoria: 'seguridad',
    });
    expect(await test.db.selectFrom('usuario').select('codigo_grupo').where('id_usuario', '=', id_usuario).executeTakeFirst()).toEqual({
      codigo_grupo: 'g-2',
    });
    const used = (await test.call(parametroApi.sellst, { params: { id: DOMINIOS.categoria }, query: {}, token })).data;
    expect(used.find((row) => row.codigo_parametro === 'seguridad')?.usos).toBe(1);
    const refused = await test.call(parametroApi.del, { params: { id: id_parametro }, token });
    expect(refused.problem.message).toContain('1 tema: «');
  });

  it('are listed with their uses in two statements besides the session; an unknown table is 404', async () => {
    const token = await admin();
    recorder.take();
    expect((await test.call(parametroApi.sellst, { params: { id: DOMINIOS.cargo }, query: { pagina: 1 }, token })).status).toBe(200);
    expect(recorder.take()).toHaveLength(3);
    expect((await test.call(parametroApi.sellst, { params: { id: 999_999 }, query: {}, token })).status).toBe(404);
  });
});

describe('a limited administrator', () => {
  const limited = async () => {
    const [own, other] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
    const centro = (id_empresa: number | null, parametro: string) =>
      buildParametro(test.db, { id_dominio: DOMINIOS.centro_costo, id_empresa, parametro });
    const [mine, theirs, common] = [
      await centro(own.id_empresa, 'Mío'),
      await centro(other.id_empresa, 'Ajeno'),
      await centro(null, `Común ${own.id_empresa}`),
    ];
    for (const empresa of [own, other])
      await buildUsuario(test.db, { id_empresa: empresa.id_empresa, id_centro_costo: common.id_parametro });
    return { own, other, mine, theirs, common, token: (await limitedAdmin(test, [own.id_empresa])).token };
  };

  it('reads the parameters of its companies and of all, with the uses of its people', async () => {
    const { mine, theirs, common, token } = await limited();
    const listed = (await test.call(parametroApi.sellst, { params: { id: DOMINIOS.centro_costo }, query: {}, token })).data;
    const usos = new Map(listed.map((row) => [row.id_parametro, row.usos]));
    expect([usos.get(mine.id_parametro), usos.get(theirs.id_parametro), usos.get(common.id_parametro)]).toEqual([0, undefined, 1]);
    const choices = (await test.call(parametroApi.ofDominio, { params: { code: 'centro_costo' }, token })).data;
    expect(choices.map(({ id_parametro }) => id_parametro)).not.toContain(theirs.id_parametro);
    expect((await test.call(parametroApi.sel, { params: { id: theirs.id_parametro }, token })).status).toBe(404);
    expect((await test.call(parametroApi.sel, { params: { id: common.id_parametro }, token })).status).toBe(200);
  });

  it('changes those of its companies alone', async () => {
    const { own, other, mine, theirs, common, token } = await limited();
    const save = (id_parametro: number, id_empresa?: number | null) =>
      test.call(parametroApi.upd, {
        body: { id_parametro, id_dominio: DOMINIOS.centro_costo, parametro: `Nuevo ${id_parametro}`, id_empresa },
        token,
      });
    expect((await save(mine.id_parametro)).status).toBe(200);
    expect((await save(mine.id_parametro, other.id_empresa)).problem.errors).toHaveProperty('id_empresa');
    expect((await save(mine.id_parametro, null)).problem.code).toBe('sin_permiso');
    expect((await save(theirs.id_parametro)).status).toBe(404);
    expect((await save(common.id_parametro)).problem.clave).toBe('parametro.errores.comun');
    expect((await save(common.id_parametro, own.id_empresa)).status).toBe(403);
    const remove = (id: number) => test.call(parametroApi.del, { params: { id }, token });
    expect((await remove(theirs.id_parametro)).status).toBe(404);
    expect((await remove(common.id_parametro)).status).toBe(403);
    expect((await remove(mine.id_parametro)).status).toBe(200);
  });

  it('creates them in its companies alone', async () => {
    const { own, other, token } = await limited();
    const create = (id_empresa?: number | null, id_dominio: number = DOMINIOS.centro_costo) =>
      test.call(parametroApi.ins, { body: { id_dominio, parametro: 'Recién creado', id_empresa }, token });
    expect((await create(own.id_empresa)).status).toBe(200);
    expect((await create(other.id_empresa)).problem.errors).toHaveProperty('id_empresa');
    expect((await create()).status).toBe(403);
    expect((await create(null)).status).toBe(403);
    expect((await create(undefined, DOMINIOS.grupo_usuario)).status).toBe(403);
  });
});
