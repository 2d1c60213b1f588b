import { useTranslations } from 'use-intl';
import styles from './verificar.module.css';
import { Verdict } from './Verdict.tsx';
import { VerificarForm } from './VerificarForm.tsx';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** /certificado/verificar?codigo=: open to everyone; the QR code of a certificate leads here (P18). */
export function VerificarScreen() {
  const t = useTranslations();
  const { codigo = '' } = useScreenSearch('/certificado/verificar');
  const typed = codigo.trim();
  return (
    <div className={styles.verificar}>
      <PageHeader
        title={t('pantallas.verificar')}
        description={t('certificado.verificar.texto')}
        back={{ to: '/', label: t('comun.irAlInicio') }}
      />
      <Section>
        <VerificarForm key={typed} codigo={typed} />
      </Section>
      {typed && <Verdict codigo={typed} />}
    </div>
  );
}
