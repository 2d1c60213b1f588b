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
    for (const key of ['12.5', '99', 'Evacuación', 'Salida', 'Uno es poco', 'Son cinco', 'No es así']) expect(whole).not.toContain(key);
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

  it.each(WRONG)('refuses %s as a draft and in a batch, and stores nothing', async (_what, palabra, answer, campo) => {
    const before = await detalles();
    const { id_pregunta, id_evaluacion } = preguntaOf(preguntas, palabra);
    const one = { id_pregunta, ...answer };
    const single = await test.call(detalleApi.ins, { token: alumno.token, body: { id_evaluacion, ...one } as never });
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

  it('finishes an attempt that was opened by the version before', async () => {
    const { token } = await enrol(test, [plan]);
    const body = plan.ocurrencias[1]!;
    const { data } = await test.call(evaluacionApi.ins, { token, body });
    await test.db
      .updateTable('detalle')
      .set({ orden: '3142', orden_opciones: null })
      .where('id_evaluacion', '=', data.id_evaluacion)
      .execute();
    const shown = (await test.call(preguntaApi.cuestionario, { token, body })).data;
    expect(shown[0]).toMatchObject({ rpta_a: 'Opción C', rpta_b: 'Opción A', rpta_c: 'Opción D', rpta_d: 'Opción B' });
    const keys = new Map(plan.temas[1]!.banco.map((row) => [row.id_pregunta, row.indicador_correcta]));
    const rows = shown.map(({ id_evaluacion, id_pregunta }) => ({
      id_evaluacion,
      id_pregunta,
      respuesta: '3142'.indexOf(String(keys.get(id_pregunta))) + 1,
    }));
    expect((await send(rows, token)).data).toMatchObject({ nota: 100, aprobado: true });
  });
});

describe('what a result tells', () => {
  const WRONG_WORDS = cambiadas(
    { tipo: 'unica', elige: 'Uno' },
    { tipo: 'multiple', lista: ['Guantes'] },
    { tipo: 'verdadero_falso', escribe: 1 },
    { tipo: 'numerica', escribe: '14' },
  );
  const ALL_WRONG = WRONG_WORDS.map((palabra) => {
    if (palabra.tipo === 'corta') return { tipo: palabra.tipo, escribe: 'Puerta' };
    if (palabra.tipo === 'relacionar') return { tipo: palabra.tipo, lista: ['Escoba', 'Botiquín', 'Escoba'] };
    return palabra.tipo === 'ordenar' ? { tipo: palabra.tipo, lista: ['Tercero', 'Segundo', 'Primero'] } : palabra;
  });
  const result = async (palabras: readonly Palabra[]) => {
    await send(respuestasDe(preguntas, palabras));
    const { data } = await test.call(evaluacionApi.resultado, { token: alumno.token, params: { id: idOf() } });
    const byKind = new Map((data.erradas ?? []).map((row) => [row.tipo, row]));
    return { data, of: (tipo: PreguntaAlumno['tipo']) => byKind.get(tipo)! };
  };

  it('words the answers, without key and without the words of the author while the topic is not approved', async () => {
    const { data, of } = await result(ALL_WRONG);
    // multiple 1/2, relacionar 1/3, ordenar 1/3, classic 1: 100 × 2.1666… / 8 = 27.083…
    expect(data).toMatchObject({ nota: 27.08, aprobado: false });
    expect(data.erradas).toHaveLength(7);
    for (const row of data.erradas!) expect([row.correcta, row.texto_correcta, row.comentarios]).toEqual([null, null, []]);
    expect(of('unica')).toMatchObject({ texto_respuesta: 'Uno', puntos: 0 });
    expect(of('unica').respuesta).toBeGreaterThan(0);
    expect(of('multiple')).toMatchObject({ respuesta: 0, texto_respuesta: 'Guantes', puntos: 0.5 });
    expect(of('verdadero_falso')).toMatchObject({ respuesta: 1, texto_respuesta: 'Verdadero' });
    expect(of('numerica')).toMatchObject({ respuesta: 0, texto_respuesta: '14 kg' });
    expect(of('corta')).toMatchObject({ respuesta: 0, texto_respuesta: 'Puerta' });
    expect(of('relacionar').texto_respuesta).toBe('Fuego → Escoba · Corte → Botiquín · Sismo → Escoba');
    expect(of('ordenar').texto_respuesta).toBe('1. Tercero · 2. Segundo · 3. Primero');
    expect(JSON.stringify(data)).not.toMatch(/Cinco|Evacuación|12\.5|Son cinco|Uno es poco/);
  });

  it('tells key and words of the author once approved, if the topic does', async () => {
    const { data, of } = await result(WRONG_WORDS);
    // corta, relacionar, ordenar, classic 1, multiple 1/2: 100 × 4.5 / 8 = 56.25
    expect(data).toMatchObject({ nota: 56.25, aprobado: true });
    expect(of('unica')).toMatchObject({ texto_correcta: 'Cinco', comentarios: ['Uno es poco.', 'Son cinco.'] });
    expect(of('unica').correcta).toBeGreaterThan(0);
    expect(of('multiple').correcta).toBeNull();
    expect(of('multiple').texto_correcta!.split(' · ').toSorted()).toEqual(['Casco', 'Guantes']);
    expect(of('verdadero_falso')).toMatchObject({ correcta: 2, texto_correcta: 'Falso', comentarios: ['No es así.'] });
    expect(of('numerica')).toMatchObject({ correcta: null, texto_correcta: '12.5 ± 0.5 kg / 99 kg', comentarios: [] });
    await test.db.updateTable('tema').set({ explicaciones: 0 }).where('id_tema', '=', plan.ocurrencias[0]!.id_tema).execute();
    const { token } = alumno;
    const silent = (await test.call(evaluacionApi.resultado, { token, params: { id: idOf() } })).data.erradas!;
    await test.db.updateTable('tema').set({ explicaciones: 1 }).where('id_tema', '=', plan.ocurrencias[0]!.id_tema).execute();
    expect(silent.map(({ comentarios }) => comentarios)).toEqual([[], [], [], []]);
    expect(silent.find(({ tipo }) => tipo === 'unica')).toMatchObject({ texto_correcta: 'Cinco' });
  });

  it('words all answers for an administrator, true and false in the language of the call', async () => {
    await send(respuestasDe(preguntas));
    const { token } = await enrol(test, [], { admin: true });
    const { data } = await test.call(evaluacionApi.respuestas, { token, params: { id: idOf() } });
    const words = new Map(data.map((row) => [row.tipo, row.texto_correcta]));
    expect(data).toHaveLength(8);
    expect([words.get('corta'), words.get('verdadero_falso')]).toEqual(['Evacuación / Salida', 'Falso']);
    expect(words.get('relacionar')).toBe('Fuego → Extintor · Corte → Botiquín · Sismo → Zona segura');
    expect(words.get('ordenar')).toBe('1. Primero · 2. Segundo · 3. Tercero');
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    const english = await test.inject({ url: `/api/evaluacion/sel/respuesta/${idOf()}`, headers });
    expect(english.body).toContain('"texto_respuesta":"False"');
  });
});
