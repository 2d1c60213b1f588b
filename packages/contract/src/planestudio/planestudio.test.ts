import { expect, test } from 'vitest';
import { planestudioMaestro } from './planestudio.ts';
import { validate } from '../core/validation.ts';

const plan = { denominacion: 'Plan', fecha_inicio: '2026-11-01', fecha_fin: '2026-12-31', codigo_estado: 1 };
const issues = (more: object) => validate(planestudioMaestro.body, { ...plan, ...more }).issues;

test('the end is not before the start, also while another field is missing', () => {
  expect(issues({})).toBeUndefined();
  expect(issues({ fecha_fin: '2026-11-01' })).toBeUndefined();
  expect(issues({ fecha_fin: '2026-10-31', denominacion: '' })).toEqual({
    denominacion: { clave: 'requerido' },
    fecha_fin: { clave: 'orden_fechas' },
  });
});

test.each([
  ['15, 7, 2', [15, 7, 2], undefined],
  ['only the third', [null, '', 2], undefined],
  ['0 is none', [0, 7, 0], undefined],
  ['the second is not after the first', [3, 5, 1], ['notifica_nivel2']],
  ['two on one day', [7, 7, null], ['notifica_nivel2']],
  ['the third is not after the first', [3, null, 5], ['notifica_nivel3']],
  ['digits in a text', ['3', '5', '1'], ['notifica_nivel2']],
])('reminders follow one another: %s', (_what, [notifica_nivel1, notifica_nivel2, notifica_nivel3], fields) => {
  const found = issues({ notifica_nivel1, notifica_nivel2, notifica_nivel3 });
  expect(found && Object.keys(found)).toEqual(fields);
  if (found) expect(Object.values(found)).toEqual(Object.values(found).map(() => ({ clave: 'orden_recordatorios' })));
});
