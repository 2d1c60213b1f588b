import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDownloadCertificado } from './use-download-certificado.ts';
import { readShop } from '../../core/session/shop.ts';

interface Props extends ButtonProps {
  idEvaluacion: number;
  /** Accessible name where a list has several of these buttons. */
  label?: string;
  /** Reads «Descargar», for a list with one on every card. */
  short?: boolean;
}

/** Draws the certificate of an approved evaluation as a PDF and saves it (P66); not on a tablet that a shop shares, where the next person would find it. */
export function DescargarCertificadoButton({ idEvaluacion, label, short, ...props }: Props) {
  const t = useTranslations('certificado');
  const { mutate, isPending } = useDownloadCertificado(idEvaluacion);
  if (readShop()) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
      aria-label={label}
      {...props}
    >
      {t(short ? 'descargarCorto' : 'descargar')}
    </Button>
  );
}
