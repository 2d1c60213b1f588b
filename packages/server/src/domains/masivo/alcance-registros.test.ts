import type { CallOf } from '@portal/contract/core';
import { masivoApi } from '@portal/contract/masivo';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { confirmed, reasons, runActs, takenBack } from '@portal/testkit/scenes/masivo.ts';
import { temasMasivos } from '@portal/testkit/scenes/temas-masivos.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
const temas = temasMasivos(app);
const PORCION = 50;
let admin: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});

describe('companies and parameters', () => {
  const shownMaestro = async (body: CallOf<typeof masivoApi.maestro>['body'], token = admin.token) =>
    app.call(masivoApi.maestro, { token, body });

  test('of one table change, those of another are none', async () => {
    const cargo = await buildParametro(app.db, { id_dominio: DOMINIO.cargo });
    const centro = await buildParametro(app.db, { id_dominio: DOMINIO.centroCosto });
    const seleccion = { ids: [cargo.id_parametro, centro.id_parametro] };
    const { data } = await shownMaestro({ de: 'parametro', id_dominio: DOMINIO.cargo, acto: { clase: 'inactivar' }, seleccion });
    expect([data.por_hacer, reasons(data), data.destino]).toEqual([1, { ausente: 1 }, expect.stringMatching(/./)]);
    await confirmed(admin, data);
    const states = await app.db
      .selectFrom('parametro')
      .select(['codigo_estado'])
      .where('id_parametro', 'in', seleccion.ids)
      .orderBy('id_parametro')
      .execute();
    expect(states.map(({ codigo_estado }) => codigo_estado)).toEqual([2, 1]);
    const unknown = await shownMaestro({ de: 'parametro', id_dominio: 9999, acto: { clase: 'inactivar' }, seleccion });
    expect(unknown.status).toBe(400);
  });

  test('are changed by an access limited to companies only where they are its own', async () => {
    const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const { token } = await limitedAdmin(app, [own.id_empresa]);
    const seleccion = { ids: [own.id_empresa, other.id_empresa] };
    const { data } = await shownMaestro({ de: 'empresa', acto: { clase: 'inactivar' }, seleccion }, token);
    expect([data.por_hacer, reasons(data)]).toEqual([1, { ausente: 1 }]);
    const gone = await shownMaestro({ de: 'empresa', acto: { clase: 'eliminar' }, seleccion }, token);
    expect([gone.data.por_hacer, reasons(gone.data)]).toEqual([0, { ausente: 1, ajeno: 1 }]);
    const [mine, common] = [
      await buildParametro(app.db, { id_dominio: DOMINIO.cargo, id_empresa: own.id_empresa }),
      await buildParametro(app.db, { id_dominio: DOMINIO.cargo }),
    ];
    const ids = [mine.id_parametro, common.id_parametro];
    const cargos = await shownMaestro(
      { de: 'parametro', id_dominio: DOMINIO.cargo, acto: { clase: 'eliminar' }, seleccion: { ids } },
      token,
    );
    expect([cargos.data.por_hacer, reasons(cargos.data)]).toEqual([1, { ajeno: 1 }]);
  });
});

describe('contents', () => {
  test('are changed by a limited access only where they are of its companies, and it learns nothing of others', async () => {
    const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const limited = await limitedAdmin(app, [own.id_empresa]);
    const [mine] = await temas.build(1, { id_empresa: own.id_empresa });
    const [common] = await temas.build(1, { titulo: 'De todos' });
    const [foreign] = await temas.build(1, { titulo: 'Secreto', id_empresa: other.id_empresa });
    const by = { test: app, token: limited.token };
    const simulada = await temas.shown(by, { clase: 'inactivar' }, [mine!, common!, foreign!]);
    expect([simulada.por_hacer, reasons(simulada)]).toEqual([1, { ajeno: 1, ausente: 1 }]);
    const { data } = await app.call(masivoApi.filas, { token: limited.token, params: { id: simulada.id_masivo }, query: {} });
    expect(data.map(({ personal }) => personal)).toContain('De todos');
    expect(JSON.stringify(data)).not.toContain('Secreto');
    expect(await confirmed(by, simulada)).toMatchObject({ hechas: 1 });
    expect((await temas.read([mine!, common!, foreign!])).map(({ codigo_estado }) => codigo_estado)).toEqual([2, 1, 1]);
  });

  test('are changed by an author, who sees the own acts on contents alone and none on people', async () => {
    const autor = await enrol(app, [], { acotado: 'autor' });
    const ids = await temas.build(PORCION + 1);
    const foreign = await confirmed(admin, await temas.shown(admin, { clase: 'inactivar' }, await temas.build(1)));
    const simulada = await temas.shown(autor, { clase: 'inactivar' }, ids);
    const hecha = await confirmed(autor, simulada);
    expect(hecha).toMatchObject({ estado: 'hecha', hechas: ids.length });
    const seen = await app.call(masivoApi.sellst, { token: autor.token, query: {} });
    expect(seen.data.map(({ id_masivo }) => id_masivo)).toEqual([hecha.id_masivo]);
    expect((await app.call(masivoApi.sel, { token: autor.token, params: { id: foreign.id_masivo } })).status).toBe(404);
    await expect(takenBack(autor, foreign)).rejects.toThrow('404');
    const people = { ids: [autor.id_usuario] };
    const idioma = app.call(masivoApi.simular, {
      token: autor.token,
      body: { acto: { clase: 'idioma', idioma: 'en' }, seleccion: people },
    });
    expect((await idioma).status).toBe(403);
    const empresa = app.call(masivoApi.maestro, {
      token: autor.token,
      body: { de: 'empresa', acto: { clase: 'inactivar' }, seleccion: { ids: [1] } },
    });
    expect((await empresa).status).toBe(403);
    expect(await takenBack(autor, hecha)).toMatchObject({ hechas: ids.length });
  });

  test('are left when the author of the act loses the role meanwhile', async () => {
    const autor = await enrol(app, [], { acotado: 'autor' });
    const { id_masivo } = await temas.shown(autor, { clase: 'inactivar' }, await temas.build(PORCION + 1));
    await app.call(masivoApi.confirmar, { token: autor.token, body: { id_masivo } });
    await app.db.updateTable('usuario').set({ rol_acotado: 0 }).where('id_usuario', '=', autor.id_usuario).execute();
    await runActs(app.db, app.now);
    const { data } = await app.call(masivoApi.sel, { token: admin.token, params: { id: id_masivo } });
    expect(data).toMatchObject({ estado: 'detenida', hechas: PORCION, por_hacer: 1 });
  });

  test('are listed after the act as before', async () => {
    const [id] = await temas.build(1, { titulo: 'Sigue en su lista' });
    await confirmed(admin, await temas.shown(admin, { clase: 'inactivar' }, [id!]));
    const { data } = await app.call(temaApi.sellst, { token: admin.token, params: { x: '0' }, query: { buscar: 'Sigue en su lista' } });
    expect(data.map(({ codigo_estado }) => codigo_estado)).toEqual([2]);
  });
});
