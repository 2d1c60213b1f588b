import { parametroMaestro } from '@portal/contract/parametro';
import { message } from '@portal/messages';
import { byRecord, countOf, dependentsOf } from '../../core/master/dependents.ts';
import { masterService } from '../../core/master/master-service.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import { AppError, failure, invalid } from '../../errors/errors.ts';
import { findCodigosUsados, lockDominio } from './asegurar.repository.ts';
import { type Lugar, newCodigo, ofEmpresa } from './parametro.rules.ts';
import * as save from './parametro-save.repository.ts';
import { parametroRows } from './parametro.repository.ts';

/** Parameters as a master (P84, `docs/decisions/036`). */
export const parametroService = masterService({
  definition: parametroMaestro,
  noun: 'parametro',
  rows: parametroRows,
  permit: async ({ trx, scope, id, values }) => {
    if (!scope) return;
    const actual = id === undefined ? undefined : await save.findActual(trx, id);
    requireReach(
      scope,
      [actual?.id_empresa, values?.id_empresa].filter((empresa) => empresa !== undefined),
    );
  },
  columns: async (trx, input, id) => {
    const { id_dominio, parametro } = input;
    const actual = await lockTabla(trx, id_dominio, id);
    const stored = actual?.id_empresa ?? null;
    const lugar = { id_dominio, id_empresa: input.id_empresa === undefined ? stored : input.id_empresa };
    if (lugar.id_empresa !== stored) await requireEmpresa(trx, lugar, id);
    const codigo_parametro = input.codigo_parametro ?? actual?.codigo_parametro ?? (await codigoFor(trx, lugar, parametro));
    await requireOnly(trx, { id, ...lugar, codigo_parametro, parametro });
    return { ...input, codigo_parametro };
  },
  title: 'parametro',
  dependents: async (trx, ids) =>
    byRecord(
      await save.findDependents(trx, ids),
      ({ personas, total_personas, temas, modulos, preguntas, reglas, asignaciones, tablets }) => [
        dependentsOf(personas, 'personas', total_personas),
        dependentsOf(temas, 'temas'),
        dependentsOf(modulos, 'modulos'),
        countOf(preguntas, 'preguntas'),
        dependentsOf(reglas, 'reglas'),
        countOf(asignaciones, 'asignacionesDelGrupo'),
        dependentsOf(tablets, 'tablets'),
      ],
    ),
});

/** Locks the table and returns the stored parameter. Throws 400 for an unknown table, or another one than the parameter's. */
async function lockTabla(trx: Executor, id_dominio: number, id: number | undefined): Promise<save.ParametroActual | undefined> {
  if (!(await lockDominio(trx, id_dominio))) throw invalid('id_dominio', 'parametro.errores.dominio');
  const actual = id === undefined ? undefined : await save.findActual(trx, id);
  if (actual && actual.id_dominio !== id_dominio) throw invalid('id_dominio', 'parametro.errores.otroDominio');
  return actual;
}

const codigoFor = async (trx: Executor, lugar: Lugar, parametro: string): Promise<string> =>
  newCodigo(lugar, parametro, await findCodigosUsados(trx, [lugar.id_dominio]));

/** Throws 403 for a parameter of all companies, 400 for a company outside of the scope (P46). */
function requireReach(scope: NonNullable<Scope>, empresas: readonly (number | null)[]): void {
  if (!empresas.length || empresas.includes(null)) throw failure('sin_permiso', 'parametro.errores.comun');
  if (empresas.some((empresa) => empresa !== null && !scope.empresas.includes(empresa)))
    throw invalid('id_empresa', 'parametro.errores.empresa');
}

/** Throws 400 unless the table knows companies, the company exists, and nobody of another company has the parameter. */
async function requireEmpresa(trx: Executor, { id_dominio, id_empresa }: Lugar, id: number | undefined): Promise<void> {
  if (id_empresa === null) return;
  if (!ofEmpresa(id_dominio)) throw invalid('id_empresa', 'parametro.errores.soloComunes');
  if (!(await save.empresaExists(trx, id_empresa))) throw invalid('id_empresa', 'parametro.errores.empresa');
  const total = id === undefined ? 0 : await save.countOutside(trx, id, id_empresa);
  if (total) throw invalid('id_empresa', 'parametro.errores.deOtros', { total });
}

/** Throws 409 naming the parameter of the same table and company that has the code or the text (P84). */
async function requireOnly(trx: Executor, nuevo: Parameters<typeof save.findGemelo>[1]): Promise<void> {
  const gemelo = await save.findGemelo(trx, nuevo);
  if (!gemelo) return;
  const { id_parametro, codigo_parametro, parametro } = gemelo;
  const [field, sentence] = gemelo.codigo
    ? (['codigo_parametro', message('registro.repetido', { valor: codigo_parametro })] as const)
    : (['parametro', message('parametro.errores.textoRepetido', { codigo: codigo_parametro, texto: parametro })] as const);
  throw new AppError('duplicado', sentence, { errors: { [field]: sentence }, detail: { id: id_parametro } });
}
