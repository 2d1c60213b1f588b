import { Button, Group } from '@mantine/core';
import { IconDeviceFloppy, IconPlayerPause, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './GuardarPrograma.module.css';
import { type ProgramPlace, programKey } from './kept-programs.ts';
import { dropProgram, keepProgram, type Keeping, pauseKeeping } from './program-keeper.ts';
import { useKeeping, useKeptPrograms } from './use-kept-programs.ts';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import { useBytes } from '../../../core/i18n/use-bytes.ts';
import { useUser } from '../../../core/session/session.ts';
import { readShop } from '../../../core/session/shop.ts';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

/** Keeps a program to be read without a connection: button, progress with pause and removal, and what is kept. */
export function GuardarPrograma({ place }: { place: ProgramPlace }) {
  const t = useTranslations('sinconexion');
  const { id } = useUser();
  const about = useId();
  const keeping = useKeeping();
  const kept = useKeptPrograms().find(({ key }) => key === programKey(place));
  if (!('caches' in globalThis) || readShop()) return null;
  const keep = () => void keepProgram(id, place);
  const drop = () => void dropProgram(id, place);
  if (keeping?.key === programKey(place)) return <Progress keeping={keeping} onKeep={keep} onDrop={drop} />;
  if (!kept) {
    return (
      <div className={styles.offer}>
        <Button
          className={styles.keep}
          variant="default"
          leftSection={<IconDeviceFloppy size={18} aria-hidden="true" />}
          onClick={keep}
          disabled={keeping?.state === 'guardando'}
          aria-describedby={about}
        >
          {t('guardar')}
        </Button>
        <span id={about} className={styles.kept}>
          {t('guardarTexto')}
        </span>
      </div>
    );
  }
  return (
    <Group gap="xs" className={styles.kept}>
      <span role="status">
        {t('programaGuardado', { temas: kept.temas })}
        {kept.cuestionarios ? `, ${t('conCuestionarios', { total: kept.cuestionarios })}` : ''}.
        {kept.faltan !== 0 && ` ${t('cuestionarios')}`}
        {kept.interactivos ? ` ${t('interactivos', { total: kept.interactivos })}.` : ''}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={keep}>
        {t('actualizar')}
      </Button>
      <Button variant="subtle" size="compact-sm" color="danger" leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={drop}>
        {t('quitar')}
      </Button>
    </Group>
  );
}

function Progress({ keeping, onKeep, onDrop }: { keeping: Keeping; onKeep: () => void; onDrop: () => void }) {
  const t = useTranslations('sinconexion');
  const bytes = useBytes();
  const { state, failure, total } = keeping;
  const done = total > 0 ? (100 * keeping.bytes) / total : 0;
  const label = state === 'contando' ? t('contando') : t('guardando', { hecho: bytes(keeping.bytes), total: bytes(total) });
  return (
    <div className={styles.progress}>
      <ProgressBar label={label} value={done} />
      {failure && <ErrorAlert>{failure instanceof ApiError ? messageOf(failure) : t(`falla.${failure.reason}`)}</ErrorAlert>}
      <Group gap="xs">
        {state === 'en_pausa' ? (
          <Button variant="default" size="compact-sm" onClick={onKeep}>
            {t('continuar')}
          </Button>
        ) : (
          <Button variant="default" size="compact-sm" leftSection={<IconPlayerPause size={16} aria-hidden="true" />} onClick={pauseKeeping}>
            {t('pausar')}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" color="danger" onClick={onDrop}>
          {t('cancelar')}
        </Button>
      </Group>
    </div>
  );
}
