import type { CallOf } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { type CargaCells, usuarioSheet } from '../files/spreadsheet.ts';

export interface Opciones {
  readonly completar_dni?: number;
  readonly un_solo_nombre?: number;
  readonly reactivar?: number;
  readonly completa?: number;
  readonly mismas?: string;
  readonly usar?: string;
}

type ReviewQuery = NonNullable<CallOf<typeof usuarioApi.importar>['query']>;

/** Makes the call that reviews a file of people with these choices and further ones; `token` returns the token to send. The answer must be 200. */
export const reviewer = (test: TestApp, token: () => string, choices: ReviewQuery) =>
  async function review(body: Uint8Array, query: ReviewQuery = {}, bearer = token()) {
    const answer = await test.call(usuarioApi.importar, { body, query: { ...choices, ...query }, token: bearer });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
    return answer.data;
  };

/** Calls of an import of people by one administrator; `token` returns the token to send. */
export function useCarga(test: TestApp, token: () => string) {
  const reviewFile = reviewer(test, token, { archivo: 'personal.xlsx' });
  const review = async (rows: CargaCells[], opciones: Opciones = {}, bearer = token()) =>
    reviewFile(await usuarioSheet(...rows), { opciones }, bearer);
  const confirm = async (id_importacion: number, bearer = token()) =>
    test.call(usuarioApi.importarIns, { body: { id_importacion }, token: bearer });
  async function undo(id: number, simular = 0) {
    const answer = await test.call(usuarioApi.importarDeshacer, { params: { id }, query: { simular }, token: token() });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
    return answer;
  }

  async function imported(rows: CargaCells[], opciones: Opciones = {}): Promise<number> {
    const { id_importacion } = await review(rows, opciones);
    const { status, problem } = await confirm(id_importacion);
    expect(status, JSON.stringify(problem)).toBe(200);
    return id_importacion;
  }

  let number = 0;
  const EMPRESA = { cod_empresa: 'E1', empresa: 'Comercial Andina' };
  const persona = (cells: CargaCells = {}): CargaCells => {
    number += 1;
    return {
      ...EMPRESA,
      tipo_doc: 'DNI',
      n_doc: String(41_000_000 + number),
      nombre: 'Rosa',
      apellido_paterno: 'Quispe',
      codigo: `P${number}`,
      ...cells,
    };
  };
  const errorOf = async (...rows: CargaCells[]) => (await review(rows)).filas.at(-1)?.error;
  const stored = (codigo: unknown) =>
    test.db.selectFrom('usuario').selectAll().where('codigo_usuario', '=', String(codigo)).executeTakeFirst();

  async function dump(): Promise<string> {
    const tables = ['usuario', 'empresa', 'parametro', 'acceso_empresa', 'asignacion', 'sesion'];
    const parts = await Promise.all(
      tables.map(async (name) => (await sql`select to_jsonb(t)::text as fila from ${sql.table(name)} t order by 1`.execute(test.db)).rows),
    );
    return JSON.stringify(parts);
  }
  return { review, confirm, undo, imported, persona, errorOf, stored, dump };
}
