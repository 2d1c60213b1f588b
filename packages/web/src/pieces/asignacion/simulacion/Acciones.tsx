import { Button } from '@mantine/core';
import type { Simulado } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import styles from './simulacion.module.css';
import type { Application } from './use-application.ts';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';

interface Props extends Pick<Application, 'question' | 'applyLabel'> {
  /** Simulation that may be applied; undefined: none yet. */
  readonly simulado: Simulado | undefined;
  readonly storesMore: boolean;
  readonly avisar: boolean;
  readonly busy: boolean;
  readonly onApply: (id: number) => void;
  readonly onClose: () => void;
}

/** Question of the dialog, with what applying does, and its buttons; says when the simulation has nobody to assign. */
export function Acciones({ simulado, storesMore, avisar, busy, question, applyLabel, onApply, onClose }: Props) {
  const t = useTranslations();
  const nothing = simulado?.nuevas === 0 && simulado.reabiertas === 0;
  const disabled = !simulado || (nothing && !storesMore);
  return (
    <>
      {simulado && !disabled && (
        <p className={styles.question}>
          <strong>{question}</strong>{' '}
          {t('simulacion.preguntaTexto', {
            nuevas: simulado.nuevas,
            reabiertas: simulado.reabiertas,
            avisos: avisar ? simulado.con_correo : 0,
          })}
        </p>
      )}
      <DialogActions>
        {nothing && <p className={styles.nothing}>{t('simulacion.nada')}</p>}
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t('comun.cancelar')}
        </Button>
        <Button disabled={disabled} loading={busy} onClick={onceClicked(() => simulado && onApply(simulado.id_simulacion))}>
          {applyLabel ?? t('simulacion.asignar')}
        </Button>
      </DialogActions>
    </>
  );
}
