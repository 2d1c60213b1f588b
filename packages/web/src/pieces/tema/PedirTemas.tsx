import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './tema.module.css';
import { usePortalInfo } from '../portal/portal.queries.ts';

/** Way to whom a person without topics asks for them; renders nothing where the company names nobody. */
export function PedirTemas() {
  const t = useTranslations('tablero.continuar');
  const { correo_contacto: correo, enlaces } = usePortalInfo().data ?? {};
  const address = enlaces?.contacto ?? (correo && `mailto:${correo}`);
  if (!address) return null;
  return (
    <Button
      component="a"
      href={address}
      variant="default"
      classNames={{ root: styles.pedir, label: styles.pedirLabel }}
      leftSection={<IconMail size={16} aria-hidden="true" />}
    >
      {enlaces?.contacto || !correo ? t('pedir') : t('pedirA', { correo })}
    </Button>
  );
}
