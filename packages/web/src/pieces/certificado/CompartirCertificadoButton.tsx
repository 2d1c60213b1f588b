import type { CertificadoFicha } from '@portal/contract/certificado';
import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { verificationUrl } from './lamina/verification-url.ts';
import { copyText } from '../../core/share/copy-text.ts';
import { shareLink } from '../../core/share/share-link.ts';
import { readShop } from '../../core/session/shop.ts';
import { toast } from '../../ui/overlay/toast.tsx';

interface Props extends ButtonProps {
  ficha: Pick<CertificadoFicha, 'numero' | 'codigo' | 'nombre' | 'tema'>;
  /** Accessible name where a list has several of these buttons. */
  label?: string;
}

/**
 * Hands the public address of a certificate to another app, or copies it where the browser shares nothing (P276); not on a tablet that a shop
 * shares, where the apps are those of nobody.
 */
export function CompartirCertificadoButton({ ficha, label, ...props }: Props) {
  const t = useTranslations('certificado');
  const { numero, codigo, nombre, tema } = ficha;
  const url = verificationUrl(codigo);
  const share = async () => {
    if (await shareLink({ title: t('lamina.numero', { numero }), text: t('compartir.texto', { nombre, tema }), url })) return;
    if (await copyText(url)) toast.success(t('compartir.copiado'), { id: 'compartir' });
    else toast.info(t('compartir.aMano', { enlace: url }), { id: 'compartir' });
  };
  if (readShop()) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconShare size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => void share()}
      aria-label={label}
      {...props}
    >
      {t('compartir.boton')}
    </Button>
  );
}
