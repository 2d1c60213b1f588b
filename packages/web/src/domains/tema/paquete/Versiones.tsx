import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './paquete.module.css';
import { ProbarPaquete } from '../../../pieces/paquete/ProbarPaquete.tsx';
import type { VersionPaquete } from '../../../pieces/paquete/tema-paquete.queries.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { useReadOnly } from '../../../ui/form/read-only.ts';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

interface Props {
  readonly versiones: readonly VersionPaquete[];
  readonly onReview: (version: VersionPaquete) => void;
}

/** Packages of a topic with how many people use each. */
export function Versiones({ versiones, onReview }: Props) {
  const t = useTranslations('paquete.autor');
  const moment = useMomentFormat();
  const readOnly = useReadOnly();
  return (
    <ul className={styles.versions} aria-label={t('versiones.titulo')}>
      {versiones.map((version) => (
        <li key={version.id_paquete}>
          <div className={styles.version}>
            <strong>{version.titulo}</strong> {version.actual && <StateBadge tone="success">{t('versiones.actual')}</StateBadge>}
            <small>{t('versiones.subida', { fecha: moment(version.fecha_creacion), autor: version.autor })}</small>
            <small>{t('versiones.personas', { personas: version.personas, en_curso: version.en_curso })}</small>
          </div>
          {!readOnly && (
            <div className={styles.actions}>
              <ProbarPaquete paquete={version} small />
              {!version.actual && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('versiones.ver', { titulo: version.titulo })}
                  onClick={() => onReview(version)}
                >
                  {t('versiones.verCorto')}
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
