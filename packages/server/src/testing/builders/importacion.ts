import type { Executor } from '../../db/executor.ts';
import { insertImportacion } from '../../domains/pregunta/importar.repository.ts';
import { nextNumber } from './counter.ts';
import { ensureCategoria } from './parametro.ts';

/** A reviewed import of one question that nobody has confirmed yet; returns its id. */
export async function buildImportacion(db: Executor): Promise<number> {
  const codigo_categoria = await ensureCategoria(db, 4);
  const fila = { pregunta: `¿Pregunta ${nextNumber()}?`, rpta_a: 'Sí', rpta_b: 'No', rpta_c: 'A veces', rpta_d: 'Nunca' };
  const aceptadas = [{ ...fila, indicador_correcta: 1, codigo_categoria }];
  return insertImportacion(db, { aceptadas, rechazados: 0 }, { usuario: 'pruebas', now: '2026-11-21T15:00:00Z' });
}
