import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { FieldHelp } from '../field-help.tsx';
import { noOptions, optionsFilter } from './options-filter.ts';
import { useOptionKeys } from './use-option-keys.ts';

type Props = Omit<MultiSelectProps, 'description' | 'filter'> & FieldHelp;

/**
 * Select of several options, with search; Enter as in `SelectField`, so that a second one adds nothing. A placeholder never reads
 * as a choice, such as "[Todas las Empresas]" (P101).
 */
export function MultiSelectField({ help, placeholder, ...props }: Props) {
  const t = useTranslations();
  const late = props.data === undefined;
  const keys = useOptionKeys(late);
  return (
    <MultiSelect
      searchable
      openOnFocus={false}
      clearable
      limit={200}
      clearButtonProps={{ 'aria-label': t('ui.campo.limpiar') }}
      {...props}
      selectFirstOptionOnChange={keys.typed && !late}
      nothingFoundMessage={t(late ? 'comun.cargando' : 'ui.campo.sinOpciones')}
      onSearchChange={(text) => {
        keys.onSearch(text);
        props.onSearchChange?.(text);
      }}
      onKeyDownCapture={keys.onKeyDownCapture}
      onBlur={(event) => {
        keys.forget();
        props.onBlur?.(event);
      }}
      placeholder={props.value?.length ? undefined : placeholder}
      filter={late ? noOptions : optionsFilter}
      description={help}
    />
  );
}
