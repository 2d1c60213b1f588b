import { privacidadApi } from '@portal/contract/privacidad';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DescargarButton } from './DescargarButton.tsx';
import styles from './privacidad.module.css';
import { SuprimirDialog } from './SuprimirDialog.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { May } from '../../ui/link/May.tsx';

/** Personal data of a person, beside the person's form: download and erasure (P162, P164). */
export function PrivacidadSection({ id, onErased }: { id: number; onErased: () => void }) {
  const t = useTranslations('privacidad');
  const [asking, setAsking] = useState(false);
  const done = () => {
    setAsking(false);
    onErased();
  };
  return (
    <Section title={t('persona.titulo')} description={t('persona.texto')}>
      <div className={styles.buttons}>
        <DescargarButton id={id} label={t('persona.descargar')} />
        <May call={privacidadApi.suprimir}>
          <Button variant="default" color="red" onClick={() => setAsking(true)}>
            {t('supresion.abrir')}
          </Button>
        </May>
      </div>
      {asking && <SuprimirDialog id={id} onClose={() => setAsking(false)} onDone={done} />}
    </Section>
  );
}
