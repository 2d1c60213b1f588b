import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { FieldHelp } from './field-help.tsx';
import { optionsFilter } from './options-filter.ts';

type Props = Omit<MultiSelectProps, 'description' | 'filter'> & FieldHelp;

/** Select of several options, with search. The placeholder names the meaning of an empty choice, such as "[Todas las Empresas]". */
export function MultiSelectField({ help, placeholder, ...props }: Props) {
  const t = useTranslations('ui.campo');
  return (
    <MultiSelect
      searchable
      openOnFocus={false}
      clearable
      selectFirstOptionOnChange
      limit={200}
      nothingFoundMessage={t('sinOpciones')}
      clearButtonProps={{ 'aria-label': t('limpiar') }}
      {...props}
      placeholder={props.value?.length ? undefined : placeholder}
      filter={optionsFilter}
      description={help}
    />
  );
}
