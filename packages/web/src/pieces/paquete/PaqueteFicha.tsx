import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Paquete } from '@portal/contract/paquete';
import { useTranslations } from 'use-intl';
import { Lecciones } from './Lecciones.tsx';
import styles from './paquete.module.css';
import { useBytes } from '../../core/i18n/use-bytes.ts';
import { Fact, Facts } from '../../ui/page/Facts.tsx';

/** Contents of a package: title, standard, files, lessons, and in words the parts that the portal does not apply or mends. */
export function PaqueteFicha({ paquete }: { paquete: Paquete }) {
  const t = useTranslations('paquete.autor');
  const bytes = useBytes();
  const { titulo, tipo, version, archivos, tamano, lecciones, avisos } = paquete;
  const norma = t(`normas.${tipo}`);
  return (
    <div className={styles.sheet}>
      <Facts>
        <Fact label={t('titulo')}>{titulo}</Fact>
        <Fact label={t('norma')}>{version && !norma.includes(version) ? t('normaVersion', { norma, version }) : norma}</Fact>
        <Fact label={t('archivos')}>{t('archivosTamano', { archivos, tamano: bytes(tamano) })}</Fact>
      </Facts>
      {avisos.length > 0 && (
        <Alert color="yellow" icon={<IconInfoCircle />} title={t('avisos.titulo')}>
          <ul className={styles.notices}>
            {avisos.map((aviso) => (
              <li key={aviso}>{t(`avisos.${aviso}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div>
        <p className={styles.count}>{t('lecciones', { total: lecciones.length })}</p>
        <Lecciones
          label={t('lecciones', { total: lecciones.length })}
          lecciones={lecciones}
          note={({ maestria }) => maestria !== null && t('maestria', { maestria })}
        />
      </div>
    </div>
  );
}
