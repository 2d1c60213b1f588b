import type { Simulado } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { Cuentas } from './Cuentas.tsx';
import { Filas, useFilas } from './Filas.tsx';
import styles from './simulacion.module.css';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';

interface Props {
  readonly simulado: Simulado;
  readonly avisar: boolean;
  /** The pairs are of a rule, which notifies later people too. */
  readonly regla?: boolean | undefined;
  readonly onAvisar: (avisar: boolean) => void;
}

/** A simulation: counts, who would be notified, and the pairs. */
export function Contenido({ simulado, avisar, regla, onAvisar }: Props) {
  const t = useTranslations('simulacion');
  const list = useFilas();
  const { filtro } = list.state;
  const { con_correo, sin_correo } = simulado;
  return (
    <div className={styles.root}>
      <Cuentas
        simulado={simulado}
        chosen={filtro['veredicto'] ?? ''}
        onChoose={(veredicto) => list.change((state) => ({ filtro: { ...state.filtro, veredicto } }))}
      />
      <CheckboxField
        label={t('avisar')}
        help={`${t('avisarTexto', { con_correo, sin_correo })}${regla ? ` ${t('avisarDespues')}` : ''}`}
        checked={avisar}
        disabled={!regla && con_correo === 0 && !avisar}
        onChange={(event) => onAvisar(event.currentTarget.checked)}
      />
      <div className={styles.rows}>
        <Filas id={simulado.id_simulacion} list={list} />
      </div>
    </div>
  );
}
