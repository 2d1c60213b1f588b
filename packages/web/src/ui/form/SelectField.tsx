import { Select, type SelectProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { FieldHelp } from './field-help.tsx';
import { optionsFilter } from './options-filter.ts';

type Props = Omit<SelectProps, 'description'> & FieldHelp;

/**
 * Select of one option, with search: Enter takes the first match. Long lists show the first 200 matches. The list opens by a click, a key or what is
 * typed, not by the focus: a form moves that to a refused field, whose sentence the list would cover.
 */
export function SelectField({ help, ...props }: Props) {
  const t = useTranslations('ui.campo');
  return (
    <Select
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      limit={200}
      nothingFoundMessage={t('sinOpciones')}
      clearButtonProps={{ 'aria-label': t('limpiar') }}
      filter={optionsFilter}
      {...props}
      onFocus={(event) => {
        // Typing replaces the chosen option instead of continuing it.
        event.currentTarget.select();
        props.onFocus?.(event);
      }}
      description={help}
    />
  );
}
