import { Button } from '@mantine/core';
import { LOGO_MAX_BYTES, TIPOS_LOGO } from '@portal/contract';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './configuracion.module.css';
import { useRemoveLogo, useSaveLogo } from './configuracion.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { basePath } from '../../core/router/base-path.ts';
import { usePortalInfo } from '../portal/portal.public.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { DropTarget } from '../../ui/upload/DropTarget.tsx';
import { FileInput } from '../../ui/upload/FileInput.tsx';

const KILO = 1024;

const onError = (error: unknown) => toast.error(messageOf(error));

/** Logo of the company: an image that is saved at once, apart from the form. */
export function LogoField() {
  const t = useTranslations('configuracion.logo');
  const input = useRef<HTMLInputElement>(null);
  const logo = usePortalInfo().data?.marca.logo;
  const [save, remove] = [useSaveLogo(), useRemoveLogo()];
  const take = (file: File) => save.mutate(file, { onError, onSuccess: () => toast.success(t('guardado')) });
  return (
    <DropTarget className={styles.logo} onFile={take}>
      {() => (
        <>
          <span className={styles.titulo}>{t('titulo')}</span>
          <span className={styles.texto}>{t('texto', { kb: LOGO_MAX_BYTES / KILO })}</span>
          <span className={styles.acciones}>
            {logo && <img className={styles.imagen} src={`${basePath}/api${logo}`} alt={t('actual')} />}
            <FileInput ref={input} label={t('elegir')} accept={TIPOS_LOGO.join(',')} onFile={take} />
            <Button variant="default" loading={save.isPending} onClick={() => input.current?.click()}>
              {t('elegir')}
            </Button>
            {logo && (
              <Button
                variant="subtle"
                color="gray"
                loading={remove.isPending}
                onClick={() => remove.mutate(undefined, { onError, onSuccess: () => toast.success(t('quitado')) })}
              >
                {t('quitar')}
              </Button>
            )}
          </span>
        </>
      )}
    </DropTarget>
  );
}
