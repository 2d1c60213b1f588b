import { Button } from '@mantine/core';
import type { ClaseMasivo, OperacionMasiva } from '@portal/contract/masivo';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QUITAN, type Registros } from './acto.ts';
import styles from './masivo.module.css';
import { type Pedido, useConfirmar, useSimulada } from './masivo.queries.ts';
import { Simulada } from './Simulada.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../ui/overlay/once-clicked.ts';
import { showFailure } from '../../ui/overlay/show-failure.ts';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

interface Props extends Pick<Registros, 'de'> {
  readonly clase: ClaseMasivo;
  /** Undefined while the act has no value. */
  readonly pedido: Pedido | undefined;
  /** Field for the value of the act. */
  readonly children?: ReactNode;
  readonly onConfirmed: (id: number) => void;
  readonly onClose: () => void;
}

/** Shows what an act would do as soon as it is complete, and does exactly that. */
export function Confirmacion({ clase, de, pedido, children, onConfirmed, onClose }: Props) {
  const t = useTranslations('masivo');
  const simulada = useSimulada(pedido);
  const [motivo, setMotivo] = useState('');
  const vuelta = pedido !== undefined && 'deshacer' in pedido;
  const current = simulada.isFetching || simulada.error ? undefined : simulada.data;
  return (
    <div className={styles.root}>
      {children}
      {pedido && <QueryContent query={simulada}>{(data) => <Simulada operacion={data} />}</QueryContent>}
      {clase === 'cesar' && !vuelta && (
        <TextField
          label={t('campos.motivo')}
          help={t('motivoAyuda')}
          maxLength={200}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
        />
      )}
      <Botones clase={vuelta ? 'vuelta' : clase} de={de} simulada={current} motivo={motivo} onConfirmed={onConfirmed} onClose={onClose} />
    </div>
  );
}

interface BotonesProps extends Pick<Props, 'de' | 'onConfirmed' | 'onClose'> {
  readonly clase: ClaseMasivo | 'vuelta';
  /** Undefined while nothing is shown that could be confirmed. */
  readonly simulada: OperacionMasiva | undefined;
  readonly motivo: string;
}

/** Buttons of a confirmation; red where something is taken away. */
function Botones({ clase, de, simulada, motivo, onConfirmed, onClose }: BotonesProps) {
  const t = useTranslations();
  const { mutate, isPending } = useConfirmar();
  const total = simulada?.por_hacer ?? 0;
  const submit = (id_masivo: number) => mutate({ id_masivo, motivo }, { onSuccess: () => onConfirmed(id_masivo), onError: showFailure });
  return (
    <DialogActions>
      <Button variant="default" onClick={onClose} disabled={isPending}>
        {t('comun.cancelar')}
      </Button>
      <Button
        {...((clase === 'vuelta' || QUITAN.has(clase)) && { color: 'danger' })}
        loading={isPending}
        disabled={total === 0}
        onClick={onceClicked(() => simulada && submit(simulada.id_masivo))}
      >
        {t(de ? 'masivo.hacerRegistros' : 'masivo.hacer', { clase, total })}
      </Button>
    </DialogActions>
  );
}
