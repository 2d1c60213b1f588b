import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { peopleInCircles } from '@portal/testkit/models/people-in-circles.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
const { review, confirm, imported, undo, stored } = useCarga(test, () => token);

type Persona = Awaited<ReturnType<typeof buildUsuario>>;

const NOMBRE = { nombres: 'Ana', apellido_paterno: 'Paz' };
const build = () => buildUsuario(test.db, NOMBRE);

/** Builds pairs of people without a boss. */
async function pairs(total: number): Promise<(readonly [Persona, Persona])[]> {
  const built: (readonly [Persona, Persona])[] = [];
  while (built.length < total) built.push([await build(), await build()]);
  return built;
}

/** Row of a file that gives a stored person a boss. */
const row = (one: Persona, boss: Persona) => ({
  tipo_doc: 'DNI',
  n_doc: one.numero_documento,
  nombre: NOMBRE.nombres,
  apellido_paterno: NOMBRE.apellido_paterno,
  codigo: one.codigo_usuario,
  jefe: boss.codigo_usuario,
});

/** Saves a person with this boss, or without one. */
const save = ({ id_usuario, codigo_usuario, numero_documento }: Persona, boss?: Persona) =>
  test.call(usuarioApi.upd, {
    body: {
      id_usuario,
      codigo_usuario,
      numero_documento,
      tipo_documento: 'DNI',
      ...NOMBRE,
      codigo_jefe_inmediato: boss?.codigo_usuario ?? null,
    },
    token,
  });

it('two files confirmed at once, each of which closes half of a circle: one of them is refused', async () => {
  const [[one, other]] = (await pairs(1)) as [readonly [Persona, Persona]];
  const reviews = [await review([row(one, other)]), await review([row(other, one)])];
  const answers = await Promise.all(reviews.map(({ id_importacion }) => confirm(id_importacion)));
  expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
  expect(await peopleInCircles(test.db)).toEqual([]);
});

it('a file confirmed while its bosses get their people as bosses by hand closes no circle', async () => {
  const people = await pairs(20);
  const { id_importacion, aceptadas } = await review(people.map(([one, other]) => row(one, other)));
  expect(aceptadas).toBe(people.length);
  const [file, ...saves] = await Promise.all([confirm(id_importacion), ...people.map(([one, other]) => save(other, one))]);
  for (const { status } of saves) expect([200, 400]).toContain(status);
  expect([200, 409]).toContain(file.status);
  expect(await peopleInCircles(test.db)).toEqual([]);
});

it('an undoing keeps whom it would put above her own boss, and says why', async () => {
  const [[one, other]] = (await pairs(1)) as [readonly [Persona, Persona]];
  const third = await build();
  expect((await save(one, other)).status).toBe(200);
  const id = await imported([row(one, third)]);
  expect((await save(other, one)).status).toBe(200);
  const kept = { deshechos: 0, conservados: 1, motivos: [{ motivo: 'quedaría por encima de su propio jefe', cantidad: 1 }] };
  expect((await undo(id, 1)).data).toMatchObject(kept);
  expect((await undo(id)).data).toMatchObject(kept);
  expect((await stored(one.codigo_usuario))?.codigo_jefe_inmediato).toBe(third.codigo_usuario);
  expect(await peopleInCircles(test.db)).toEqual([]);
});

it('an undoing gives two people who changed places back what they were', async () => {
  const [[one, other]] = (await pairs(1)) as [readonly [Persona, Persona]];
  const third = await build();
  expect((await save(one, other)).status).toBe(200);
  const id = await imported([row(one, third), row(other, one)]);
  expect((await undo(id)).data).toMatchObject({ deshechos: 2, conservados: 0 });
  expect((await stored(one.codigo_usuario))?.codigo_jefe_inmediato).toBe(other.codigo_usuario);
  expect((await stored(other.codigo_usuario))?.codigo_jefe_inmediato).toBeNull();
});
