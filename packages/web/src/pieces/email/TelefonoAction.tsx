import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { messageHref } from '../../core/phone.ts';
import { MessageAction } from './MessageAction.tsx';

interface Props {
  readonly nombre: string;
  readonly telefono: string | null;
  /** Text of the message, which the administrator sends. */
  readonly texto: string;
}

/** Opens a prepared message to a person's telephone; nothing without a number. */
export function TelefonoAction({ nombre, telefono, texto }: Props) {
  const t = useTranslations('email.sinCorreo');
  const link = messageHref(telefono, texto);
  return link ? <MessageAction label={t('telefono', { nombre })} href={link} icon={IconBrandWhatsapp} /> : null;
}
