import { describe, expect, it } from 'vitest';
import {
  avanceOf,
  avancePorMes,
  esperaHasta,
  estadoOf,
  pendientesOf,
  promedioOf,
  totalsOf,
  toTemaAlumno,
  type OcurrenciaAlumno,
} from './avance.rules.ts';

const ocurrencia = (fields: Partial<OcurrenciaAlumno> = {}): OcurrenciaAlumno => ({
  id_planestudio: 1,
  id_programa: 1,
  id_curso: 1,
  id_modulo: 1,
  id_tema: 1,
  plan: 'P',
  programa: 'G',
  curso: 'C',
  modulo: 'M',
  titulo: 'T',
  descripcion: null,
  cuestionario: 1,
  numero_preguntas: 4,
  duracion: 10,
  posicion: 1,
  id_requisito: null,
  requisito: null,
  fecha_asignado: '2026-11-01T10:00:00.000Z',
  fecha_inicio: '2026-11-01',
  fecha_fin: '2026-11-30',
  id_evaluacion: 0,
  nota: null,
  notaminima: 70,
  aprobado: false,
  aprobado_antes: null,
  aprobado_en: null,
  intentos: 0,
  mes_aprobado: null,
  listo: true,
  abierto: false,
  fallidos: 0,
  ultimo_fallo: null,
  fin_dia: null,
  ...fields,
});

const on = (today: string) => ({ today, now: new Date(`${today}T17:00:00.000Z`), settings: { pausas_intento: [0, 5, 30] } });

describe('figures', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [3, 3, 100],
    [99_999, 100_000, 99.99],
  ])('avance of %i approved out of %i is %d', (aprobados, total, avance) => {
    expect(avanceOf({ aprobados, total })).toBe(avance);
  });
  it.each([
    [0, 0, null],
    [1, 0, 0],
    [3, 200, 66.67],
    [2, 200, 100],
    [2, 160.01, 80.01],
    [2, 17.15, 8.58],
  ])('promedio of %i grades with the sum %d is %s', (calificados, suma_notas, promedio) => {
    expect(promedioOf({ calificados, suma_notas })).toBe(promedio);
  });
  it('totalsOf counts a grade of 0 as graded, and an approval without grade only as approved', () => {
    const rows = [ocurrencia({ nota: 0 }), ocurrencia({ nota: 80, aprobado: true }), ocurrencia({ aprobado: true }), ocurrencia()];
    expect(totalsOf(rows)).toEqual({ total: 4, aprobados: 2, calificados: 2, suma_notas: 80 });
  });
});

describe('state of a topic', () => {
  it.each([
    [0, false, 'Pendiente'],
    [1, false, 'En Progreso'],
    [3, true, 'Evaluado'],
  ])('%i attempts, approved %s: %s', (intentos, aprobado, estado) => {
    expect(estadoOf({ intentos, aprobado })).toBe(estado);
  });
  it('is overdue the day after the plan ends, unless approved', () => {
    expect(toTemaAlumno(ocurrencia(), on('2026-11-30')).vencido).toBe(false);
    expect(toTemaAlumno(ocurrencia(), on('2026-12-01')).vencido).toBe(true);
    expect(toTemaAlumno(ocurrencia({ aprobado: true }), on('2026-12-01')).vencido).toBe(false);
  });
  it('pendientesOf lists open topics before locked and unready ones, without approved ones', () => {
    const temas = [
      ocurrencia({ id_tema: 1, id_requisito: 9, requisito: 'Otro' }),
      ocurrencia({ id_tema: 5, listo: false }),
      ocurrencia({ id_tema: 2 }),
      ocurrencia({ id_tema: 3, aprobado: true }),
      ocurrencia({ id_tema: 4 }),
    ].map((row) => toTemaAlumno(row, on('2026-11-21')));
    expect(pendientesOf(temas).map(({ id_tema }) => id_tema)).toEqual([2, 4, 1, 5]);
  });
});

describe('pause after failed attempts of a day', () => {
  const MIDNIGHT = '2026-11-22T05:00:00.000Z';
  const wait = (fallidos: number, at: string, pausas_intento: number[] | null = [0, 5, 30]) => {
    const fallos = { fallidos, ultimo_fallo: fallidos ? '2026-11-21T20:00:00.000Z' : null, fin_dia: fallidos ? MIDNIGHT : null };
    return esperaHasta(fallos, { today: '2026-11-21', now: new Date(at), settings: { pausas_intento } });
  };
  it.each<[string, number, string, string | null]>([
    ['none without a failure', 0, '2026-11-21T20:00:00.000Z', null],
    ['none after the first', 1, '2026-11-21T20:00:00.000Z', null],
    ['five minutes after the second', 2, '2026-11-21T20:00:00.000Z', '2026-11-21T20:05:00.000Z'],
    ['still in its last second', 2, '2026-11-21T20:04:59.999Z', '2026-11-21T20:05:00.000Z'],
    ['over at its end', 2, '2026-11-21T20:05:00.000Z', null],
    ['thirty after the third', 3, '2026-11-21T20:10:00.000Z', '2026-11-21T20:30:00.000Z'],
    ['the next day after the fourth', 4, '2026-11-21T21:00:00.000Z', MIDNIGHT],
    ['the next day after many', 40, '2026-11-21T21:00:00.000Z', MIDNIGHT],
  ])('%s', (_what, ...[fallidos, at, hasta]) => {
    expect(wait(fallidos, at)).toBe(hasta);
  });
  it('ends with the day, lasts until the next day by an empty setting, and is none without a setting', () => {
    expect(wait(1, '2026-11-21T20:00:00.000Z', [1440])).toBe(MIDNIGHT);
    expect(wait(1, '2026-11-21T20:00:00.000Z', [])).toBe(MIDNIGHT);
    expect(wait(40, '2026-11-21T20:00:00.000Z', null)).toBeNull();
  });
  it('does not hold an approved topic, an open attempt or a place without questions', () => {
    const fallos = { fallidos: 4, ultimo_fallo: '2026-11-21T16:59:00.000Z', fin_dia: MIDNIGHT };
    const until = (fields: Partial<OcurrenciaAlumno>) => toTemaAlumno(ocurrencia({ ...fallos, ...fields }), on('2026-11-21')).espera_hasta;
    const [approved, open, simple] = [until({ aprobado: true }), until({ abierto: true }), until({ numero_preguntas: 0 })];
    expect([until({}), approved, open, simple]).toEqual([MIDNIGHT, null, null, null]);
  });
});

it('avancePorMes counts approvals by month of the year', () => {
  const rows = ['2026-01', '2026-01', '2026-11', '2025-11'].map((mes_aprobado) => ocurrencia({ mes_aprobado }));
  const months = avancePorMes([...rows, ocurrencia()], '2026');
  expect(months.map(({ avance }) => avance)).toEqual([40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0]);
  expect(months.map(({ aprobados }) => aprobados)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  expect(months.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
