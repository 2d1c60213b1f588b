import { Button, Group } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import styles from './conexion.module.css';
import { protectStorage, useStorage } from './use-storage.ts';
import { useBytes } from '../../../core/i18n/use-bytes.ts';
import { forgetFiles } from '../../../core/offline/forget.ts';
import { DRAFTS } from '../../../core/offline/kept-session.ts';
import { MEDIA_LIMITS, readMediaLimit, saveMediaLimit } from '../../../core/offline/media-limit.ts';
import { useOffline } from '../../../core/offline/use-offline.ts';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { Section } from '../../../ui/page/Section.tsx';

const MEGABYTE = 1024 * 1024;

/** Space that the portal takes on this device, the limit of media, and the removal of what is kept for reading. */
export function Espacio() {
  const t = useTranslations('sinconexion');
  const bytes = useBytes();
  const confirm = useConfirm();
  const { store } = useOffline();
  const { space, refresh } = useStorage();
  const protect = async () => {
    if (!(await protectStorage())) toast.info(t('noProtegido'));
    refresh();
  };
  const clear = async () => {
    if (!(await confirm({ title: t('borrarTitulo'), text: t('borrarTexto'), tone: 'danger', confirmLabel: t('borrar') }))) return;
    await Promise.all([store.forgetKept(DRAFTS), forgetFiles(store.person)]);
    toast.success(t('borrado'));
    refresh();
  };
  return (
    <Section title={t('espacio')} description={t('espacioTexto')}>
      <div className={styles.space}>
        {space && space.quota > 0 && (
          <ProgressBar
            label={t('uso', { archivos: bytes(space.files), usado: bytes(space.used), total: bytes(space.quota) })}
            value={(100 * space.used) / space.quota}
          />
        )}
        <MediaLimit />
        <Group gap="xs">
          {space && !space.persisted && (
            <Button variant="default" onClick={() => void protect()}>
              {t('proteger')}
            </Button>
          )}
          <Button variant="subtle" color="danger" onClick={() => void clear()}>
            {t('borrar')}
          </Button>
        </Group>
        {space?.persisted && <p className={styles.note}>{t('protegido')}</p>}
        <p className={styles.note}>{t('alSalir')}</p>
      </div>
    </Section>
  );
}

/** Largest audio or video that opened topics keep by themselves. */
function MediaLimit() {
  const t = useTranslations('sinconexion');
  const bytes = useBytes();
  const { shelf } = useOffline().store;
  const limit = useSyncExternalStore(shelf.subscribe, () => readMediaLimit(shelf)) / MEGABYTE;
  const data = MEDIA_LIMITS.map((value) => ({ value: String(value), label: value === 0 ? t('ninguno') : bytes(value * 1_000_000) }));
  return (
    <SelectField
      label={t('limite')}
      help={t('limiteAyuda')}
      data={data}
      value={String(limit)}
      allowDeselect={false}
      onChange={(value) => saveMediaLimit(shelf, Number(value))}
    />
  );
}
