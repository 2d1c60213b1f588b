import type { TipoContenido } from '@portal/contract/archivo';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './archivo.module.css';
import { namesOf } from './kinds.ts';
import { useEnumeration } from '../../core/i18n/use-enumeration.ts';
import { usePortalInfo } from '../portal/portal.queries.ts';

const MEGA = 1024 * 1024;

/** Shows which files a field takes before one is chosen. */
export function Choose({ tipos, children }: { tipos: readonly TipoContenido[]; children: ReactNode }) {
  const t = useTranslations('archivo');
  const enumeration = useEnumeration();
  const { data: portal } = usePortalInfo();
  return (
    <div className={styles.zone}>
      {children}
      <span>
        {t('arrastre')}
        <small>{t('admitidos', { tipos: enumeration(namesOf(tipos)), megas: Math.floor((portal?.maximo_subida ?? 0) / MEGA) })}</small>
      </span>
    </div>
  );
}
