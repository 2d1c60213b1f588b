import type { CallOf } from '@portal/contract/core';
import { datosPregunta, partesDe, preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';

const app = useTestApp();
let token = '';

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

const pregunta = async (datos: z.input<typeof datosPregunta>) => {
  const parsed = datosPregunta.parse(datos);
  const { tipo } = parsed;
  return (await buildPregunta(app.db, { tipo, datos: JSON.stringify(parsed), partes: partesDe(parsed) })).id_pregunta;
};

/** Saves an active topic with one question of the bank. */
async function publish(id_pregunta: number, changed: Partial<CallOf<typeof temaApi.upd>['body']> = {}) {
  const { id_tema } = await buildTema(app.db, {
    banco: 0,
    codigo_estado: 0,
    contenido: 'https://example.com/leccion',
    numero_preguntas: 1,
  });
  const body = { id_tema, codigo_estado: 1, preguntas: [{ id: id_pregunta }], ...changed };
  return { id_tema, ...(await app.call(temaApi.upd, { body: body as CallOf<typeof temaApi.upd>['body'], token })) };
}

const imagen = (descripcion: string) => ({ id_archivo: 1, descripcion });

describe('publishing', () => {
  test.each<[string, z.input<typeof datosPregunta>]>([
    ['the question', { tipo: 'corta', imagen: imagen(''), aceptadas: ['Lima'] }],
    ['an option', { tipo: 'unica', correcta: 1, opciones: [{ imagen: imagen('') }, { texto: 'B' }] }],
    [
      'a left side',
      {
        tipo: 'relacionar',
        pares: [
          { izquierda: { imagen: imagen('') }, derecha: 'x' },
          { izquierda: { texto: 'b' }, derecha: 'y' },
        ],
      },
    ],
  ])('a picture of %s without description is refused', async (_, datos) => {
    const id = await pregunta(datos);
    const refused = await publish(id);
    expect([refused.status, refused.problem.claves?.['codigo_estado']?.clave]).toEqual([400, 'registro.publicar']);
    expect(refused.problem.errors?.['codigo_estado']).toContain('imagen sin descripción');
    expect((await publish(id, { codigo_estado: 0 })).status).toBe(200);
  });

  test('a picture with its description is published', async () => {
    const id = await pregunta({ tipo: 'corta', imagen: imagen('Un mapa'), aceptadas: ['Lima'] });
    expect((await publish(id)).data.avisos).toEqual([]);
  });

  // Ticking all of 4 with 3 right is worth (3 − 1) / 3 = 66.67 %, of 3 with 2 right 50 %.
  test.each([
    { correctas: [1, 2, 3], count: 4, notaminima: 66, warns: true },
    { correctas: [1, 2, 3], count: 4, notaminima: 67, warns: false },
    { correctas: [1, 2], count: 3, notaminima: 50, warns: true },
    { correctas: [1, 2], count: 3, notaminima: 51, warns: false },
    { correctas: [1, 2, 3], count: 3, notaminima: 50, warns: false },
    { correctas: [1], count: 3, notaminima: 1, warns: false },
  ])(
    'with $correctas right of $count and pass mark $notaminima, ticking all warns: $warns',
    async ({ correctas, count, notaminima, warns }) => {
      const opciones = Array.from({ length: count }, (_, place) => ({ texto: `Opción ${place}` }));
      const parcial = await pregunta({ tipo: 'multiple', opciones, correctas, parcial: true });
      const { data, id_tema } = await publish(parcial, { notaminima });
      expect(data.avisos).toEqual(
        warns ? ['En 1 pregunta con crédito parcial basta marcar todas las opciones para alcanzar la nota mínima.'] : [],
      );
      expect((await app.call(temaApi.sel, { params: { id: id_tema }, token })).data.con_avisos).toBe(warns);
      const whole = await pregunta({ tipo: 'multiple', opciones, correctas });
      expect((await publish(whole, { notaminima })).data.avisos).toEqual([]);
    },
  );

  test('without a pass mark of its own that of the portal counts', async () => {
    await app.db.updateTable('configuracion').set({ notaminima: 66 }).execute();
    const opciones = ['a', 'b', 'c', 'd'].map((texto) => ({ texto }));
    const id = await pregunta({ tipo: 'multiple', opciones, correctas: [1, 2, 3], parcial: true });
    expect((await publish(id)).data.avisos).toHaveLength(1);
  });
});

test('whether explanations are shown is stored, stays when it is not sent, and is copied', async () => {
  const { id_tema } = await buildTema(app.db, { banco: 0 });
  const read = async (id: number) => (await app.call(temaApi.sel, { params: { id }, token })).data.explicaciones;
  const change = (fields: object) => app.call(temaApi.upd, { body: { id_tema, ...fields } as CallOf<typeof temaApi.upd>['body'], token });
  expect(await read(id_tema)).toBe(1);
  await change({ explicaciones: 0 });
  await change({ titulo: 'Otro título' });
  expect(await read(id_tema)).toBe(0);
  const copy = await app.call(temaApi.duplicar, { params: { id: id_tema }, body: { con_contenido: 0 }, token });
  expect(await read(copy.data.id_tema)).toBe(0);
  expect((await change({ explicaciones: 2 })).status).toBe(400);
});

test('a list of linked questions answers their kinds', async () => {
  const id = await pregunta({ tipo: 'verdadero_falso', correcta: true });
  const { id_tema } = await publish(id);
  const [row] = (await app.call(preguntaApi.ofTema, { params: { id: id_tema }, token })).data;
  expect(row).toMatchObject({ tipo: 'verdadero_falso', datos: { correcta: true } });
});
