import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { DeliveryNotice } from '../../../pieces/evaluacion/envio/DeliveryNotice.tsx';
import { useDelivery } from './use-delivery.ts';
import { useGo } from '../../../core/router/go.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  title: string;
  ocurrencia: Ocurrencia;
  /** Called when the server refuses the delivery: the topic then opens as usual, with the answers of the draft. */
  onGiveUp: () => void;
}

/** Waits for the questionnaire of an earlier visit, which the outbox sends, and opens its result. */
export function PendingDelivery({ title, ocurrencia, onGiveUp }: Props) {
  const t = useTranslations('evaluacion');
  const go = useGo();
  const delivery = useDelivery(ocurrencia, ({ id_evaluacion }) => {
    toast.success(t('enviado'));
    return go(href('/evaluacionresultado', { id: id_evaluacion }), { replace: true });
  });
  const { refusal } = delivery;
  useEffect(() => {
    if (refusal !== null) onGiveUp();
  }, [refusal, onGiveUp]);
  return (
    <>
      <PageHeader title={title} back={{ to: '/dashboardusuario' }} />
      <DeliveryNotice {...delivery} />
    </>
  );
}
