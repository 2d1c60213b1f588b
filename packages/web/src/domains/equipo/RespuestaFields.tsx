import { LIMITE_MOTIVO_RESPUESTA, TIPO_RESPUESTA, type TipoRespuesta } from '@portal/contract/equipo';
import { useTranslations } from 'use-intl';
import type { Borrador, Errores } from './borrador.ts';
import styles from './equipo.module.css';
import { DateField } from '../../ui/form/day/DateField.tsx';
import { RadioField } from '../../ui/form/options/RadioField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';

const NADA = 'nada';

interface Props {
  value: Borrador;
  onChange: (value: Borrador) => void;
  /** First and last day of an extension; without them the plan is over and cannot be extended. */
  days: { readonly min: string; readonly max: string } | undefined;
  errors: Errores;
  /** Offers to leave the person without an answer. */
  optional?: boolean;
}

/** Choice of an answer to a delay, with its day and its reason. */
export function RespuestaFields({ value, onChange, days, errors, optional }: Props) {
  const t = useTranslations('equipo.responder');
  const kinds = TIPO_RESPUESTA.filter((tipo) => tipo !== 'prorroga' || days);
  const choose = (chosen: string) => onChange({ ...value, tipo: TIPO_RESPUESTA.find((tipo) => tipo === chosen) ?? null });
  return (
    <div className={styles.fields}>
      <RadioField
        label={t('respuesta')}
        data={[
          ...(optional ? [{ value: NADA, label: t('nada') }] : []),
          ...kinds.map((tipo) => ({ value: tipo, label: t(`tipo.${tipo}`) })),
        ]}
        value={value.tipo ?? (optional ? NADA : null)}
        onChange={choose}
      />
      {value.tipo && <p className={styles.help}>{t(AYUDA[value.tipo])}</p>}
      {value.tipo === 'prorroga' && days && (
        <DateField
          label={t('dia')}
          required
          minDate={days.min}
          maxDate={days.max}
          value={value.fecha_hasta}
          onChange={(fecha_hasta) => onChange({ ...value, fecha_hasta })}
          error={errors.fecha_hasta}
        />
      )}
      {value.tipo && value.tipo !== 'aceptada' && (
        <TextAreaField
          label={t('motivo')}
          required
          minRows={2}
          maxLength={LIMITE_MOTIVO_RESPUESTA}
          value={value.motivo}
          onChange={(event) => onChange({ ...value, motivo: event.currentTarget.value })}
          error={errors.motivo}
        />
      )}
    </div>
  );
}

const AYUDA = { aceptada: 'ayudaAceptada', prorroga: 'ayudaProrroga', justificada: 'ayudaJustificada' } as const satisfies Record<
  TipoRespuesta,
  string
>;
