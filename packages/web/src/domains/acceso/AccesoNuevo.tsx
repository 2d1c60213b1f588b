import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccesoCuentaForm } from './AccesoCuentaForm.tsx';
import { AccesoPersonaForm } from './AccesoPersonaForm.tsx';
import type { LinkTarget } from '../../core/router/origin.ts';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';

/** New access: for somebody whom the portal does not know, or for a stored person. */
export function AccesoNuevo({ back }: { back: LinkTarget }) {
  const t = useTranslations('acceso.edicion');
  const [who, setWho] = useState('cuenta');
  const Form = who === 'cuenta' ? AccesoCuentaForm : AccesoPersonaForm;
  return (
    <PageStack>
      <Section>
        <SelectField
          label={t('deQuien')}
          data={[
            { value: 'cuenta', label: t('cuentaNueva') },
            { value: 'persona', label: t('personaRegistrada') },
          ]}
          allowDeselect={false}
          value={who}
          onChange={(chosen) => chosen && setWho(chosen)}
        />
      </Section>
      <Form back={back} />
    </PageStack>
  );
}
