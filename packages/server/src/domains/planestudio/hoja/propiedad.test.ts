import { type FilaDeHoja, planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { hojaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  await ensureCategoria(test.db);
  await ensureCategoria(test.db, DOMINIO.categoriaPregunta);
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

/** Numbers from 0 to below `limit`, the same ones for the same seed. */
function chance(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Questions, material, values and a requirement of an earlier topic, by chance. */
function rowsOfTema(pick: (limit: number) => number, ruta: FilaDeHoja, earlier: readonly string[]): FilaDeHoja[] {
  const required = earlier.length && pick(3) === 0 ? earlier[pick(earlier.length)] : undefined;
  const head: FilaDeHoja = {
    ...ruta,
    ...(pick(2) === 0 && { duracion: 1 + pick(90) }),
    ...(pick(3) === 0 && { notaminima: pick(101) }),
    ...(pick(4) === 0 && { cuestionario: 'No' }),
    ...(required !== undefined && { requisito: required }),
  };
  const parts = Array.from({ length: pick(4) }, (_, place): FilaDeHoja => {
    const id = `${String(ruta.tema)} ${place}`;
    const question = {
      pregunta: `¿${id}?`,
      rpta_a: 'Sí',
      rpta_b: 'No',
      rpta_c: 'Tal vez',
      rpta_d: `Otra ${pick(9)}`,
      indicador_correcta: 1 + pick(4),
    };
    const material = { material: `Material ${id}`, direccion: `https://example.org/${encodeURIComponent(id)}${pick(2) ? '.pdf' : ''}` };
    return { ...(pick(2) === 0 && question), ...(pick(2) === 0 && material) };
  });
  return [head, ...parts.filter((part) => Object.keys(part).length > 0)];
}

/** Topics of a module by chance; those of different modules may have one title. */
function rowsOfModulo(pick: (limit: number) => number, ruta: FilaDeHoja): FilaDeHoja[] {
  const titles: string[] = [];
  return Array.from({ length: 1 + pick(4) }, (_, place) => {
    const tema = pick(4) === 0 ? `Repaso ${place}` : `T ${String(ruta.modulo)}.${place}`;
    const rows = rowsOfTema(pick, { ...(place === 0 && ruta), tema }, titles);
    titles.push(tema);
    return rows;
  }).flat();
}

/** Sheet of a plan by chance, as a person writes it: what is as above stays empty. */
function randomSheet(seed: number): FilaDeHoja[] {
  const pick = chance(seed);
  const some = <One>(limit: number, make: (place: number) => One[]) =>
    Array.from({ length: 1 + pick(limit) }, (_, place) => make(place)).flat();
  return some(2, (p) =>
    some(3, (c) =>
      some(3, (m) =>
        rowsOfModulo(pick, {
          ...(c === 0 && m === 0 && { programa: `P ${seed}.${p}` }),
          ...(m === 0 && { curso: `C ${seed}.${p}.${c}` }),
          modulo: `M ${seed}.${p}.${c}.${m}`,
        }),
      ),
    ),
  );
}

const review = async (id_planestudio: number, rows: FilaDeHoja[], nuevos = 0) => {
  const query = { iguales: 1, opciones: { id_planestudio, nuevos } };
  const { data, problem } = await test.call(planestudioApi.importar, { body: await hojaSheet(...rows), query, token });
  expect(problem).toBeUndefined();
  return data;
};
const confirm = async (id_importacion: number) => (await test.call(planestudioApi.importarIns, { body: { id_importacion }, token })).data;
const sheet = async (id: number) => (await test.call(planestudioApi.hoja, { params: { id }, token })).data;
const newPlan = async () => (await buildPlanestudio(test.db)).id_planestudio;

it.each([11, 23, 37, 59, 83])('a plan by chance (%i) goes out and in again: unchanged in itself, equal in other plans', async (seed) => {
  const [first, linked, copied] = [await newPlan(), await newPlan(), await newPlan()];
  const made = await review(first, randomSheet(seed));
  expect(made.filas.flatMap(({ error }) => error ?? [])).toEqual([]);
  await confirm(made.id_importacion);
  const exported = await sheet(first);
  const again = await review(first, exported);
  expect(again.filas.map(({ estado, error, cambios }) => ({ estado, error, cambios }))).toEqual(
    exported.map(() => ({ estado: 'existente', error: null, cambios: null })),
  );
  for (const [id, nuevos] of [
    [linked, 0],
    [copied, 1],
  ] as const) {
    const { id_importacion, rechazadas } = await review(id, exported, nuevos);
    expect(rechazadas).toBe(0);
    await confirm(id_importacion);
    expect(await sheet(id)).toEqual(exported);
    const { problem } = await test.call(planestudioApi.importarDeshacer, { params: { id: id_importacion }, query: { simular: 0 }, token });
    expect(problem).toBeUndefined();
    expect(await sheet(id), 'undone').toEqual([]);
  }
  expect(await sheet(first)).toEqual(exported);
});
