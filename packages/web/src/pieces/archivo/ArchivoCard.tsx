import { Button, Skeleton } from '@mantine/core';
import { IconEye, IconFileText, IconHeadphones, IconMovie, IconSubtask, IconWorld } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './archivo.module.css';
import { useArchivo } from './archivo.queries.ts';
import { kindOf } from './kinds.ts';
import { PaginaBloqueada } from './PaginaBloqueada.tsx';
import { messageOf } from '../../core/client/api-error.ts';

const ICONS = { video: IconMovie, audio: IconHeadphones, pdf: IconFileText, html: IconWorld, vtt: IconSubtask } as const;

const MEGA = 1024 * 1024;

interface Props {
  /** Id of the stored file. */
  id: number;
  /** Buttons after «Ver». */
  children?: ReactNode;
}

/** A stored file as an object: name, kind, size, minutes of a recording, and what one can do with it. */
export function ArchivoCard({ id, children }: Props) {
  const { data, error } = useArchivo(id);
  const Icon = ICONS[(data && kindOf(data.tipo_mime)) ?? 'pdf'];
  return (
    <div className={styles.card}>
      <Icon size={24} stroke={1.5} aria-hidden="true" className={styles.icon} />
      <div className={styles.about}>
        {data && <Facts archivo={data} />}
        {error && <span>{messageOf(error)}</span>}
        {!data && !error && <Skeleton height={14} width="60%" />}
      </div>
      <div className={styles.actions}>
        {data && <Open archivo={data} />}
        {children}
      </div>
      {data?.tipo_mime === 'text/html' && <PaginaBloqueada id={id} url={data.url} tamano={data.tamano} />}
    </div>
  );
}

interface Stored {
  archivo: NonNullable<ReturnType<typeof useArchivo>['data']>;
}

function Facts({ archivo: { nombre, tipo_mime, tamano, url } }: Stored) {
  const t = useTranslations('archivo');
  const [seconds, setSeconds] = useState<number>();
  const kind = kindOf(tipo_mime);
  const size = tamano >= MEGA ? t('megas', { megas: Math.round(tamano / MEGA) }) : t('kilos', { kilos: Math.ceil(tamano / 1024) });
  const length =
    seconds && t('minutos', { minutos: Math.floor(seconds / 60), segundos: String(Math.floor(seconds % 60)).padStart(2, '0') });
  return (
    <>
      <strong>{nombre}</strong>
      <small>{[kind && t(`tipos.${kind}`), size, length].filter(Boolean).join(' · ')}</small>
      {(kind === 'video' || kind === 'audio') && (
        <video src={url} preload="metadata" hidden onLoadedMetadata={(event) => setSeconds(event.currentTarget.duration)}>
          <track kind="captions" />
        </video>
      )}
    </>
  );
}

function Open({ archivo: { nombre, url } }: Stored) {
  const t = useTranslations('archivo');
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      variant="default"
      aria-label={t('ver', { nombre })}
      leftSection={<IconEye size={16} aria-hidden="true" />}
    >
      {t('abrir')}
    </Button>
  );
}
