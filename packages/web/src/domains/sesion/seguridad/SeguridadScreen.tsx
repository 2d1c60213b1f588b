import { useTranslations } from 'use-intl';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FactorSection } from './FactorSection.tsx';
import styles from './seguridad.module.css';
import { SesionesSection } from './SesionesSection.tsx';

/** /usuarioseguridad: second factor and open sessions of the signed-in person (P150, P151). */
export function SeguridadScreen() {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.seguridad')} description={t('seguridad.texto')} />
      <div className={styles.sections}>
        <FactorSection />
        <SesionesSection />
      </div>
    </>
  );
}
