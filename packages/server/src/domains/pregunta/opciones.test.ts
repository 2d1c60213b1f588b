import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { expect, test } from 'vitest';

const app = useTestApp();

test('a question with two equal options is refused, new or changed', async () => {
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const codigo_categoria = await ensureCategoria(app.db, 4);
  const good = {
    pregunta: '¿Cuántos son?',
    rpta_a: 'Uno',
    rpta_b: 'Dos',
    rpta_c: 'Tres',
    rpta_d: 'Cuatro',
    indicador_correcta: 1,
    codigo_categoria,
  };
  const refused = await app.call(preguntaApi.ins, { body: [good, { ...good, rpta_b: 'uno ' }], token });
  expect([refused.status, refused.problem.claves?.['1.rpta_b']?.clave]).toEqual([400, 'pregunta.importacion.opcionesIguales']);
  const { data } = await app.call(preguntaApi.ins, { body: [good], token });
  const changed = await app.call(preguntaApi.upd, {
    body: { ...good, id_pregunta: data.id_pregunta, rpta_d: 'DOS', version: 1 },
    token,
  });
  expect(changed.status).toBe(400);
  expect(changed.problem.claves?.['rpta_d']?.clave).toBe('pregunta.importacion.opcionesIguales');
});
