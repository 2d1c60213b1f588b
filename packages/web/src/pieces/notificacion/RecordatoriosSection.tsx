import { Button, Stack } from '@mantine/core';
import { NOTIFICACION, type NotificacionEquipo } from '@portal/contract/notificacion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useActivar, useEquipos, useQuitar } from './notificacion.queries.ts';
import { admitsPush, NoSuscrito, type Silencio } from './suscripcion.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { readShop } from '../../core/session/shop.ts';
import { SelectField } from '../../ui/form/options/SelectField.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import items from '../sesion/abiertas/abiertas.module.css';
import { useSesionDevice } from '../sesion/abiertas/SesionItem.tsx';

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const HOURS = Array.from({ length: 24 }, (_none, hour) => ({ value: String(hour), label: hourText(hour) }));

/** Browsers of the person that show reminders, and the hours of silence of this one (P294); not on a shop's tablet. */
export function RecordatoriosSection() {
  const t = useTranslations('notificacion');
  const equipos = useEquipos();
  if (readShop()) return null;
  return (
    <Section title={t('titulo')} description={t('texto')}>
      <QueryContent query={equipos}>
        {({ clave, equipos: all, este }) => (
          <Stack gap="lg">
            {all.length === 0 ? (
              <p className={items.fact}>{t('ninguno')}</p>
            ) : (
              <ul className={items.list}>
                {all.map((equipo) => (
                  <Equipo key={equipo.id_notificacion_equipo} equipo={equipo} este={equipo === este} />
                ))}
              </ul>
            )}
            {admitsPush() ? (
              <EsteEquipo key={este?.id_notificacion_equipo} clave={clave} este={este} />
            ) : (
              <p className={items.fact}>{t('noAdmite')}</p>
            )}
          </Stack>
        )}
      </QueryContent>
    </Section>
  );
}

function Equipo({ equipo, este }: { readonly equipo: NotificacionEquipo; readonly este: boolean }) {
  const t = useTranslations('notificacion');
  const day = useDayFormat();
  const quitar = useQuitar();
  const device = useSesionDevice({ ...equipo, tableta: null });
  const { id_notificacion_equipo: id, silencio_desde, silencio_hasta } = equipo;
  const remove = () => quitar.mutate({ id, este }, { onSuccess: ({ message }) => toast.success(message) });
  return (
    <li className={items.item}>
      <div className={items.about}>
        <p className={items.name}>
          {device}
          {este && <StateBadge tone="success">{t('este')}</StateBadge>}
        </p>
        <p className={items.fact}>
          {t('desde', { fecha: day.medium(equipo.fecha_creacion) })}{' '}
          {silencio_desde === silencio_hasta
            ? t('siempre')
            : t('silencio', { desde: hourText(silencio_desde), hasta: hourText(silencio_hasta) })}
        </p>
        {quitar.isError && <ErrorAlert>{messageOf(quitar.error)}</ErrorAlert>}
      </div>
      <Button variant="default" size="xs" loading={quitar.isPending} onClick={remove} aria-label={t('quitarDe', { equipo: device })}>
        {t('quitar')}
      </Button>
    </li>
  );
}

interface EsteProps {
  readonly clave: string;
  readonly este: NotificacionEquipo | undefined;
}

function EsteEquipo({ clave, este }: EsteProps) {
  const t = useTranslations('notificacion');
  const activar = useActivar();
  const { desde, hasta } = NOTIFICACION.silencio;
  const [silencio, setSilencio] = useState<Silencio>({
    silencio_desde: este?.silencio_desde ?? desde,
    silencio_hasta: este?.silencio_hasta ?? hasta,
  });
  const { error } = activar;
  const choose = (name: keyof Silencio) => (hour: string | null) => hour !== null && setSilencio({ ...silencio, [name]: Number(hour) });
  const submit = () => activar.mutate({ clave, ...silencio }, { onSuccess: ({ message }) => toast.success(message) });
  return (
    <div>
      {error && (
        <ErrorAlert>{error instanceof NoSuscrito ? t(error.reason === 'bloqueado' ? 'bloqueado' : 'fallo') : messageOf(error)}</ErrorAlert>
      )}
      <FormGrid>
        <SelectField
          label={t('desdeHora')}
          help={t('ayuda')}
          data={HOURS}
          value={String(silencio.silencio_desde)}
          onChange={choose('silencio_desde')}
        />
        <SelectField label={t('hastaHora')} data={HOURS} value={String(silencio.silencio_hasta)} onChange={choose('silencio_hasta')} />
      </FormGrid>
      <DialogActions>
        <Button variant={este ? 'default' : 'filled'} loading={activar.isPending} onClick={submit}>
          {este ? t('guardar') : t('activar')}
        </Button>
      </DialogActions>
    </div>
  );
}
