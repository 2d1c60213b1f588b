import { Select, type SelectProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { FieldHelp } from './field-help.tsx';
import { optionsFilter } from './options-filter.ts';

type Props = Omit<SelectProps, 'description' | 'filter'> & FieldHelp;

/** Select of one option, with search. Long lists show the first 200 matches. */
export function SelectField({ help, ...props }: Props) {
  const t = useTranslations('ui.campo');
  return (
    <Select
      searchable
      limit={200}
      nothingFoundMessage={t('sinOpciones')}
      clearButtonProps={{ 'aria-label': t('limpiar') }}
      {...props}
      filter={optionsFilter}
      description={help}
    />
  );
}
