import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { preguntaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

let number = 0;
const question = () => [`¿Pregunta ${(number += 1)} del tema?`, 'Sí', 'No', 'A veces', 'Nunca', 1, ''];
const confirm = (id_importacion: number) => test.call(preguntaApi.importarIns, { body: { id_importacion }, token });
const undo = (id: number) => test.call(preguntaApi.importarDeshacer, { params: { id }, query: { simular: 0 }, token });

async function imported(...rows: (string | number)[][]): Promise<number> {
  const { data } = await test.call(preguntaApi.importar, { body: await preguntaSheet(...rows), query: {}, token });
  await confirm(data.id_importacion);
  return data.id_importacion;
}

/** Returns the ids of the questions that an import wrote, in the order of its rows. */
const idsOf = async (id: number): Promise<number[]> =>
  (
    await test.db
      .selectFrom('importacion_fila')
      .select('id_registro')
      .where('id_importacion', '=', id)
      .where('id_registro', 'is not', null)
      .orderBy('numero')
      .execute()
  ).map(({ id_registro }) => id_registro ?? 0);

describe('an import into a topic', () => {
  const linked = async (id_tema: number) =>
    (
      await test.db
        .selectFrom('tema_pregunta')
        .select(['id_pregunta', 'numero_orden'])
        .where('id_tema', '=', id_tema)
        .orderBy('numero_orden')
        .execute()
    ).map(({ id_pregunta }) => id_pregunta);
  const into = async (tema: number, ...rows: (string | number)[][]) =>
    test.call(preguntaApi.importar, { body: await preguntaSheet(...rows), query: { opciones: { tema } }, token });

  it('links new questions and those of the bank after its own, once, and undoing takes its own back', async () => {
    const tema = await buildTema(test.db);
    const own = await linked(tema.id_tema);
    const known = question();
    const [knownId] = await idsOf(await imported(known));
    const { data } = await into(tema.id_tema, question(), known, question());
    expect(await linked(tema.id_tema)).toEqual(own);
    await Promise.all([confirm(data.id_importacion), confirm(data.id_importacion)]);
    const [first, second] = await idsOf(data.id_importacion);
    expect(await linked(tema.id_tema)).toEqual([...own, first, knownId, second]);
    expect((await undo(data.id_importacion)).data).toMatchObject({ deshechos: 2, conservados: 0 });
    expect(await linked(tema.id_tema)).toEqual([...own, knownId]);
  });

  it('keeps a question that another topic uses too', async () => {
    const [tema, elsewhere] = [await buildTema(test.db, { banco: 0 }), await buildTema(test.db)];
    const { data } = await into(tema.id_tema, question(), question());
    await confirm(data.id_importacion);
    const [first] = await idsOf(data.id_importacion);
    await test.db
      .insertInto('tema_pregunta')
      .values({ id_tema: elsewhere.id_tema, id_pregunta: first!, numero_orden: 1, usuario_creacion: 'pruebas' })
      .execute();
    expect((await undo(data.id_importacion)).data).toMatchObject({ deshechos: 1, conservados: 1 });
    expect(await linked(tema.id_tema)).toEqual([first]);
  });

  it('is refused for an unknown topic', async () => {
    const { status, problem } = await into(999_999, question());
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['tema']]);
  });
});
