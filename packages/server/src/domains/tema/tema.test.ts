import type { CallOf } from '@portal/contract/core';
import { tableroApi } from '@portal/contract/tablero';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token: string;
let admin: { readonly username: string };

type Nuevo = CallOf<typeof temaApi.ins>['body'];
const nuevo = (overrides: Partial<Nuevo> = {}): Nuevo => ({
  titulo: 'Señalización',
  codigo_categoria: 'general',
  codigo_estado: 1,
  duracion: 15,
  numero_preguntas: 0,
  ...overrides,
});
const create = (overrides: Partial<Nuevo> = {}) => test.call(temaApi.ins, { token, body: nuevo(overrides) });
const change = (id_tema: number, overrides: Partial<CallOf<typeof temaApi.upd>['body']> = {}) =>
  test.call(temaApi.upd, { token, body: { ...nuevo(), id_tema, ...overrides } });
const read = async (id: number) => (await test.call(temaApi.sel, { token, params: { id } })).data;

beforeAll(async () => {
  const usuario = await buildUsuario(test.db, { admin: true });
  admin = usuario;
  token = await signIn(test, usuario);
  await ensureCategoria(test.db);
});

describe('creating', () => {
  it('stores author and moment, and assigns a code', async () => {
    const answer = await create();
    expect(answer.data).toMatchObject({ result: '0', message: 'Registro Insertado correctamente' });
    expect(await read(answer.data.id_tema)).toMatchObject({
      codigo: 'T-0001',
      categoria: 'General',
      usuario_creacion: admin.username,
      usuario_modificacion: null,
      fecha_creacion: test.now.toISOString(),
      modulos: 0,
      preguntas: 0,
      rating: null,
      version: 1,
      indicador_obligatorio: 0,
    });
  });

  it('assigns unique codes to simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const codes = await Promise.all(answers.map(async ({ data }) => (await read(data.id_tema)).codigo));
    expect(new Set(codes).size).toBe(5);
  });

  it('names the field of unknown or repeated values', async () => {
    await create({ codigo: 'UNICO' });
    expect((await create({ codigo: 'UNICO' })).problem).toMatchObject({
      status: 409,
      code: 'duplicado',
      errors: { codigo: expect.stringContaining('UNICO') as string },
    });
    expect((await create({ codigo_categoria: 'nada' })).problem.claves).toEqual({
      codigo_categoria: { clave: 'registro.categoria', valores: { codigo: 'nada' } },
    });
    expect((await create({ referencia: 999_999 })).problem.claves).toEqual({
      referencia: { clave: 'tema.errores.requisito', valores: { id: '999999' } },
    });
    expect((await create({ contenido: 'javascript:alert(1)' })).problem.errors).toHaveProperty('contenido');
    expect((await create({ contenido_complementario: '/archivo/999/x.pdf' })).problem.errors).toHaveProperty('contenido_complementario');
  });

  it('refuses texts over the limits of P71', async () => {
    const full = {
      titulo: 'ñ'.repeat(50),
      descripcion: 'd'.repeat(250),
      contenido: 'c'.repeat(250),
      contenido_complementario: 'x'.repeat(250),
    };
    expect((await create(full)).status).toBe(200);
    for (const [field, value] of Object.entries(full)) {
      const { problem } = await create({ ...full, [field]: `${value}y` });
      expect(problem).toMatchObject({ status: 400, claves: { [field]: { clave: 'validacion.max_caracteres' } } });
    }
    expect((await create({ titulo: '   ' })).problem.errors).toHaveProperty('titulo');
  });
});

describe('changing', () => {
  it('increments the version and refuses an older one (P31)', async () => {
    const { data } = await create({ titulo: 'Original' });
    expect((await change(data.id_tema, { titulo: 'Primera', version: 1 })).data).toMatchObject({
      message: 'Registro Actualizado correctamente',
      version: 2,
    });
    const late = await change(data.id_tema, { titulo: 'Segunda', version: 1 });
    expect(late.problem).toMatchObject({ status: 409, code: 'conflicto', detail: { actual: { titulo: 'Primera', version: 2 } } });
    expect(await read(data.id_tema)).toMatchObject({ titulo: 'Primera', version: 2, usuario_modificacion: admin.username });
    expect((await change(data.id_tema, { titulo: 'Tercera' })).data.version).toBe(3);
  });

  it('keeps its code if none is sent, and accepts its own', async () => {
    const { data } = await create({ codigo: 'PROPIO' });
    expect((await change(data.id_tema)).status).toBe(200);
    expect((await change(data.id_tema, { codigo: 'PROPIO' })).status).toBe(200);
    expect((await read(data.id_tema)).codigo).toBe('PROPIO');
  });

  it('refuses cycles of references and lists their titles', async () => {
    const [a, b, c] = await Promise.all(['Ana', 'Beto', 'Ceci'].map(async (titulo) => (await create({ titulo })).data.id_tema));
    expect((await change(b!, { titulo: 'Beto', referencia: a })).status).toBe(200);
    expect((await change(c!, { titulo: 'Ceci', referencia: b })).status).toBe(200);
    expect((await change(a!, { titulo: 'Ana', referencia: c })).problem.errors).toEqual({
      referencia: 'La referencia forma un ciclo: «Ana» → «Ceci» → «Beto» → «Ana».',
    });
    expect((await change(a!, { referencia: a })).problem.errors).toHaveProperty('referencia');
    expect((await change(c!, { referencia: null })).status).toBe(200);
  });

  it('refuses to publish a topic without the questions that it asks, and saves nothing', async () => {
    const { id_pregunta } = await buildPregunta(test.db);
    const refused = await create({ titulo: 'Sin banco', numero_preguntas: 3 });
    expect([refused.status, refused.problem.claves?.['codigo_estado']?.clave]).toEqual([400, 'registro.publicar']);
    expect(refused.problem.message).toContain('pide 3 preguntas y no tiene ninguna activa');
    const { data: draft } = await create({ titulo: 'Sin banco', numero_preguntas: 3, codigo_estado: 0 });
    expect((await change(draft.id_tema, { titulo: 'Sin banco', numero_preguntas: 3 })).status).toBe(400);
    expect((await read(draft.id_tema)).codigo_estado).toBe(0);
    const linked = { titulo: 'Con una', numero_preguntas: 3, preguntas: [{ id: id_pregunta }] };
    const { data: warned } = await change(draft.id_tema, linked);
    expect(warned.avisos, 'one of three questions, and no content, warn').toHaveLength(2);
  });

  it('lists the active topics with warnings, and counts those that nobody can complete', async () => {
    const kpi = async () => (await test.call(tableroApi.kpiAdmin, { token })).data[0]!.tema_sin_preguntas;
    const [before, { id_pregunta }] = [await kpi(), await buildPregunta(test.db)];
    const { data } = await create({
      titulo: 'Avisado',
      contenido: 'https://a.example/x',
      numero_preguntas: 1,
      preguntas: [{ id: id_pregunta }],
    });
    const { data: bare } = await create({ titulo: 'Avisado sin contenido' });
    await create({ titulo: 'Avisado en desarrollo', codigo_estado: 0 });
    const listed = async () => {
      const query = { filtro: { con_avisos: 'true', titulo: 'Avisado' } };
      return (await test.call(temaApi.sellst, { token, params: { x: '0' }, query })).data.map(({ id_tema }) => id_tema);
    };
    expect([await listed(), await kpi()]).toEqual([[bare.id_tema], before]);
    await test.db.updateTable('pregunta').set({ codigo_estado: 2 }).where('id_pregunta', '=', id_pregunta).execute();
    expect([await listed(), await kpi()]).toEqual([[data.id_tema, bare.id_tema], before + 1]);
  });

  it('recomputes progress when a topic becomes inactive', async () => {
    const { plan, temas } = await buildPlan(test.db);
    const alumno = await buildUsuario(test.db);
    await buildAsignacion(test.db, { id_usuario: alumno.id_usuario, id_planestudio: plan.id_planestudio });
    const total = async () =>
      (await test.db.selectFrom('progreso').select('total').where('id_planestudio', '=', plan.id_planestudio).executeTakeFirstOrThrow())
        .total;
    expect(await total()).toBe(2);
    await change(temas[0]!.id_tema, { codigo_estado: 2 });
    expect(await total()).toBe(1);
    await change(temas[0]!.id_tema, { codigo_estado: 1 });
    expect(await total()).toBe(2);
  });

  it('answers 404 for an unknown topic', async () => {
    expect((await change(999_999)).status).toBe(404);
    expect((await test.call(temaApi.sel, { token, params: { id: 999_999 } })).status).toBe(404);
    expect((await test.call(temaApi.del, { token, params: { id: 999_999 } })).status).toBe(404);
  });
});

describe('deleting (P29)', () => {
  it('removes a topic without dependents', async () => {
    const { data } = await create();
    expect((await test.call(temaApi.del, { token, params: { id: data.id_tema } })).data.message).toBe('Registro Eliminado con Éxito');
    expect((await test.call(temaApi.sel, { token, params: { id: data.id_tema } })).status).toBe(404);
  });

  it('lists the dependents and deletes nothing', async () => {
    const { temas, modulos } = await buildPlan(test.db, { estructura: { P: { C: { 'Módulo uno': [{ titulo: 'Base', banco: 2 }] } } } });
    const [tema] = temas;
    await create({ titulo: 'Siguiente', referencia: tema!.id_tema });
    const { problem } = await test.call(temaApi.delGet, { token, params: { id: tema!.id_tema } });
    expect(problem).toMatchObject({ status: 409, code: 'dependencias' });
    expect(problem.message).toBe(
      `Registro no se puede eliminar por dependencias : 1 módulo: «${modulos[0]!.titulo}»; 1 tema que lo requiere: «Siguiente»`,
    );
    expect((await read(tema!.id_tema)).preguntas).toBe(2);
  });
});

describe('listing', () => {
  it('pages, searches without accents and refuses an order by unknown columns', async () => {
    await create({ titulo: 'Evacuación ÚNICA aa' });
    await create({ titulo: 'Evacuación ÚNICA bb' });
    const page = await test.call(temaApi.sellst, {
      token,
      params: { x: '0' },
      query: { buscar: 'evacuacion unica', pagina: 1, tamano: 1, orden: '-titulo' },
    });
    expect(page.total).toBe(2);
    expect(page.data.map((row) => row.titulo)).toEqual(['Evacuación ÚNICA bb']);
    expect((await test.call(temaApi.sellst, { token, params: { x: 'otra' }, query: {} })).data).toEqual([]);
    expect((await test.call(temaApi.sellst, { token, params: { x: '0' }, query: { orden: 'contrasenia' as never } })).status).toBe(400);
  });

  it('lists by state, program and question', async () => {
    const { programas, temas, modulos } = await buildPlan(test.db);
    const ofPrograma = await test.call(temaApi.ofPrograma, { token, params: { id: programas[0]!.id_programa } });
    expect(ofPrograma.data.map((row) => [row.id_tema, row.id_modulo])).toEqual(temas.map((tema) => [tema.id_tema, modulos[0]!.id_modulo]));
    const ofPregunta = await test.call(temaApi.ofPregunta, { token, params: { id: temas[0]!.banco[0]!.id_pregunta } });
    expect(ofPregunta.data.map((row) => row.id_tema)).toEqual([temas[0]!.id_tema]);
    const { data } = await create({ codigo_estado: 0 });
    const inDevelopment = await test.call(temaApi.ofEstado, { token, params: { estado: 0 } });
    expect(inDevelopment.data.map((row) => row.id_tema)).toContain(data.id_tema);
    expect(inDevelopment.data.every((row) => row.codigo_estado === 0)).toBe(true);
  });
});
