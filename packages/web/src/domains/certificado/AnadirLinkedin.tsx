import type { CertificadoFicha } from '@portal/contract/certificado';
import { Button } from '@mantine/core';
import { IconBrandLinkedin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { linkedinUrl } from './linkedin-url.ts';
import { currentVista } from '../../core/session/session.ts';
import { readShop } from '../../core/session/shop.ts';
import { verificationUrl } from '../../pieces/certificado/lamina/verification-url.ts';
import { usePortalInfo } from '../../pieces/portal/portal.queries.ts';

/** Link to LinkedIn's form with an own certificate filled in (P293): the portal sends nothing; not on a shop's tablet, nor in a look as another person. */
export function AnadirLinkedin({ ficha }: { ficha: CertificadoFicha }) {
  const t = useTranslations('certificado.linkedin');
  const marca = usePortalInfo().data?.marca;
  if (!marca || readShop() || currentVista()) return null;
  const organizacion = marca.nombre ?? ficha.empresa;
  return (
    <Button
      component="a"
      href={linkedinUrl(ficha, { organizacion, url: verificationUrl(ficha.codigo) })}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      leftSection={<IconBrandLinkedin size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={t('nombre')}
    >
      {t('boton')}
    </Button>
  );
}
