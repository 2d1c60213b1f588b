import { ActionIcon } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { messageHref } from '../../core/phone.ts';
import { useHoverTooltip } from '../../ui/link/use-hover-tooltip.tsx';

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
  const label = t('telefono', { nombre });
  const { hover, tooltip } = useHoverTooltip(label);
  if (!link) return null;
  return (
    <>
      <ActionIcon {...hover} component="a" href={link} target="_blank" rel="noopener noreferrer" aria-label={label} color="gray">
        <IconBrandWhatsapp size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      {tooltip}
    </>
  );
}
