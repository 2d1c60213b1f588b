import { useTranslations } from 'use-intl';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';

interface Props {
  readonly tipo: 'multiple' | 'relacionar' | 'ordenar';
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Choice that an answer that is right in part gets a part of the point. */
export function Parcial({ tipo, value, onChange }: Props) {
  const t = useTranslations('pregunta.editor');
  return (
    <CheckboxField
      label={t('parcial')}
      help={t(`parcialDe.${tipo}`)}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
