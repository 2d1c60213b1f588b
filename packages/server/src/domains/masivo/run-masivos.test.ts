import { masivoApi } from '@portal/contract/masivo';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { confirmed, runActs, shown, takenBack } from '@portal/testkit/scenes/masivo.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { forgetMasivos } from './masivo.public.ts';

const recorder = useRecorder();
const app = useTestApp();
/** People of one portion. */
const PORCION = 50;
let admin: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});

const people = async (count: number, over: { readonly id_empresa?: number } = {}) => {
  const built: number[] = [];
  while (built.length < count) built.push((await buildUsuario(app.db, over)).id_usuario);
  return built;
};
const rowsOf = (ids: readonly number[]) =>
  app.db.selectFrom('usuario').select(['idioma', 'version']).where('id_usuario', 'in', ids).execute();
const idiomas = async (ids: readonly number[]) => {
  const counts: Record<string, number> = {};
  for (const { idioma } of await rowsOf(ids)) counts[String(idioma)] = (counts[String(idioma)] ?? 0) + 1;
  return counts;
};
const call = (id_masivo: number, token = admin.token) => app.call(masivoApi.confirmar, { token, body: { id_masivo } });
const group = async () => (await buildParametro(app.db)).codigo_parametro;
const ofMasivo = (id: number) => app.call(masivoApi.sel, { token: admin.token, params: { id } });

describe('a run', () => {
  test('goes on where it was ended, once for each person', async () => {
    const ids = await people(PORCION * 2 + 5);
    const { id_masivo } = await shown(admin, { clase: 'idioma', idioma: 'fr' }, ids);
    expect((await call(id_masivo)).data).toMatchObject({ estado: 'pendiente', hechas: PORCION, por_hacer: PORCION + 5 });
    // A process dies within its portion: nothing of it is left.
    const dying = app.db.transaction().execute(async (trx) => {
      await runActs(trx, app.now, 1);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await idiomas(ids)).toEqual({ fr: PORCION, null: PORCION + 5 });
    await runActs(app.db, app.now, 1);
    expect(await idiomas(ids)).toEqual({ fr: PORCION * 2, null: 5 });
    await runActs(app.db, app.now);
    expect((await ofMasivo(id_masivo)).data).toMatchObject({ estado: 'hecha', hechas: PORCION * 2 + 5, por_hacer: 0 });
    const entries = await app.db
      .selectFrom('log')
      .select('id_log')
      .where('tabla', '=', 'usuario')
      .where('tipo', '=', 'cambio')
      .where('id_registro', 'in', ids)
      .execute();
    expect(entries).toHaveLength(ids.length);
  });

  test('is confirmed once, however often', async () => {
    const ids = await people(3);
    const { id_masivo } = await shown(admin, { clase: 'idioma', idioma: 'de' }, ids);
    const answers = await Promise.all([call(id_masivo), call(id_masivo), call(id_masivo)]);
    await runActs(app.db, app.now);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ofMasivo(id_masivo)).data).toMatchObject({ estado: 'hecha', hechas: 3 });
    expect((await rowsOf(ids)).map(({ version }) => version)).toEqual([2, 2, 2]);
    const other = await enrol(app, [], { admin: true });
    expect((await call((await shown(admin, { clase: 'idioma', idioma: 'ja' }, ids)).id_masivo, other.token)).status).toBe(404);
  });

  test('stops when it is cancelled; what is done stays and can be taken back', async () => {
    const ids = await people(PORCION + 10);
    const { id_masivo } = await shown(admin, { clase: 'idioma', idioma: 'en' }, ids);
    await call(id_masivo);
    const { data } = await app.call(masivoApi.cancelar, { token: admin.token, body: { id_masivo } });
    expect(data).toMatchObject({ estado: 'cancelada', hechas: PORCION, por_hacer: 10 });
    await runActs(app.db, app.now);
    expect(await idiomas(ids)).toEqual({ en: PORCION, null: 10 });
    expect(await takenBack(admin, { id_masivo })).toMatchObject({ hechas: PORCION });
    expect(await idiomas(ids)).toEqual({ null: ids.length });
  });

  test('judges again who changed since it was shown', async () => {
    const [same, changed, left] = await people(3);
    const codigo_grupo = await group();
    const { id_masivo } = await shown(admin, { clase: 'grupo', codigo_grupo }, [same!, changed!, left!]);
    await app.db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: '2026-11-20' }).where('id_usuario', '=', left!).execute();
    await app.db.updateTable('usuario').set({ codigo_grupo }).where('id_usuario', '=', changed!).execute();
    const hecha = await confirmed(admin, { id_masivo });
    expect([hecha.hechas, hecha.motivos]).toEqual([
      1,
      [
        { motivo: 'cesada', total: 1 },
        { motivo: 'ya', total: 1 },
      ],
    ]);
  });

  test('beside another over the same people changes each once', async () => {
    const ids = await people(PORCION + 3);
    const [one, two] = [
      await shown(admin, { clase: 'idioma', idioma: 'zh' }, ids),
      await shown(admin, { clase: 'idioma', idioma: 'zh' }, ids),
    ];
    await Promise.all([call(one.id_masivo), call(two.id_masivo)]);
    await Promise.all([runActs(app.db, app.now), runActs(app.db, app.now)]);
    const [first, second] = [(await ofMasivo(one.id_masivo)).data, (await ofMasivo(two.id_masivo)).data];
    expect([first.estado, second.estado, first.hechas + second.hechas]).toEqual(['hecha', 'hecha', ids.length]);
    expect([...first.motivos, ...second.motivos].every(({ motivo }) => motivo === 'ya')).toBe(true);
  });

  test('ends when its author is no administrator any more', async () => {
    const author = await enrol(app, [], { admin: true });
    const ids = await people(PORCION + 1);
    const { id_masivo } = await shown(author, { clase: 'idioma', idioma: 'fr' }, ids);
    await call(id_masivo, author.token);
    await app.db.updateTable('usuario').set({ indicador_admin: 0 }).where('id_usuario', '=', author.id_usuario).execute();
    await runActs(app.db, app.now);
    expect((await ofMasivo(id_masivo)).data).toMatchObject({ estado: 'detenida', hechas: PORCION, por_hacer: 1 });
  });

  test('sends as many statements for fifty people as for two', async () => {
    const count = async (total: number) => {
      const { id_masivo } = await shown(admin, { clase: 'idioma', idioma: 'de' }, await people(total));
      recorder.take();
      await call(id_masivo);
      return recorder.take().length;
    };
    const few = await count(2);
    if (inject('testDatabase').kind === 'postgresql') expect(few).toBe(21);
    expect(await count(PORCION - 1)).toBe(few);
  });
});

describe('a selection', () => {
  test('of all that match takes the filters of the list, and is refused when their number changed', async () => {
    const { id_empresa, empresa } = await buildEmpresa(app.db);
    await people(30, { id_empresa });
    const select = (cantidad: number) =>
      app.call(masivoApi.simular, {
        token: admin.token,
        body: { acto: { clase: 'idioma', idioma: 'en' }, seleccion: { todos: { tamano: 10, filtro: { empresa }, excepto: [], cantidad } } },
      });
    expect((await select(30)).data).toMatchObject({ por_hacer: 30 });
    expect((await select(29)).status).toBe(409);
    const { total } = await app.call(usuarioApi.sellst, { token: admin.token, query: { pagina: 1, filtro: { empresa } } });
    expect(total).toBe(30);
  });
});

describe('a proof', () => {
  test('is asked for more than ten ceasings and for taking several back', async () => {
    const person = await buildUsuario(app.db, { admin: true });
    const { data } = await app.call(sesionApi.login, { body: { username: person.username, password: DEMO_PASSWORD } });
    const now = app.now;
    app.now = new Date(now.getTime() + 60 * 60_000);
    const late = { test: app, token: data.api_token };
    const cesar = async (total: number) => (await shown(late, { clase: 'cesar', fecha_cese: '2026-11-21' }, await people(total))).id_masivo;
    const [few, many] = [await cesar(10), await cesar(11)];
    const { id_masivo } = await confirmed(late, await shown(late, { clase: 'idioma', idioma: 'en' }, await people(2)));
    const { data: back } = await app.call(masivoApi.deshacer, { token: late.token, body: { id_masivo } });
    expect((await call(few, late.token)).status).toBe(200);
    expect((await call(many, late.token)).problem).toMatchObject({ status: 403, code: 'confirmacion_requerida' });
    expect((await call(back.id_masivo, late.token)).problem).toMatchObject({ code: 'confirmacion_requerida' });
    expect((await ofMasivo(many)).data).toMatchObject({ estado: 'simulada' });
    await app.call(sesionApi.confirmarSesion, { body: { contrasenia: DEMO_PASSWORD }, token: late.token });
    expect((await call(many, late.token)).data).toMatchObject({ estado: 'hecha', hechas: 11 });
    app.now = now;
  });
});

describe('what is kept', () => {
  test('the values of before go after a day, and an operation after its days', async () => {
    const { id_planestudio } = (await buildPlan(app.db, { today: '2026-11-21' })).plan;
    const hecha = await confirmed(admin, await shown(admin, { clase: 'plan', id_planestudio }, await people(2)));
    const open = await shown(admin, { clase: 'idioma', idioma: 'en' }, await people(1));
    const of = [hecha.id_masivo, open.id_masivo];
    const kept = async () => {
      const rows = await app.db.selectFrom('masivo').select('id_masivo').where('id_masivo', 'in', of).orderBy('id_masivo').execute();
      const filas = await app.db.selectFrom('masivo_fila').select(['id_masivo', 'antes']).where('id_masivo', 'in', of).execute();
      const antes = (id: number) => filas.filter(({ id_masivo, antes: values }) => id_masivo === id && values !== null).length;
      return rows.map(({ id_masivo: id }) => ({ id, antes: antes(id) }));
    };
    const later = (days: number) => new Date(app.now.getTime() + days * 24 * 60 * 60 * 1000 + 1000).toISOString();
    await forgetMasivos(app.db, later(0));
    expect(await kept()).toEqual([
      { id: hecha.id_masivo, antes: 2 },
      { id: open.id_masivo, antes: 0 },
    ]);
    await forgetMasivos(app.db, later(1));
    expect(await kept()).toEqual([{ id: hecha.id_masivo, antes: 0 }]);
    await forgetMasivos(app.db, later(90));
    expect(await kept()).toEqual([]);
  });
});
