import { emailApi } from '@portal/contract/email';
import type { AsignacionFila } from '@portal/contract/asignacion';
import { IconMail } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useAvisar } from './lista.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

const ABIERTA = 1;

type Avisable = Pick<AsignacionFila, 'id_asignacion' | 'personal' | 'plan' | 'correo_electronico' | 'codigo_estado'>;

/** Envelope of an assignment: asks, then mails the person their plan. Nothing for a person without address. */
export function AvisoAction({ id_asignacion, personal, plan, correo_electronico: correo, codigo_estado }: Avisable) {
  const t = useTranslations('asignacion.aviso');
  const comun = useTranslations('comun');
  const confirm = useConfirm();
  const send = useAvisar();
  if (!correo) return null;
  const ask = async () => {
    if (!(await confirm({ title: t('confirmar'), text: t('texto', { personal, plan, correo }), confirmLabel: comun('enviar') }))) return;
    send.mutate(id_asignacion, {
      onSuccess: ({ message, enviados }) => (enviados > 0 ? toast.success(message) : toast.error(message)),
      onError: (error) => toast.error(messageOf(error)),
    });
  };
  return (
    <RowAction
      call={emailApi.asigna}
      label={t('accion', { personal, plan })}
      icon={IconMail}
      reason={codigo_estado === ABIERTA ? undefined : t('cerrada')}
      disabled={send.isPending}
      onClick={() => void ask()}
    />
  );
}
