import type { TemaAlumno } from '@portal/contract/asignacion';
import { expect, it } from 'vitest';
import { chooseOcurrencia } from './pregunta.rules.ts';

const tema = (id_planestudio: number, fields: Partial<TemaAlumno> = {}) =>
  ({ id_planestudio, id_programa: 1, id_curso: 1, id_modulo: 2, id_tema: 3, aprobado: false, bloqueado: false, ...fields }) as TemaAlumno;
const asked = { id_tema: 3, id_modulo: 2 };

it('chooses the first open occurrence', () => {
  const temas = [tema(1, { aprobado: true }), tema(2, { bloqueado: true }), tema(3), tema(4)];
  expect(chooseOcurrencia(temas, asked)?.id_planestudio).toBe(3);
});
it('falls back to a locked one, then to an approved one, for the reason of the refusal', () => {
  expect(chooseOcurrencia([tema(1, { aprobado: true }), tema(2, { bloqueado: true })], asked)?.id_planestudio).toBe(2);
  expect(chooseOcurrencia([tema(1, { aprobado: true })], asked)?.id_planestudio).toBe(1);
});
it('chooses only among the given plan, program and course', () => {
  expect(chooseOcurrencia([tema(1), tema(2)], { ...asked, id_planestudio: 2 })?.id_planestudio).toBe(2);
  expect(chooseOcurrencia([tema(1), tema(2)], { ...asked, id_curso: 9 })).toBeUndefined();
  expect(chooseOcurrencia([tema(1)], { ...asked, id_modulo: 9 })).toBeUndefined();
});
