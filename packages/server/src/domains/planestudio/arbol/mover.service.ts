import { message } from '@portal/messages';
import { toQueda } from '../../../core/master/remove-records.ts';
import { failure } from '../../../errors/errors.ts';
import { NIVELES } from '../copia.service.ts';
import type { ActoDe } from './agregar.service.ts';
import { placeHijo, ramaDe } from './arbol.rules.ts';
import { readArbol } from './arbol.service.ts';
import {
  type Acting,
  type Hecho,
  keepingOrder,
  openFamilia,
  openFamilias,
  planesDe,
  requireHijo,
  saveFamilia,
  SIN_INVERSO,
} from './familia.service.ts';
import { ENLACES, nivelOf, numeroOf } from './nivel.rules.ts';

/** Moves a record before another one, or to the end, in its parent or in another one of the same level. Throws 409 with the reason when it cannot. */
export async function mover(acting: Acting, { nivel, padre, id, a, antes }: ActoDe<'mover'>): Promise<Hecho> {
  const { trx } = acting;
  const familias = await openFamilias(acting, nivel, [...new Set([padre, a])]);
  const [de, hasta] = [familias[0]!, familias.at(-1)!];
  const hijo = requireHijo(de, id);
  if (hasta !== de && hasta.hijos.some((one) => one.id === id))
    throw failure('conflicto', 'arbol.errores.yaEsta', { titulo: hijo.titulo, padre: hasta.titulo });
  const llegada = placeHijo(hasta.hijos, hijo, antes);
  if (!llegada) throw failure('conflicto', 'arbol.errores.noEsta', { padre: hasta.titulo });
  const planes = await planesDe(trx, ENLACES[nivel].padre, [padre, a]);
  const cambios = await keepingOrder(trx, planes, async () => {
    const salida =
      hasta === de
        ? []
        : [
            await saveFamilia(
              acting,
              de,
              de.hijos.filter((one) => one !== hijo),
            ),
          ];
    return [...salida, await saveFamilia(acting, hasta, llegada)];
  });
  return {
    mensaje: message('arbol.hecho.mover', {
      titulo: hijo.titulo,
      padre: hasta.titulo,
      lugar: llegada.findIndex((one) => one.id === id) + 1,
    }),
    inverso: { ...SIN_INVERSO, familias: cambios },
    planes,
  };
}

/** Takes a record out of another one; it stays in the portal. */
export async function quitar(acting: Acting, { nivel, padre, id }: ActoDe<'quitar'>): Promise<Hecho> {
  const { trx } = acting;
  const familia = await openFamilia(acting, { nivel, padre });
  const hijo = requireHijo(familia, id);
  const planes = await planesDe(trx, ENLACES[nivel].padre, [padre]);
  const cambio = await keepingOrder(trx, planes, () =>
    saveFamilia(
      acting,
      familia,
      familia.hijos.filter((one) => one !== hijo),
    ),
  );
  return {
    mensaje: message('arbol.hecho.quitar', { titulo: hijo.titulo, padre: familia.titulo }),
    inverso: { ...SIN_INVERSO, familias: [cambio] },
    planes,
  };
}

/** Removes a record with all below it that nothing else uses. Throws 409 when something else uses the record itself (P29). */
export async function eliminar(acting: Acting, acto: ActoDe<'eliminar'>): Promise<Hecho> {
  const { trx, context, id_planestudio } = acting;
  const { nivel, id } = acto;
  const nodos = ramaDe(await readArbol({ ...context, db: trx }, id_planestudio), { nivel: numeroOf(nivel), id });
  const { planes, mensaje } = await quitar(acting, { ...acto, acto: 'quitar' });
  const pendientes = [];
  for (const [tabla, service] of NIVELES) {
    const ids = nodos.filter((nodo) => nivelOf(nodo.nivel) === tabla).map((nodo) => nodo.id);
    if (!ids.length) continue;
    const { refused } = await service.removeRecords({ trx, context }, { ids });
    const propio = refused.find((one) => tabla === nivel && one.id === id);
    if (propio) throw propio.error;
    pendientes.push(...refused.map((one) => toPendiente(context, tabla, one)));
  }
  const titulo = nodos[0]?.titulo ?? '';
  const total = nodos.length - pendientes.length;
  return { mensaje: titulo ? message('arbol.hecho.eliminar', { titulo, total }) : mensaje, pendientes, inverso: null, planes };
}

type Refused = Parameters<typeof toQueda>[1];

const toPendiente = (context: Parameters<typeof toQueda>[0], nivel: string, one: Refused) => {
  const { id, nombre, motivo } = toQueda(context, one);
  return { nivel, id, titulo: nombre, motivo };
};
