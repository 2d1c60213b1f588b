import { masivoApi } from '@portal/contract/masivo';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { type Actora, confirmed, reasons, shownOf, takenBack } from '@portal/testkit/scenes/masivo.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
const PORCION = 50;
let admin: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});

const questions = async (count: number, over: Parameters<typeof buildPregunta>[1] = {}) => {
  const built: number[] = [];
  while (built.length < count) built.push((await buildPregunta(app.db, over)).id_pregunta);
  return built;
};
const shownBy = (by: Actora) => (clase: 'vincular' | 'desvincular', temas: readonly number[], ids: readonly number[]) =>
  shownOf(by, { de: 'pregunta', acto: { clase, temas: [...temas] }, seleccion: { ids: [...ids] } });
const shown = (...given: Parameters<ReturnType<typeof shownBy>>) => shownBy(admin)(...given);
const links = (id_tema: number) =>
  app.db
    .selectFrom('tema_pregunta')
    .selectAll()
    .where('id_tema', '=', id_tema)
    .orderBy('numero_orden')
    .orderBy('id_tema_pregunta')
    .execute();
const asked = async (id_tema: number) => (await links(id_tema)).map(({ id_pregunta }) => id_pregunta);
const versionOf = async (id_tema: number) =>
  (await app.db.selectFrom('tema').select('version').where('id_tema', '=', id_tema).executeTakeFirstOrThrow()).version;

describe('linking questions', () => {
  test('puts them after those of each topic over several portions, once, and takes exactly the new ones away', async () => {
    const [one, two] = [await buildTema(app.db, { banco: 2 }), await buildTema(app.db, { banco: 0 })];
    const ids = await questions(PORCION + 5);
    await app.db
      .insertInto('tema_pregunta')
      .values({
        id_tema: two.id_tema,
        id_pregunta: ids[0]!,
        numero_orden: 1,
        usuario_creacion: 'x',
        fecha_creacion: '2026-11-01T00:00:00Z',
      })
      .execute();
    const temas = [one.id_tema, two.id_tema];
    const before = await Promise.all(temas.map(links));
    const version = await versionOf(one.id_tema);
    const hecha = await confirmed(admin, await shown('vincular', temas, ids));
    expect([hecha.hechas, hecha.destino]).toEqual([ids.length, [one, two].map(({ titulo }) => titulo).join(', ')]);
    expect(await asked(one.id_tema)).toEqual([...one.banco.map(({ id_pregunta }) => id_pregunta), ...ids]);
    expect(new Set(await asked(two.id_tema))).toEqual(new Set(ids));
    expect(await versionOf(one.id_tema)).toBeGreaterThan(version);
    expect(reasons(await shown('vincular', temas, ids))).toEqual({ ya: ids.length });
    expect(await takenBack(admin, hecha)).toMatchObject({ hechas: ids.length, rechazadas: 0 });
    expect(await Promise.all(temas.map(links))).toEqual(before);
  });

  test('keeps a question of a company within its topics, and refuses topics that are not there', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const [common, own] = [await buildTema(app.db, { banco: 0 }), await buildTema(app.db, { banco: 0, id_empresa })];
    const ids = [...(await questions(1, { id_empresa })), ...(await questions(1))];
    expect(reasons(await shown('vincular', [common.id_tema], ids))).toEqual({ otra_empresa: 1 });
    expect(reasons(await shown('vincular', [own.id_tema], ids))).toEqual({});
    await expect(shown('vincular', [999_999], ids)).rejects.toThrow('400');
  });

  test('is refused to a limited access for a topic of the whole portal', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const { token } = await limitedAdmin(app, [id_empresa]);
    const [common, own] = [await buildTema(app.db, { banco: 0 }), await buildTema(app.db, { banco: 0, id_empresa })];
    const ids = await questions(2);
    await expect(shownBy({ test: app, token })('vincular', [common.id_tema], ids)).rejects.toThrow('403');
    const hecha = await confirmed({ test: app, token }, await shownBy({ test: app, token })('vincular', [own.id_tema], ids));
    expect([hecha.hechas, await asked(own.id_tema)]).toEqual([2, ids]);
  });
});

describe('unlinking questions', () => {
  test('from some topics or from all, and taken back to the same places', async () => {
    const [one, two] = [await buildTema(app.db, { banco: 3 }), await buildTema(app.db, { banco: 0 })];
    const ids = one.banco.map(({ id_pregunta }) => id_pregunta);
    await confirmed(admin, await shown('vincular', [two.id_tema], ids));
    const before = [await links(one.id_tema), await links(two.id_tema)];
    const some = await confirmed(admin, await shown('desvincular', [one.id_tema], ids.slice(0, 2)));
    expect([some.hechas, await asked(one.id_tema), await asked(two.id_tema)]).toEqual([2, [ids[2]], ids]);
    const rest = await confirmed(admin, await shown('desvincular', [], ids));
    expect([rest.hechas, await asked(one.id_tema), await asked(two.id_tema)]).toEqual([3, [], []]);
    expect(reasons(await shown('desvincular', [], ids))).toEqual({ ya: 3 });
    await takenBack(admin, rest);
    await takenBack(admin, some);
    expect([await links(one.id_tema), await links(two.id_tema)]).toEqual(before);
  });

  test('is not taken back over a link that somebody made since', async () => {
    const tema = await buildTema(app.db, { banco: 2 });
    const [again, back] = tema.banco.map(({ id_pregunta }) => id_pregunta);
    const hecha = await confirmed(admin, await shown('desvincular', [tema.id_tema], [again!, back!]));
    await app.db
      .insertInto('tema_pregunta')
      .values({
        id_tema: tema.id_tema,
        id_pregunta: again!,
        numero_orden: 7,
        usuario_creacion: 'x',
        fecha_creacion: '2026-11-21T00:00:00Z',
      })
      .execute();
    const vuelta = await takenBack(admin, hecha);
    expect([vuelta.hechas, reasons(vuelta), (await asked(tema.id_tema)).length]).toEqual([1, { cambiada: 1 }, 2]);
  });

  test('leaves to a limited access the topics of others', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const { token } = await limitedAdmin(app, [id_empresa]);
    const [common, own] = [await buildTema(app.db, { banco: 1 }), await buildTema(app.db, { banco: 0, id_empresa })];
    const ids = common.banco.map(({ id_pregunta }) => id_pregunta);
    expect(reasons(await shownBy({ test: app, token })('desvincular', [], ids))).toEqual({ ajeno: 1 });
    await confirmed(admin, await shown('vincular', [own.id_tema], ids));
    const hecha = await confirmed({ test: app, token }, await shownBy({ test: app, token })('desvincular', [], ids));
    expect([hecha.hechas, await asked(own.id_tema), await asked(common.id_tema)]).toEqual([1, [], ids]);
  });
});

test('links send as many statements for fifty questions as for two', async () => {
  const tema = await buildTema(app.db, { banco: 0 });
  const count = async (total: number) => {
    const ids = await questions(total);
    recorder.take();
    const counted: number[] = [];
    for (const clase of ['vincular', 'desvincular'] as const) {
      const { id_masivo } = await shown(clase, [tema.id_tema], ids);
      await app.call(masivoApi.confirmar, { token: admin.token, body: { id_masivo } });
      counted.push(recorder.take().length);
    }
    return counted;
  };
  expect(await count(PORCION - 1)).toEqual(await count(2));
});
