import { temaAlumno } from '@portal/contract/examples';
import { describe, expect, it } from 'vitest';
import { actionsOf } from '../../../pieces/programa/seguimiento/tema-actions.ts';
import { groupTemas } from './group-temas.ts';
import { temaState } from '../../../pieces/tema/tema-state.ts';

describe('groupTemas', () => {
  it('keeps the order of groups and topics, also when a group reappears', () => {
    const temas = [3, 1, 3, 2].map((id_curso, index) => ({ ...temaAlumno, id_curso, id_tema: index }));
    const groups = groupTemas(temas, (tema) => tema.id_curso);
    expect(groups.map(({ key, temas: inside }) => [key, inside.map(({ id_tema }) => id_tema)])).toEqual([
      ['3', [0, 2]],
      ['1', [1]],
      ['2', [3]],
    ]);
  });
});

describe('temaState', () => {
  it.each([
    [{ estado: 'Pendiente' }, 'pendiente'],
    [{ estado: 'En Progreso' }, 'enProgreso'],
    [{ estado: 'Evaluado', aprobado: true }, 'evaluado'],
    [{ estado: 'Pendiente', vencido: true }, 'vencido'],
    [{ estado: 'Pendiente', vencido: true, bloqueado: true }, 'bloqueado'],
  ] as const)('%j is %s', (row, state) => expect(temaState({ ...temaAlumno, ...row })).toBe(state));
});

describe('actionsOf', () => {
  const approved = { estado: 'Evaluado', aprobado: true, id_evaluacion: 9, nota: 80, intentos: 1 } as const;
  const failed = { estado: 'En Progreso', id_evaluacion: 9, nota: 40, intentos: 1 } as const;
  it.each([
    ['a new topic with questionnaire', {}, ['empezar']],
    ['an open topic', { abierto: true }, ['continuar']],
    ['a failed topic with an open attempt', { ...failed, abierto: true }, ['continuar', 'revision']],
    ['a new topic without questionnaire', { cuestionario: 0 }, ['empezar']],
    ['a locked topic', { bloqueado: true }, []],
    ['a failed topic', failed, ['reintentar', 'revision']],
    ['a failed topic that was locked afterwards', { ...failed, bloqueado: true }, ['revision']],
    ['an approved topic', approved, ['revision', 'certificado']],
    ['a completed topic without questionnaire', { ...approved, nota: null, cuestionario: 0 }, ['revision', 'certificado']],
  ] as const)('%s offers %j -> %j', (_name, row, names) => {
    expect(actionsOf({ ...temaAlumno, ...row }).map(({ name }) => name)).toEqual(names);
  });

  it('links to the topic in its place of the plan, and to the best attempt', () => {
    const [open] = actionsOf(temaAlumno);
    expect(open!.target).toEqual({ to: '/evaluacionedit', search: { id: 51, idpe: 11, idp: 21, idc: 31, idm: 41 } });
    expect(actionsOf({ ...temaAlumno, cuestionario: 0 })[0]!.target.to).toBe('/evaluacionsimple');
    expect(actionsOf({ ...temaAlumno, ...approved }).map(({ target }) => [target.to, target.search.id])).toEqual([
      ['/evaluacionresultado', 9],
      ['/certificadovisor', 9],
    ]);
  });
});
