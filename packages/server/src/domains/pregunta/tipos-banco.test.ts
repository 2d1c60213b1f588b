import type { CallOf } from '@portal/contract/core';
import { type DatosPregunta, type datosPregunta, partesDe, preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { stamps } from '@portal/testkit/builders/counter.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';

const app = useTestApp();
let token = '';
let codigo_categoria = '';

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  codigo_categoria = await ensureCategoria(app.db, 4);
});

type Datos = z.input<typeof datosPregunta>;

/** One question of each kind, as a client sends it. */
const KINDS: readonly Datos[] = [
  { tipo: 'unica', opciones: ['A', 'B', 'C', 'D', 'E'].map((texto) => ({ texto })), correcta: 5, explicacion: 'Porque E.' },
  { tipo: 'multiple', opciones: [{ texto: 'Uno' }, { texto: 'Dos' }, { texto: 'Tres' }], correctas: [1, 3], parcial: true },
  { tipo: 'verdadero_falso', correcta: false, comentario_verdadero: 'No.' },
  { tipo: 'numerica', valores: [{ valor: '12,5', tolerancia: '0.5' }], unidad: 'kg' },
  { tipo: 'corta', aceptadas: ['Lima', 'la ciudad de Lima'], exacta: false },
  {
    tipo: 'relacionar',
    pares: [
      { izquierda: { texto: 'Perú' }, derecha: 'Lima' },
      { izquierda: { texto: 'Chile' }, derecha: 'Santiago' },
    ],
    otras: ['Quito'],
  },
  { tipo: 'ordenar', elementos: [{ texto: 'Abrir' }, { texto: 'Contar' }, { texto: 'Cerrar' }] },
];

const CLASICA = { rpta_a: 'Uno', rpta_b: 'Dos', rpta_c: 'Tres', rpta_d: 'Cuatro', indicador_correcta: 2 };
const withDatos = (datos: Datos) => ({ pregunta: '¿Cuál?', codigo_categoria, datos });

type Row = CallOf<typeof preguntaApi.ins>['body'][number];
const create = async (row: Row): Promise<number> => (await app.call(preguntaApi.ins, { body: [row], token })).data.id_pregunta;
const read = async (id: number) => (await app.call(preguntaApi.sel, { params: { id }, token })).data;
const change = (body: CallOf<typeof preguntaApi.upd>['body']) => app.call(preguntaApi.upd, { body, token });
const stored = (id: number) => app.db.selectFrom('pregunta').selectAll().where('id_pregunta', '=', id).executeTakeFirstOrThrow();
const versionsOf = async (id: number) => (await app.call(preguntaApi.versiones, { params: { id }, token })).data;

describe.each(KINDS)('a question of kind $tipo', (datos) => {
  test('is stored with its version, and comes back as it was sent', async () => {
    const id = await create(withDatos(datos));
    const row = await read(id);
    expect(row).toMatchObject({ tipo: datos.tipo, datos, dificultad: null });
    expect((await stored(id)).partes).toBe(partesDe(row.datos as DatosPregunta));
    const [version] = await versionsOf(id);
    expect(version).toMatchObject({ version: 1, tipo: datos.tipo, datos: row.datos });
  });

  test('is saved again as the list answers it, and as a part of it', async () => {
    const id = await create({ ...withDatos(datos), dificultad: 'dificil', etiquetas: 'uno, dos' });
    const before = await read(id);
    expect((await change(before)).status).toBe(200);
    expect((await change({ id_pregunta: id, pregunta: '¿Cuál es?' } as never)).status).toBe(200);
    const { pregunta, version, fecha_modificacion: _at, usuario_modificacion: _by, ...after } = await read(id);
    expect(before).toMatchObject(after);
    expect([pregunta, version]).toEqual(['¿Cuál es?', 3]);
    expect((await versionsOf(id)).map((one) => one.datos)).toEqual([before.datos, before.datos, before.datos]);
  });

  test('becomes four texts and this kind again, each with its version', async () => {
    const id = await create(withDatos(datos));
    expect((await change({ id_pregunta: id, datos: null, ...CLASICA } as never)).status).toBe(200);
    expect(await read(id)).toMatchObject({ tipo: 'unica', datos: null, ...CLASICA });
    expect((await change({ id_pregunta: id, datos } as never)).status).toBe(200);
    expect(await read(id)).toMatchObject({ tipo: datos.tipo, datos });
    expect((await versionsOf(id)).map(({ tipo }) => tipo)).toEqual([datos.tipo, 'unica', datos.tipo]);
  });

  test('is copied with a topic', async () => {
    const id = await create(withDatos(datos));
    const { id_tema } = await buildTema(app.db, { banco: 0 });
    await app.call(temaApi.pregunta, { body: [{ id_tema, id_pregunta: id }], token });
    const copy = await app.call(temaApi.duplicar, { params: { id: id_tema }, body: { con_contenido: 2 }, token });
    const [row] = (await app.call(preguntaApi.ofTema, { params: { id: copy.data.id_tema }, token })).data;
    expect(row!.id_pregunta).not.toBe(id);
    const [one, other] = [await stored(id), await stored(row!.id_pregunta)];
    expect([other.tipo, other.datos, other.partes]).toEqual([one.tipo, one.datos, one.partes]);
    expect(await versionsOf(row!.id_pregunta)).toMatchObject([{ version: 1, tipo: datos.tipo, datos: one.datos }]);
  });

  test('refuses the change of a client that knows four options alone, and keeps what it has', async () => {
    const id = await create(withDatos(datos));
    const refused = await change({ id_pregunta: id, pregunta: 'Otra', codigo_categoria, ...CLASICA });
    expect([refused.status, refused.problem.clave]).toEqual([409, 'pregunta.errores.clienteAnterior']);
    expect(await read(id)).toMatchObject({ pregunta: '¿Cuál?', version: 1, datos });
  });
});

test('four texts with one right option are stored as the first clients store them', async () => {
  const opciones = [CLASICA.rpta_a, CLASICA.rpta_b, CLASICA.rpta_c, CLASICA.rpta_d].map((texto) => ({ texto }));
  const id = await create(withDatos({ tipo: 'unica', opciones, correcta: 2 }));
  const { datos, tipo, partes, ...row } = await stored(id);
  expect([datos, tipo, partes]).toEqual([null, 'unica', 4]);
  expect(row).toMatchObject(CLASICA);
});

const opciones = [{ texto: 'Uno' }, { texto: 'Dos' }, { texto: 'Tres' }];

test.each<[string, object, string[]]>([
  ['an unknown kind', { datos: { tipo: 'ensayo' } }, ['datos.tipo']],
  ['one option', { datos: { tipo: 'unica', opciones: [{ texto: 'A' }], correcta: 1 } }, ['datos.opciones']],
  ['a key outside the options', { datos: { tipo: 'unica', opciones, correcta: 4 } }, ['datos.correcta']],
  ['a repeated key', { datos: { tipo: 'multiple', opciones, correctas: [1, 1] } }, ['datos.correctas']],
  ['an empty option', { datos: { tipo: 'unica', opciones: [{ texto: ' ' }, { texto: 'B' }], correcta: 1 } }, ['datos.opciones.0.texto']],
  [
    '4,001 characters',
    { datos: { tipo: 'unica', opciones: [{ texto: 'x'.repeat(4001) }, { texto: 'B' }], correcta: 1 } },
    ['datos.opciones.0.texto'],
  ],
  ['two separators', { datos: { tipo: 'numerica', valores: [{ valor: '1,234.5' }] } }, ['datos.valores.0.valor']],
  ['two elements', { datos: { tipo: 'ordenar', elementos: opciones.slice(1) } }, ['datos.elementos']],
  ['another kind beside its content', { tipo: 'corta', datos: { tipo: 'ordenar', elementos: opciones } }, ['tipo']],
  ['a kind without content', { tipo: 'corta' }, ['datos']],
  ['neither texts nor content', {}, Object.keys(CLASICA)],
  [
    'two equal options',
    { datos: { tipo: 'multiple', opciones: [...opciones, { texto: 'dos ' }], correctas: [1] } },
    ['datos.opciones.3.texto'],
  ],
  ['an unknown difficulty', { ...CLASICA, dificultad: 'imposible' }, ['dificultad']],
])('%s is refused at its field, and nothing is stored', async (_, fields, errors) => {
  const count = () =>
    app.db
      .selectFrom('pregunta')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  const before = await count();
  const row = { pregunta: '¿Cuál?', codigo_categoria, ...fields } as Row;
  const refused = await app.call(preguntaApi.ins, {
    body: [{ ...row, ...CLASICA, datos: null, tipo: 'unica', dificultad: null }, row],
    token,
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.problem.errors ?? {})).toEqual(errors.map((name) => `1.${name}`));
  expect(await count()).toEqual(before);
});

test('options of 4,000 characters are stored, searched and versioned', async () => {
  const long = (letter: string) => letter.repeat(4000);
  const id = await create({
    pregunta: long('p'),
    codigo_categoria,
    rpta_a: long('a'),
    rpta_b: long('b'),
    rpta_c: long('c'),
    rpta_d: long('d'),
    indicador_correcta: 4,
  });
  expect((await versionsOf(id))[0]).toMatchObject({ rpta_d: long('d') });
});

describe('pictures', () => {
  const file = (tipo_mime: string) =>
    app.db
      .insertInto('archivo')
      .values({ nombre: 'foto.bin', tipo_mime, tamano: 3, sha256: 'a'.repeat(64), clave: crypto.randomUUID(), ...stampsOfFile() })
      .returning('id_archivo')
      .executeTakeFirstOrThrow();
  const stampsOfFile = () => {
    const { usuario_creacion, fecha_creacion } = stamps();
    return { usuario_creacion, fecha_creacion };
  };
  const withImagen = (id_archivo: number): Datos => ({
    tipo: 'relacionar',
    imagen: { id_archivo, descripcion: 'Un mapa' },
    pares: [
      { izquierda: { texto: 'Perú' }, derecha: 'Lima' },
      { izquierda: { imagen: { id_archivo, descripcion: 'Chile' } }, derecha: 'Santiago' },
    ],
  });

  test.each(['image/png', 'image/jpeg', 'image/webp'])('of type %s are accepted', async (tipo_mime) => {
    const { id_archivo } = await file(tipo_mime);
    const datos = withImagen(id_archivo);
    expect(await read(await create(withDatos(datos)))).toMatchObject({ datos });
  });

  test('that do not exist or are no pictures are refused at their field', async () => {
    const unknown = await app.call(preguntaApi.ins, { body: [withDatos(withImagen(999_999))], token });
    expect([unknown.status, Object.keys(unknown.problem.errors ?? {})]).toEqual([400, ['0.datos.imagen.id_archivo']]);
    const { id_archivo: png } = await file('image/png');
    const { id_archivo: pdf } = await file('application/pdf');
    const datos: Datos = {
      tipo: 'unica',
      correcta: 1,
      opciones: [{ imagen: { id_archivo: png } }, { imagen: { id_archivo: pdf } }],
    };
    const id = await create({ pregunta: '¿Cuál?', codigo_categoria, ...CLASICA });
    const refused = await change({ id_pregunta: id, datos } as never);
    expect(refused.problem.claves?.['datos.opciones.1.imagen.id_archivo']?.clave).toBe('archivo.imagen.desconocida');
  });
});

describe('below the level of writing', () => {
  const setNivel = (nivel_escritura: number) => app.db.updateTable('configuracion').set({ nivel_escritura }).execute();
  afterEach(() => setNivel(1));

  test('a question of another form is refused, new or changed, and four texts are stored', async () => {
    const id = await create({ pregunta: '¿Cuál?', codigo_categoria, ...CLASICA });
    await setNivel(0);
    for (const datos of KINDS) {
      const refused = await app.call(preguntaApi.ins, { body: [withDatos(datos)], token });
      expect([refused.status, refused.problem.clave]).toEqual([409, 'operacion.errores.nivel']);
      expect((await change({ id_pregunta: id, datos } as never)).status).toBe(409);
    }
    expect(await create({ pregunta: '¿Otra?', codigo_categoria, ...CLASICA })).toBeGreaterThan(id);
    expect((await change({ id_pregunta: id, rpta_d: 'Cinco' } as never)).status).toBe(200);
  });
});

describe('the list', () => {
  type Query = CallOf<typeof preguntaApi.sellst>['query'];
  const ids = async (query: Query) => (await app.call(preguntaApi.sellst, { query, token })).data.map((row) => row.id_pregunta);

  test('is filtered by kind and difficulty, and searched by tags', async () => {
    const id = await create({ ...withDatos(KINDS[4]!), dificultad: 'facil', etiquetas: 'geografía, Perú' });
    const other = await create({ ...withDatos(KINDS[2]!), dificultad: 'media' });
    expect(await ids({ filtro: { tipo: 'corta', dificultad: 'facil' } })).toEqual([id]);
    expect(await ids({ filtro: { tipo: 'verdadero_falso', dificultad: 'media' } })).toEqual([other]);
    expect(await ids({ buscar: 'geografia peru' })).toEqual([id]);
    expect(await ids({ filtro: { etiquetas: 'geografía' } })).toEqual([id]);
  });
});

test('difficulty and tags stay when a change does not send them, and go when it empties them', async () => {
  const id = await create({ pregunta: '¿Cuál?', codigo_categoria, ...CLASICA, dificultad: 'media', etiquetas: 'uno' });
  await change({ id_pregunta: id, pregunta: '¿Y cuál?', codigo_categoria, ...CLASICA });
  expect(await read(id)).toMatchObject({ dificultad: 'media', etiquetas: 'uno' });
  await change({ id_pregunta: id, dificultad: '', etiquetas: null } as never);
  expect(await read(id)).toMatchObject({ dificultad: null, etiquetas: null });
});
