import type { SesionAbierta } from '@portal/contract/sesion';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './abiertas.module.css';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

interface Props {
  readonly sesion: SesionAbierta;
  /** Buttons of its acts. */
  readonly children?: ReactNode;
}

/** An open session: its device, its addresses, its opening and its last use (P150). */
export function SesionItem({ sesion, children }: Props) {
  const t = useTranslations('seguridad.sesiones');
  const moment = useMomentFormat();
  const device = useSesionDevice(sesion);
  const { ip, ip_uso, red_interna, fecha_creacion, ultimo_uso, proveedor } = sesion;
  const place = (address: string | null) => address ?? t('sinDireccion');
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <p className={styles.name}>
          {device}
          {sesion.actual && <StateBadge tone="success">{t('esta')}</StateBadge>}
        </p>
        <p className={styles.fact}>{t(red_interna ? 'desdeInterna' : 'desde', { lugar: place(ip_uso) })}</p>
        <p className={styles.fact}>{t('usos', { apertura: moment(fecha_creacion), uso: moment(ultimo_uso) })}</p>
        {ip !== ip_uso && <p className={styles.fact}>{t('abiertaDesde', { lugar: place(ip) })}</p>}
        {proveedor && <p className={styles.fact}>{proveedor === 'llave' ? t('llave') : t('proveedor', { proveedor })}</p>}
      </div>
      {children}
    </li>
  );
}

/** Returns the words for the device of a session. */
export function useSesionDevice({ navegador, sistema, tableta }: Pick<SesionAbierta, 'navegador' | 'sistema' | 'tableta'>): string {
  const t = useTranslations('seguridad.sesiones');
  if (tableta) return t('tableta', { tableta });
  if (navegador && sistema) return t('equipo', { navegador, sistema });
  return navegador ?? sistema ?? t('desconocido');
}
