import type { CertificadoImpreso } from '@portal/contract/certificado';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from '../../pieces/certificado/certificado.module.css';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

interface Props {
  ficha: CertificadoImpreso;
  /** Lays the fields out in columns where the width allows. */
  wide?: boolean;
}

/** Badge of a certificate's state: Vigente or Anulado. */
export function CertificadoEstado({ estado }: Pick<CertificadoImpreso, 'estado'>) {
  const t = useTranslations('comun.opciones.estadoCertificado');
  return <StateBadge tone={estado === 'Vigente' ? 'success' : 'danger'}>{t(estado)}</StateBadge>;
}

/** Every printed field of a certificate, and its state (P18). */
export function CertificadoDatos({ ficha, wide }: Props) {
  const t = useTranslations('certificado.ficha');
  const day = useDayFormat();
  const moment = useMomentFormat();
  return (
    <dl className={wide ? `${styles.ficha} ${styles.columns}` : styles.ficha}>
      <Field label={t('nombre')}>{ficha.nombre}</Field>
      <Shown label={t('documento')} value={ficha.documento} />
      <Shown label={t('empresa')} value={ficha.empresa} />
      <Field label={t('tema')}>{ficha.tema}</Field>
      <Field label={t('nota')}>{ficha.nota === null ? t('sinNota') : t('notaValor', { nota: ficha.nota })}</Field>
      <Shown label={t('duracion')} value={ficha.duracion && t('minutos', { minutos: ficha.duracion })} />
      <Field label={t('lugar')}>{ficha.lugar}</Field>
      <Field label={t('fecha')}>{day.long(ficha.fecha)}</Field>
      {ficha.fecha_recibida !== null && <Field label={t('recibida')}>{moment(ficha.fecha_recibida)}</Field>}
      {ficha.firmantes.map(({ nombre, cargo }) => (
        <Field key={`${nombre} ${cargo ?? ''}`} label={t('firmantes')}>
          {cargo === null ? nombre : `${nombre} · ${cargo}`}
        </Field>
      ))}
      <Field label={t('numero')}>{ficha.numero}</Field>
      <Field label={t('codigo')}>
        <span className={styles.code}>{ficha.codigo}</span>
      </Field>
      <Shown label={t('reemplaza')} value={ficha.reemplaza} />
      <Shown label={t('reemplazadoPor')} value={ficha.reemplazado_por} />
      <Field label={t('estado')}>
        <CertificadoEstado estado={ficha.estado} />
      </Field>
    </dl>
  );
}

/** A field that not every certificate prints (P254). */
const Shown = ({ label, value }: { label: string; value: string | null | 0 }) => value && <Field label={label}>{value}</Field>;

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
