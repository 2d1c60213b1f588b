import type { ReglaFila } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { useEstadoRegla } from './regla.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

/** 1 in force, 2 withdrawn. */
export const VIGENTE = 1;

/** Returns a function that says what follows, asks, and withdraws a rule or puts it in force again. */
export function useCambioRegla() {
  const t = useTranslations('regla');
  const confirm = useConfirm();
  const { mutateAsync } = useEstadoRegla();
  return async ({ id_regla, version, codigo_estado, plan, asignados, sin_plan, avisar }: ReglaFila) => {
    const withdraws = codigo_estado === VIGENTE;
    const action = async () => toast.success((await mutateAsync({ id_regla, version, codigo_estado: withdraws ? 2 : 1 })).message);
    const question = withdraws
      ? { title: t('cambio.retiro'), text: t('cambio.retiroTexto', { plan, asignados }), confirmLabel: t('dialogo.retirar') }
      : {
          title: t('cambio.reposicion'),
          text: t('cambio.reposicionTexto', { plan, nuevos: sin_plan, avisar: avisar && sin_plan ? 'si' : 'no' }),
          confirmLabel: t('dialogo.reponer'),
        };
    try {
      await confirm({ ...question, action });
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
}
