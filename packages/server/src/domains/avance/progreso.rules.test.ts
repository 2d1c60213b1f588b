import { describe, expect, it } from 'vitest';
import { addIntento, deltaOf, type IntentoCalificado, type ProgresoTema } from './progreso.rules.ts';

const attempt = (fields: Partial<IntentoCalificado>): IntentoCalificado => ({
  id_evaluacion: 1,
  nota: 50,
  aprobado: false,
  fecha_fin: '2026-11-21T15:00:00.000Z',
  ...fields,
});
const progress = (fields: Partial<ProgresoTema>): ProgresoTema => ({
  intentos: 1,
  nota: 50,
  aprobado: false,
  id_evaluacion: 1,
  fecha_aprobado: null,
  fecha_ultima: '2026-11-20T15:00:00.000Z',
  convalidado: false,
  ...fields,
});

describe('addIntento', () => {
  it('lets an attempt of here replace an approval elsewhere only when it approves too', () => {
    const fecha_ultima = '2026-11-01T15:00:00.000Z';
    const before = progress({
      intentos: 0,
      nota: 100,
      aprobado: true,
      id_evaluacion: 9,
      fecha_aprobado: fecha_ultima,
      fecha_ultima,
      convalidado: true,
    });
    const failed = addIntento(before, attempt({ nota: 20 }));
    const here = { intentos: 1, fecha_ultima: '2026-11-21T15:00:00.000Z' };
    expect(failed).toEqual({ ...before, ...here });
    expect(deltaOf(before, failed)).toEqual({ aprobados: 0, calificados: 0, suma_notas: 0, evaluaciones: 1 });
    const approved = addIntento(before, attempt({ nota: 80, aprobado: true }));
    expect(approved).toEqual({
      ...here,
      nota: 80,
      aprobado: true,
      id_evaluacion: 1,
      fecha_aprobado: here.fecha_ultima,
      convalidado: false,
    });
    expect(deltaOf(before, approved)).toEqual({ aprobados: 0, calificados: 0, suma_notas: -20, evaluaciones: 1 });
  });

  it('starts with the first attempt', () => {
    expect(addIntento(undefined, attempt({ nota: 0 }))).toEqual(progress({ nota: 0, fecha_ultima: '2026-11-21T15:00:00.000Z' }));
  });

  it.each([
    ['a better failure counts', progress({}), attempt({ id_evaluacion: 2, nota: 60 }), 2],
    ['a worse failure does not', progress({}), attempt({ id_evaluacion: 2, nota: 40 }), 1],
    ['of two equal grades the earlier attempt counts', progress({}), attempt({ id_evaluacion: 2 }), 1],
    ['an approval counts before a failure', progress({ nota: 75 }), attempt({ id_evaluacion: 2, nota: 72, aprobado: true }), 2],
    ['a failure never replaces an approval', progress({ aprobado: true }), attempt({ id_evaluacion: 2, nota: 99 }), 1],
    ['a grade of 0 counts before no grade', progress({ nota: null }), attempt({ id_evaluacion: 2, nota: 0 }), 2],
  ])('%s', (_what, ...[before, next, counting]) => {
    expect(addIntento(before, next)).toMatchObject({ id_evaluacion: counting, intentos: 2 });
  });

  it('keeps the dates of the first approval and of the last attempt', () => {
    const before = progress({ aprobado: true, fecha_aprobado: '2026-11-20T15:00:00.000Z' });
    const after = addIntento(before, attempt({ id_evaluacion: 2, nota: 100, aprobado: true }));
    expect(after).toMatchObject({ fecha_aprobado: '2026-11-20T15:00:00.000Z', fecha_ultima: '2026-11-21T15:00:00.000Z', nota: 100 });
  });
});

describe('deltaOf', () => {
  const delta = (aprobados: number, calificados: number, suma_notas: number) => ({ aprobados, calificados, suma_notas, evaluaciones: 1 });

  it.each([
    { what: 'first failure', before: undefined, after: progress({ nota: 33.33 }), expected: delta(0, 1, 33.33) },
    { what: 'first approval', before: undefined, after: progress({ aprobado: true, nota: 80 }), expected: delta(1, 1, 80) },
    { what: 'approval without grade', before: undefined, after: progress({ aprobado: true, nota: null }), expected: delta(1, 0, 0) },
    {
      what: 'better grade',
      before: progress({ nota: 33.33 }),
      after: progress({ intentos: 2, nota: 66.67 }),
      expected: delta(0, 0, 33.34),
    },
    {
      what: 'lower grade of an approval',
      before: progress({ nota: 75 }),
      after: progress({ intentos: 2, nota: 72, aprobado: true }),
      expected: delta(1, 0, -3),
    },
    { what: 'nothing better', before: progress({}), after: progress({ intentos: 2 }), expected: delta(0, 0, 0) },
  ])('$what', ({ before, after, expected }) => {
    expect(deltaOf(before, after)).toEqual(expected);
  });
});
