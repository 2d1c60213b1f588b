import { DOMINIOS } from '@portal/contract/dominio';
import { codigoDe } from '@portal/contract/parametro';
import type { ClaseUnion } from '@portal/contract/union';
import { groupBy } from '@portal/contract/group-by';
import type { Executor } from '../../db/executor.ts';
import { huellaDeFilas } from '../asignacion/asignacion.public.ts';
import { findCodigosUsados } from '../parametro/parametro.public.ts';
import { findCodigosRepetidos, findGemelos, moveReportes, recode, renameTabletas } from './empresa.repository.ts';
import type { Par } from './enlace.rules.ts';
import { deleteJoined, moveAll, noteNombreDeEmpresa, noteNombresDeParametros, type Obra } from './mover.repository.ts';
import { joinPersonas } from './join-personas.service.ts';
import { deleteCondiciones, findIguales, findReglasCambiadas, setHuellas } from './regla.repository.ts';
import { type Huella, repartir } from './regla.rules.ts';

/** Joins a record into the one that stays: moves what names it, then deletes it. */
export async function join(trx: Executor, obra: Obra, { clase, par }: { readonly clase: ClaseUnion; readonly par: Par }): Promise<void> {
  if (clase === 'usuario') return joinPersonas(trx, obra, par);
  if (clase === 'empresa') await joinEmpresas(trx, obra, par);
  else await joinParametros(trx, obra, [par]);
  await joinReglas(trx, obra);
  if (clase === 'empresa') await deleteJoined(trx, obra, { tabla: 'empresa', ids: [par.viejo] });
  else await deleteJoined(trx, obra, { tabla: 'parametro', ids: [par.viejo] });
}

async function joinEmpresas(trx: Executor, obra: Obra, par: Par): Promise<void> {
  const gemelos = await findGemelos(trx, par);
  if (gemelos.length) {
    await joinParametros(trx, obra, gemelos);
    await deleteJoined(trx, obra, { tabla: 'parametro', ids: gemelos.map(({ viejo }) => viejo) });
  }
  await recodeRepetidos(trx, obra, par);
  await renameTabletas(trx, obra, par);
  await moveAll(trx, obra, { tabla: 'empresa', pares: [par] });
  await moveReportes(trx, obra, par);
  await noteNombreDeEmpresa(trx, obra, par);
}

async function joinParametros(trx: Executor, obra: Obra, pares: readonly Par[]): Promise<void> {
  await moveAll(trx, obra, { tabla: 'parametro', pares });
  await noteNombresDeParametros(trx, obra, pares);
}

/** Gives a new code to parameters of which another one of the company that stays has the code, but another text. */
async function recodeRepetidos(trx: Executor, obra: Obra, par: Par): Promise<void> {
  const repetidos = await findCodigosRepetidos(trx, par);
  if (!repetidos.length) return;
  const usados = await findCodigosUsados(trx, [DOMINIOS.cargo, DOMINIOS.centro_costo, DOMINIOS.departamento]);
  const taken = new Set([...usados.values()].flatMap((codigos) => [...codigos]));
  const nuevos = new Map<number, string>();
  for (const { id, parametro } of repetidos) {
    const codigo = codigoDe(parametro, taken);
    taken.add(codigo.toUpperCase());
    nuevos.set(id, codigo);
  }
  await recode(trx, obra, nuevos);
}

/** Stores what changed rules say by now; of rules that say the same one stays. */
async function joinReglas(trx: Executor, obra: Obra): Promise<void> {
  const filas = await findReglasCambiadas(trx, obra.id_union);
  if (!filas.length) return;
  const cambiadas = [...groupBy(filas, ({ id_regla }) => id_regla).values()].map((de): Huella => {
    const { id_regla, id_planestudio, codigo_estado } = de[0]!;
    return { id_regla, id_planestudio, codigo_estado, huella: huellaDeFilas(de) };
  });
  const { quedan, van } = repartir(cambiadas, await findIguales(trx, cambiadas));
  if (van.length) {
    const ids = van.map(({ viejo }) => viejo);
    await moveAll(trx, obra, { tabla: 'regla', pares: van });
    await deleteCondiciones(trx, obra, ids);
    await deleteJoined(trx, obra, { tabla: 'regla', ids });
  }
  if (quedan.length) await setHuellas(trx, obra, quedan);
}
