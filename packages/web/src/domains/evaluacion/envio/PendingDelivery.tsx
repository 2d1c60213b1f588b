import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import type { Draft } from './draft-store.ts';
import { useDelivery, useSendOnce } from './use-delivery.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  title: string;
  ocurrencia: Ocurrencia;
  draft: Draft;
  /** Called when the server refuses the delivery: the topic then opens as usual, with the answers of the draft. */
  onGiveUp: () => void;
}

/** Resends the draft of an earlier visit and opens the result. */
export function PendingDelivery({ title, ocurrencia, draft, onGiveUp }: Props) {
  const t = useTranslations('evaluacion');
  const navigate = useNavigate();
  const delivery = useDelivery(ocurrencia, ({ id_evaluacion }) => {
    toast.success(t('enviado'));
    return navigate({ ...href('/evaluacionresultado', { id: id_evaluacion }), replace: true } as never);
  });
  const { send, refusal } = delivery;
  useSendOnce(send, draft);
  useEffect(() => {
    if (refusal) onGiveUp();
  }, [refusal, onGiveUp]);
  return (
    <>
      <PageHeader title={title} back={{ to: '/dashboardusuario' }} />
      <DeliveryNotice {...delivery} />
    </>
  );
}
