import type { EquipoFila } from '@portal/contract/equipo';
import { recordatorioApi } from '@portal/contract/recordatorio';
import { IconBell, IconBrandWhatsapp, IconMessageReply } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { todayOf } from './days.ts';
import { useRecordar } from './equipo.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { isCertain, messageTo } from '../../core/phone.ts';
import { MessageAction } from '../../pieces/email/MessageAction.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { toast } from '../../ui/overlay/toast.tsx';

interface Props {
  readonly row: EquipoFila;
  readonly onAnswer: (row: EquipoFila) => void;
  /** All acts in words: on a card, which has the room. */
  readonly worded?: boolean;
}

/** Acts of a boss on one delay: answer, remind by letter, remind by telephone. */
export function AtrasoActions({ row, onAnswer, worded = false }: Props) {
  const t = useTranslations('equipo.lista');
  return (
    <>
      <RowAction
        label={t('responder', { persona: row.personal, plan: row.plan })}
        icon={IconMessageReply}
        words={t('responderElegidas')}
        onClick={() => onAnswer(row)}
      />
      <Recordar row={row} />
      {!row.ausente && <Whatsapp row={row} worded={worded} />}
    </>
  );
}

/** Button that sends the reminder to a person, or says why not (P269). */
function Recordar({ row }: { row: EquipoFila }) {
  const t = useTranslations('equipo.lista');
  const send = useRecordar();
  const whyNot = useWhyNot(row);
  const { id_asignacion, personal, plan } = row;
  return (
    <RowAction
      label={t('recordarA', { persona: personal, plan })}
      icon={IconBell}
      words={t('recordar')}
      call={recordatorioApi.persona}
      reason={send.isSuccess ? t('recordadoHoy') : whyNot}
      onClick={onceClicked(() => {
        if (send.isPending) return;
        send.mutate(id_asignacion, {
          onSuccess: ({ message }) => toast.success(message),
          onError: (error) => toast.error(messageOf(error)),
        });
      })}
    />
  );
}

/** Link to a prepared message; where the telephone leaves a doubt, its name says that the boss chooses the contact (P280). */
function Whatsapp({ row, worded }: Required<Pick<Props, 'row' | 'worded'>>) {
  const t = useTranslations('equipo.lista');
  const { personal: persona, plan, telefono, mensaje } = row;
  const label = isCertain(telefono) ? t('whatsappA', { persona, plan }) : t('whatsappElegir', { persona, plan });
  return (
    <MessageAction label={label} icon={IconBrandWhatsapp} words={worded ? t('whatsapp') : undefined} href={messageTo(telefono, mensaje)} />
  );
}

/** Returns why no reminder goes out to a person now; undefined when one does. */
function useWhyNot(row: EquipoFila): string | undefined {
  const t = useTranslations('equipo.lista');
  if (!row.con_correo) return t('sinCorreo');
  if (row.ausente) return t('ausente');
  return row.recordado === todayOf(row) ? t('recordadoHoy') : undefined;
}
