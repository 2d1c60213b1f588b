import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi, type PreguntaAlumno } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { cambiadas, CLAVES, type Palabra, PREGUNTAS, preguntaOf, respuestasDe } from '@portal/testkit/scenes/tipos.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const recorder = useRecorder();
const test = useTestApp();
let plan: BuiltPlan;
let alumno: Alumno;
let preguntas: PreguntaAlumno[];

const CON_TIPOS = { tipos: 1 } as const;
const cuestionario = async ({ token }: Pick<Alumno, 'token'> = alumno) =>
  (await test.call(preguntaApi.cuestionario, { token, query: CON_TIPOS, body: plan.ocurrencias[0]! })).data;
const send = (body: object[], token = alumno.token) => test.call(evaluacionApi.insDetalle, { token, body: body as never });
const drafts = (respuestas: object[]) =>
  test.call(detalleApi.insVarias, { token: alumno.token, body: { id_evaluacion: idOf(), respuestas: respuestas as never } });
const idOf = () => preguntas[0]!.id_evaluacion;
const detalles = () => test.db.selectFrom('detalle').selectAll().where('id_evaluacion', '=', idOf()).orderBy('numero_orden').execute();

beforeAll(async () => {
  plan = await buildPlan(test.db, { estructura: { P: { C: { M: [{ titulo: 'Tipos', preguntas: PREGUNTAS, notaminima: 50 }, 'Otro'] } } } });
});
beforeEach(async () => {
  alumno = await enrol(test, [plan]);
  preguntas = await cuestionario();
});

/** Stored parts of a kind that turns. */
const PARTES: Record<string, string[]> = {
  unica: ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'],
  multiple: ['Casco', 'Guantes', 'Sandalias', 'Bufanda'],
  relacionar: ['Extintor', 'Botiquín', 'Zona segura', 'Escoba'],
  ordenar: ['Primero', 'Segundo', 'Tercero'],
};

describe('what is drawn', () => {
  it('shows every kind without its key, in an order of the attempt that is stored', async () => {
    expect(preguntas.map(({ tipo }) => tipo).toSorted()).toEqual(PREGUNTAS.map(({ tipo }) => tipo).toSorted());
    const rows = new Map((await detalles()).map((row) => [row.id_pregunta, row]));
    for (const pregunta of preguntas.filter(({ mostrado }) => mostrado)) {
      const { tipo, mostrado, id_pregunta, rpta_a, rpta_b, rpta_c, rpta_d } = pregunta;
      const { orden, orden_opciones } = rows.get(id_pregunta)!;
      expect([rpta_a, rpta_b, rpta_c, rpta_d].join('')).toBe('');
      expect(orden).toBe('1234');
      const stored = PARTES[tipo];
      expect(orden_opciones?.toSorted() ?? null, tipo).toEqual(stored ? stored.map((_, index) => index + 1) : null);
      expect(mostrado!.opciones).toEqual((orden_opciones ?? []).map((place) => ({ texto: stored?.[place - 1] })));
    }
    expect(preguntaOf(preguntas, { tipo: 'numerica' }).mostrado).toEqual({ opciones: [], unidad: 'kg' });
    expect(preguntaOf(preguntas, { tipo: 'relacionar' }).mostrado!.izquierdas!.map(({ texto }) => texto)).toEqual([
      'Fuego',
      'Corte',
      'Sismo',
    ]);
  });

  it('keeps the order of four texts in both columns, for a server of the version before', async () => {
    const { id_pregunta, rpta_a, rpta_b, rpta_c, rpta_d } = preguntaOf(preguntas, { tipo: 'unica', clasica: true });
    const { orden, orden_opciones } = (await detalles()).find((row) => row.id_pregunta === id_pregunta)!;
    expect(orden_opciones!.join('')).toBe(orden);
    expect([rpta_a, rpta_b, rpta_c, rpta_d]).toEqual(orden_opciones!.map((place) => ['Norte', 'Sur', 'Este', 'Oeste'][place - 1]));
  });

  it('turns from one attempt to the next, and stays within one', async () => {
    const orders = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const other = await enrol(test, [plan]);
      const shown = await cuestionario(other);
      expect(await cuestionario(other)).toEqual(shown);
      orders.add(JSON.stringify(preguntaOf(shown, { tipo: 'unica' }).mostrado));
    }
    expect(orders.size, 'one order for all six has the chance of 120⁻⁵').toBeGreaterThan(1);
  });

  it('answers no key before the grade, in any call', async () => {
    const headers = { authorization: `Bearer ${alumno.token}` };
    const payload = plan.ocurrencias[0]!;
    const id = idOf();
    await drafts(respuestasDe(preguntas, cambiadas({ tipo: 'corta', escribe: 'otra' }, { tipo: 'numerica', escribe: '1' })));
    const answers = [
      await test.inject({ method: 'POST', url: '/api/pregunta/sellst/tema/?tipos=1', payload, headers }),
      await test.inject({ method: 'POST', url: '/api/evaluacion/ins?tipos=1', payload, headers }),
      await test.inject({ url: `/api/evaluacion/sel/resultado/${id}`, headers }),
      await test.inject({ url: `/api/evaluacion/sel/respuesta/${id}`, headers }),
      await test.inject({ url: `/api/detalle/sel/${(await detalles())[0]!.id_detalle}`, headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 409, 200]);
    const whole = answers.map(({ body }) => body).join('\n');
    for (const hidden of [
      '"correcta',
      'aceptadas',
      'valores',
      'tolerancia',
      'parcial',
      'exacta',
      'orden_',
      '"orden"',
      '"datos"',
      'explicacion',
    ])
      expect(whole).not.toContain(hidden);
    for (const key of ['12.5', '87654.25', 'Evacuación', 'Salida', 'Uno es poco', 'Son cinco', 'No es así'])
      expect(whole).not.toContain(key);
    expect(whole).not.toMatch(/"(es_correcta|puntos)":[^n]/);
  });

  it('is refused to a client that shows four texts alone, which keeps the attempt', async () => {
    const other = await enrol(test, [plan]);
    const call = { token: other.token, body: plan.ocurrencias[0]! };
    for (const answer of [await test.call(evaluacionApi.ins, call), await test.call(preguntaApi.cuestionario, call)])
      expect([answer.status, answer.problem.clave]).toEqual([409, 'evaluacion.errores.clienteAnterior']);
    const classic = await test.call(evaluacionApi.ins, { token: other.token, body: plan.ocurrencias[1]! });
    expect([classic.status, classic.data.preguntas[0]?.mostrado]).toEqual([200, null]);
    expect(new Set((await cuestionario(other)).map(({ id_evaluacion }) => id_evaluacion)).size).toBe(1);
  });
});

/** Answers that their question does not admit, and the field that is named. */
const WRONG: [string, Palabra, object, string][] = [
  ['a position that was not shown', { tipo: 'unica' }, { respuesta: 6 }, 'respuesta'],
  ['a fifth of four texts', { tipo: 'unica', clasica: true }, { respuesta: 5 }, 'respuesta'],
  ['a list for four texts', { tipo: 'unica', clasica: true }, { respuesta_datos: [1] }, 'respuesta_datos'],
  ['a third answer to true or false', { tipo: 'verdadero_falso' }, { respuesta: 3 }, 'respuesta'],
  ['a text for true or false', { tipo: 'verdadero_falso' }, { respuesta_datos: 'Falso' }, 'respuesta_datos'],
  ['an option of several as a number', { tipo: 'multiple' }, { respuesta: 1 }, 'respuesta'],
  ['no tick', { tipo: 'multiple' }, { respuesta_datos: [] }, 'respuesta_datos'],
  ['a tick twice', { tipo: 'multiple' }, { respuesta_datos: [2, 2] }, 'respuesta_datos'],
  ['a tick beside the options', { tipo: 'multiple' }, { respuesta_datos: [5] }, 'respuesta_datos'],
  ['words for a number', { tipo: 'numerica' }, { respuesta_datos: 'doce' }, 'respuesta_datos'],
  ['a number with both separators', { tipo: 'numerica' }, { respuesta_datos: '1.234,5' }, 'respuesta_datos'],
  ['an empty text', { tipo: 'corta' }, { respuesta_datos: '' }, 'respuesta_datos'],
  ['a position for a text', { tipo: 'corta' }, { respuesta: 1 }, 'respuesta'],
  ['an incomplete pairing', { tipo: 'relacionar' }, { respuesta_datos: [1, 2] }, 'respuesta_datos'],
  ['a right side that was not shown', { tipo: 'relacionar' }, { respuesta_datos: [1, 2, 5] }, 'respuesta_datos'],
  ['an incomplete order', { tipo: 'ordenar' }, { respuesta_datos: [1, 2] }, 'respuesta_datos'],
  ['an element twice', { tipo: 'ordenar' }, { respuesta_datos: [1, 1, 2] }, 'respuesta_datos'],
];

describe('what is answered', () => {
  it('is kept as a draft, and checked between two statements', async () => {
    const rows = respuestasDe(preguntas);
    recorder.take();
    expect((await drafts(rows)).status).toBe(200);
    expect(recorder.take(), 'session, and the statement twice').toHaveLength(3);
    const kept = new Map((await cuestionario()).map((row) => [row.id_pregunta, row]));
    for (const { id_pregunta, respuesta, respuesta_datos } of rows) {
      const trimmed = typeof respuesta_datos === 'string' ? respuesta_datos.trim() : respuesta_datos;
      expect(kept.get(id_pregunta)).toMatchObject({ respuesta, respuesta_datos: trimmed });
    }
    recorder.take();
    const clasica = respuestasDe(preguntas, [CLAVES.at(-1)!]);
    expect((await drafts(clasica)).status).toBe(200);
    expect(recorder.take(), 'four texts need no check').toHaveLength(2);
    const other = { id_pregunta: rows[1]!.id_pregunta, id_evaluacion: idOf(), respuesta_datos: [3] };
    const { data } = await test.call(detalleApi.ins, { token: alumno.token, body: other });
    const params = { id: data.id_detalle };
    expect((await test.call(detalleApi.sel, { token: alumno.token, params })).data).toMatchObject({
      respuesta: null,
      respuesta_datos: [3],
      puntos: null,
    });
    expect((await test.call(detalleApi.upd, { token: alumno.token, params, body: { respuesta_datos: [9] } })).status).toBe(400);
    expect((await test.call(detalleApi.del, { token: alumno.token, params })).status).toBe(200);
    expect((await test.call(detalleApi.sel, { token: alumno.token, params })).data).toMatchObject({
      respuesta: null,
      respuesta_datos: null,
    });
  });

  it.each(WRONG)('refuses %s as a draft and in a batch, and stores nothing', async (_what, ...[palabra, answer, campo]) => {
    const before = await detalles();
    const { id_pregunta, id_evaluacion } = preguntaOf(preguntas, palabra);
    const one = { id_pregunta, ...answer };
    const single = await test.call(detalleApi.ins, { token: alumno.token, body: { id_evaluacion, ...one } });
    expect([single.status, Object.keys(single.problem.errors ?? {})]).toEqual([400, [campo]]);
    const rows = respuestasDe(preguntas);
    const index = rows.findIndex((row) => row.id_pregunta === id_pregunta);
    const changed = rows.with(index, { id_evaluacion, ...one } as never);
    const many = await drafts(changed);
    expect([many.status, Object.keys(many.problem.errors ?? {})]).toEqual([400, [`respuestas.${index}.${campo}`]]);
    const sent = await send(changed);
    expect([sent.status, Object.keys(sent.problem.errors ?? {})]).toEqual([400, [`${index}.${campo}`]]);
    expect(await detalles()).toEqual(before);
    expect((await send(rows)).data).toMatchObject({ nota: 100 });
  });

  it('grades all right answers with 100', async () => {
    recorder.take();
    expect((await send(respuestasDe(preguntas))).data).toMatchObject({ nota: 100, aprobado: true });
    expect(recorder.take()).toHaveLength(3);
    for (const row of await detalles()) expect(row).toMatchObject({ es_correcta: true, puntos: 1 });
    const evaluacion = await test.db.selectFrom('evaluacion').selectAll().where('id_evaluacion', '=', idOf()).executeTakeFirstOrThrow();
    expect(evaluacion).toMatchObject({ correcta: 8, total: 8 });
  });

  it('gives parts of points where the question does, and counts whole ones as right', async () => {
    // multiple: one of two and none wrong, 1/2; relacionar: one of three, 1/3; ordenar: one at its place, 1/3; numerica: 0; the other four: 4.
    // 100 × (4 + 1/2 + 2/3) / 8 = 64.583… → 64.58
    const body = respuestasDe(
      preguntas,
      cambiadas(
        { tipo: 'multiple', lista: ['Guantes'] },
        { tipo: 'relacionar', lista: ['Extintor', 'Extintor', 'Escoba'] },
        { tipo: 'ordenar', lista: ['Primero', 'Tercero', 'Segundo'] },
        { tipo: 'numerica', escribe: '13,000001' },
      ),
    );
    expect((await send(body)).data).toMatchObject({ nota: 64.58, aprobado: true });
    const points = new Map((await detalles()).map((row) => [row.id_pregunta, [row.es_correcta, row.puntos]]));
    expect(body.map(({ id_pregunta }) => points.get(id_pregunta))).toEqual([
      [true, 1],
      [false, 0.5],
      [true, 1],
      [false, 0],
      [true, 1],
      [false, 0.33333333],
      [false, 0.33333333],
      [true, 1],
    ]);
    const evaluacion = await test.db.selectFrom('evaluacion').selectAll().where('id_evaluacion', '=', idOf()).executeTakeFirstOrThrow();
    expect(evaluacion).toMatchObject({ correcta: 4, total: 8, nota: 64.58 });
  });

  it('grades all wrong answers with 0', async () => {
    const wrong = cambiadas(
      { tipo: 'unica', elige: 'Uno' },
      { tipo: 'multiple', lista: ['Casco', 'Sandalias'] },
      { tipo: 'verdadero_falso', escribe: 1 },
      { tipo: 'numerica', escribe: '-12.5' },
      { tipo: 'corta', escribe: 'entrada' },
      { tipo: 'relacionar', lista: ['Escoba', 'Escoba', 'Escoba'] },
      { tipo: 'ordenar', lista: ['Segundo', 'Tercero', 'Primero'] },
      { tipo: 'unica', clasica: true, elige: 'Norte' },
    );
    expect((await send(respuestasDe(preguntas, wrong))).data).toMatchObject({ nota: 0, aprobado: false });
    expect((await detalles()).map(({ puntos }) => puntos)).toEqual(Array.from({ length: 8 }, () => 0));
  });
});
