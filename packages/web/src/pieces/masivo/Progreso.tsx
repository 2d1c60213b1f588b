import { Button } from '@mantine/core';
import type { OperacionMasiva } from '@portal/contract/masivo';
import { useTranslations } from 'use-intl';
import styles from './masivo.module.css';
import { useDetener, useMasivo } from './masivo.queries.ts';
import { Motivos } from './Simulada.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

interface Props {
  readonly id: number;
  readonly onUndo: (operacion: OperacionMasiva) => void;
  readonly onClose: () => void;
}

/** Progress of a confirmed act while it runs, with the way to stop it; then its result, with the way to take it back. */
export function Progreso({ id, onUndo, onClose }: Props) {
  const t = useTranslations('masivo');
  const comun = useTranslations('comun');
  const stop = useDetener();
  const cancel = () =>
    stop.mutate(id, { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(messageOf(error)) });
  return (
    <QueryContent query={useMasivo(id)}>
      {(operacion) => {
        const { estado, total, por_hacer, hechas, deshacible } = operacion;
        const [running, over] = [estado === 'pendiente', total - por_hacer];
        return (
          <div className={styles.root}>
            <ProgressBar value={total ? (100 * over) / total : 100} label={t('avance', { over, total })} />
            <p role="status" className={styles.note}>
              {t(`estado.${estado}`, { hechas, por_hacer })} {running && <AppLink {...href('/masivo')}>{t('pantalla')}</AppLink>}
            </p>
            {!running && <Motivos operacion={operacion} />}
            <DialogActions>
              {running && (
                <Button variant="default" loading={stop.isPending} onClick={cancel}>
                  {t('detener')}
                </Button>
              )}
              {deshacible && (
                <Button variant="default" onClick={() => onUndo(operacion)}>
                  {t('deshacer')}
                </Button>
              )}
              <Button onClick={onClose}>{comun('cerrar')}</Button>
            </DialogActions>
          </div>
        );
      }}
    </QueryContent>
  );
}
