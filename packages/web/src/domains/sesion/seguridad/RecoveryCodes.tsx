import { Alert, Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../core/client/save-file.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import styles from './seguridad.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, shown once: the person keeps them before going on (P151). */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTranslations('seguridad.factor');
  const download = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), t('archivo'));
  return (
    <>
      <Alert color="yellow" role="status">
        {t('unaVez')}
      </Alert>
      <ul className={styles.codes} aria-label={t('codigos')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <FormActions>
        <Button variant="default" onClick={download}>
          {t('descargar')}
        </Button>
        <Button onClick={onKept}>{t('guardados')}</Button>
      </FormActions>
    </>
  );
}
