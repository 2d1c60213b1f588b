import type { Acto, NodoArbol } from '@portal/contract/planestudio';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useActuar, useUltimo } from './arbol.queries.ts';
import { type CambioDeEstado, cambioDeEstado } from './arbol-model.ts';
import { Faltantes } from './Faltantes.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { questionOf, useEfecto } from '../../../ui/master/use-efecto.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

/** Acts that may touch people who study the plan; the others make or name what nobody gets yet. */
const touches = (acto: Acto): boolean =>
  ['enlazar', 'quitar', 'deshacer'].includes(acto.acto) || (acto.acto === 'mover' && acto.a !== acto.padre);

/** Acts in the tree of a plan: asks whom they touch (P214), makes them, says what happened and undoes the last one. */
export function useActo(id: number) {
  const t = useTranslations('arbol');
  const confirm = useConfirm();
  const { accept, ask } = useEfecto();
  const { mutateAsync, isPending } = useActuar(id);
  const ultimo = useUltimo(id);
  const [said, setSaid] = useState('');

  /** Makes an act; resolves to its answer, or to undefined when it was refused, which the person reads. */
  const make = async (acto: Acto, avisar = false) => {
    try {
      const answer = await mutateAsync({ acto, avisar });
      setSaid(answer.message);
      if (acto.acto !== 'agregar') toast.success(answer.message, { id: 'arbol' });
      return answer;
    } catch (error) {
      toast.error(messageOf(error), { id: 'arbol' });
      return undefined;
    }
  };
  const perform = async (acto: Acto) => {
    const accepted = touches(acto) ? await accept('arbol', { id_planestudio: id, acto }) : { avisar: false };
    return accepted && make(acto, accepted.avisar);
  };
  const eliminar = async (acto: Extract<Acto, { acto: 'eliminar' }>, nombre: string) => {
    const efecto = await ask('arbol', { id_planestudio: id, acto });
    const text = [t('preguntas.eliminarTexto'), ...efecto.frases].join(' ');
    const title = t('preguntas.eliminar', { nombre });
    if (await confirm({ title, text, tone: 'danger', confirmLabel: t('acciones.eliminar') })) await make(acto);
  };
  const cambiarEstado = async (nodos: readonly NodoArbol[], nodo: NodoArbol, activar: boolean) => {
    const cambio = cambioDeEstado(nodos, nodo, activar);
    const total = cambio.acto.cantidad;
    if (!total) return void (await confirm(onlyLacking(cambio)));
    const efecto = await ask('arbol', { id_planestudio: id, acto: cambio.acto });
    const question = questionOf(efecto.frases, efecto);
    const accepted = await confirm({
      title: t(activar ? 'preguntas.activar' : 'preguntas.inactivar', { total, nombre: nodo.titulo }),
      text: (
        <>
          {question?.text}
          {cambio.compartidos > 0 && <p>{t('preguntas.compartidos', { total: cambio.compartidos })}</p>}
          <Faltantes nodos={cambio.quedan} />
        </>
      ),
      confirmLabel: t(activar ? 'acciones.activar' : 'acciones.inactivar'),
    });
    if (accepted) await make(cambio.acto, question?.avisar() ?? false);
  };
  const onlyLacking = ({ quedan }: CambioDeEstado) => ({
    title: t('preguntas.nada'),
    text: <Faltantes nodos={quedan} />,
    confirmLabel: t('acciones.entendido'),
  });
  const deshacer = async () => {
    if (ultimo) await perform({ acto: 'deshacer', inverso: ultimo.inverso });
  };
  return { make, perform, eliminar, cambiarEstado, deshacer, ultimo, busy: isPending, said, say: setSaid };
}

export type Actos = ReturnType<typeof useActo>;
