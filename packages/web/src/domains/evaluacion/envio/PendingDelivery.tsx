import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import type { Draft } from './draft-store.ts';
import { useDelivery } from './use-delivery.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';

interface Props {
  title: string;
  ocurrencia: Ocurrencia;
  draft: Draft;
  /** The server refused it for good: the topic opens as usual, with the answers still there. */
  onGiveUp: () => void;
}

/** Sends what an earlier visit left unsent. */
export function PendingDelivery({ title, ocurrencia, draft, onGiveUp }: Props) {
  const t = useTranslations('evaluacion');
  const navigate = useNavigate();
  const delivery = useDelivery(ocurrencia, ({ id_evaluacion }) => {
    toast.success(t('enviado'));
    void navigate({ ...href('/evaluacionresultado', { id: id_evaluacion }), replace: true } as never);
  });
  const { send, refusal } = delivery;
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) send(draft);
    begun.current = true;
  }, [send, draft]);
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
