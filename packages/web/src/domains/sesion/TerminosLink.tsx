import { Anchor, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import styles from './auth.module.css';
import { useBackCloses } from '../../core/router/back-closes.ts';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { useTerminos } from '../../pieces/portal/terminos.queries.ts';

/** Link to the terms: the company's page in a tab of its own, else their text in a dialog, which keeps what the form holds. */
export function TerminosLink() {
  const t = useTranslations('sesion.registro');
  const terms = useTerminos();
  const [opened, { open, close }] = useDisclosure(false);
  useBackCloses(opened, close);
  if (terms.data?.direccion) {
    return (
      <Anchor href={terms.data.direccion} size="sm" target="_blank" rel="noreferrer">
        {t('leerTerminos')}
      </Anchor>
    );
  }
  return (
    <>
      <Anchor component="button" type="button" size="sm" ta="start" onClick={open}>
        {t('leerTerminos')}
      </Anchor>
      <Modal opened={opened} onClose={close} title={t('terminosTitulo')} size="lg">
        <QueryContent query={terms}>{({ texto }) => <p className={styles.terms}>{texto}</p>}</QueryContent>
      </Modal>
    </>
  );
}
