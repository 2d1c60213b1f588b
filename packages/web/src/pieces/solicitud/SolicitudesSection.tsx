import { Button } from '@mantine/core';
import { type SolicitudPropia, TIPO_SOLICITUD } from '@portal/contract/solicitud';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './solicitud.module.css';
import { usePedir, usePropias } from './solicitud.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { SelectField } from '../../ui/form/options/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Own requests about personal data, and the form of a new one (P163). */
export function SolicitudesSection() {
  const t = useTranslations('solicitud.propias');
  return (
    <Section title={t('titulo')} description={t('texto')}>
      <QueryContent query={usePropias()}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.length === 0 && <li>{t('ninguna')}</li>}
            {rows.map((row) => (
              <Propia key={row.id_solicitud} row={row} />
            ))}
          </ul>
        )}
      </QueryContent>
      <Nueva />
    </Section>
  );
}

function Propia({ row }: { row: SolicitudPropia }) {
  const t = useTranslations('solicitud.propias');
  const opciones = useTranslations('comun.opciones');
  const day = useDayFormat();
  const { tipo, estado, fecha_recepcion, vence, detalle, respuesta } = row;
  const words = { tipo: opciones(`tipoSolicitud.${tipo}`), recibida: day.short(fecha_recepcion), vence: day.short(vence) };
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        {t('fila', words)} <StateBadge>{opciones(`estadoSolicitud.${estado}`)}</StateBadge>
      </p>
      {detalle && <p className={styles.fact}>{detalle}</p>}
      {respuesta && <p>{respuesta}</p>}
    </li>
  );
}

function Nueva() {
  const t = useTranslations('solicitud.propias');
  const tipos = useTranslations('comun.opciones.tipoSolicitud');
  const pedir = usePedir();
  const [tipo, setTipo] = useState<SolicitudPropia['tipo']>('rectificacion');
  const [detalle, setDetalle] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    pedir.mutate(
      { tipo, detalle },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          setDetalle('');
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {pedir.error && <ErrorAlert>{messageOf(pedir.error)}</ErrorAlert>}
      <SelectField
        label={t('tipo')}
        data={TIPO_SOLICITUD.map((value) => ({ value, label: tipos(value) }))}
        value={tipo}
        allowDeselect={false}
        onChange={(value) => setTipo(TIPO_SOLICITUD.find((each) => each === value) ?? tipo)}
      />
      <TextAreaField label={t('detalle')} value={detalle} maxLength={2000} onChange={(event) => setDetalle(event.currentTarget.value)} />
      <Button type="submit" loading={pedir.isPending}>
        {t('enviar')}
      </Button>
    </form>
  );
}
