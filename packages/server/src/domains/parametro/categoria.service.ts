import type { Executor } from '../../db/executor.ts';
import { parametroExists } from './parametro-codes.repository.ts';
import { invalid } from '../../errors/errors.ts';

/** Throws 400 at `codigo_categoria` unless the category exists in the parameter table `clave` (P84). */
export async function requireCategoria(trx: Executor, clave: 'categoria' | 'categoria_pregunta', codigo: unknown): Promise<void> {
  if (!(await parametroExists(trx, clave, String(codigo))))
    throw invalid('codigo_categoria', 'registro.categoria', { codigo: String(codigo) });
}
