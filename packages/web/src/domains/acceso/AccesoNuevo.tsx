import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccesoCuentaForm } from './AccesoCuentaForm.tsx';
import { AccesoPersonaForm } from './AccesoPersonaForm.tsx';
import type { LinkTarget } from '../../core/router/origin.ts';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { RadioField } from '../../ui/form/options/RadioField.tsx';

/** New access: for somebody whom the portal does not know, or for a stored person. */
export function AccesoNuevo({ back }: { back: LinkTarget }) {
  const t = useTranslations('acceso.edicion');
  const [who, setWho] = useState('cuenta');
  return (
    <PageStack>
      <Section>
        <RadioField
          label={t('deQuien')}
          data={[
            { value: 'cuenta', label: t('cuentaNueva') },
            { value: 'persona', label: t('personaRegistrada') },
          ]}
          value={who}
          onChange={setWho}
        />
      </Section>
      {who === 'cuenta' ? <AccesoCuentaForm back={back} /> : <AccesoPersonaForm back={back} />}
    </PageStack>
  );
}
