import { Button } from '@mantine/core';
import { ALTERNATIVAS_MAX } from '@portal/contract/asignacion';
import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { AlternativaCard } from './AlternativaCard.tsx';
import { problemOf } from './condicion.ts';
import styles from '../../../pieces/asignacion/regla/regla.module.css';
import { useFrase, useOpciones } from './use-opciones.ts';
import type { ReglaFormModel } from './use-regla-form.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Alternatives of a rule, with the whole condition read back as a sentence. */
export function Quienes({ form }: { readonly form: ReglaFormModel }) {
  const t = useTranslations('regla.editor');
  const opciones = useOpciones(form.values.stored);
  const { alternativas, reabrir } = form.values;
  const words = useFrase(opciones)(alternativas);
  return (
    <Section title={t('quienes')}>
      <div className={styles.cards}>
        {alternativas.map((alternativa, index) => (
          <AlternativaCard
            key={alternativa.clave}
            alternativa={alternativa}
            numero={index + 1}
            opciones={opciones}
            added={alternativa.clave === form.added}
            problema={form.tried ? problemOf(alternativa) : undefined}
            onChange={(changed) => form.changeAlternativa(index, changed)}
            onRemove={alternativas.length > 1 ? () => form.removeAlternativa(index) : undefined}
          />
        ))}
      </div>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        disabled={alternativas.length >= ALTERNATIVAS_MAX}
        onClick={form.addAlternativa}
      >
        {t('agregar')}
      </Button>
      <p className={styles.sentence} aria-live="polite">
        {words ? t('frase', { condicion: words }) : t('sinFrase')}
      </p>
      <CheckboxField
        label={t('reabrir')}
        help={t('reabrirAyuda')}
        checked={reabrir}
        onChange={(event) => form.change({ reabrir: event.currentTarget.checked })}
      />
    </Section>
  );
}
