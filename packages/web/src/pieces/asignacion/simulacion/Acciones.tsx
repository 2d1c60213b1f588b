import { Button } from '@mantine/core';
import type { Simulado } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import styles from './simulacion.module.css';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';

interface Props {
  /** Simulation that may be applied; undefined: none yet. */
  readonly simulado: Simulado | undefined;
  readonly storesMore: boolean;
  readonly busy: boolean;
  readonly label: string | undefined;
  readonly onApply: (simulado: Simulado) => Promise<void>;
  readonly onClose: () => void;
}

/** Buttons of the dialog; says when the simulation has nobody to assign. */
export function Acciones({ simulado, storesMore, busy, label, onApply, onClose }: Props) {
  const t = useTranslations();
  const nothing = simulado?.nuevas === 0 && simulado.reabiertas === 0;
  const disabled = !simulado || busy || (nothing && !storesMore);
  return (
    <DialogActions>
      {nothing && <p className={styles.nothing}>{t('simulacion.nada')}</p>}
      <Button variant="default" disabled={busy} onClick={onClose}>
        {t('comun.cancelar')}
      </Button>
      <Button disabled={disabled} onClick={() => simulado && void onApply(simulado)}>
        {label ?? t('simulacion.asignar')}
      </Button>
    </DialogActions>
  );
}
