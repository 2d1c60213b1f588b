import { useTranslations } from 'use-intl';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import styles from './seguridad.module.css';
import { SesionesSection } from './SesionesSection.tsx';

/** /usuarioseguridad: open sessions of the signed-in person (P150). */
export function SeguridadScreen() {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.seguridad')} description={t('seguridad.texto')} />
      <div className={styles.sections}>
        <SesionesSection />
      </div>
    </>
  );
}
