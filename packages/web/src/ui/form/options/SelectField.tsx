import { Select, type SelectProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { FieldHelp } from '../field-help.tsx';
import { useReadOnly } from '../read-only.ts';
import { noOptions, optionsFilter } from './options-filter.ts';
import { useOptionKeys } from './use-option-keys.ts';

interface Props extends Omit<SelectProps, 'description'>, FieldHelp {
  /** The options for what is typed have not come; default: there is no `data`. */
  awaiting?: boolean;
}

/**
 * Select of one option, with search: Enter takes the first match, and waits for it while the options are awaited (P197). Long lists show the
 * first 200 matches. The list opens by a click, a key or what is typed, not by the focus: a form moves that to a refused field, and
 * the list would cover the error there.
 */
export function SelectField({ help, awaiting, ...props }: Props) {
  const t = useTranslations();
  const late = awaiting ?? props.data === undefined;
  const keys = useOptionKeys(late);
  const readOnly = useReadOnly();
  return (
    <Select
      searchable
      openOnFocus={false}
      limit={200}
      clearButtonProps={{ 'aria-label': t('ui.campo.limpiar') }}
      nothingFoundMessage={t(late ? 'comun.cargando' : 'ui.campo.sinOpciones')}
      {...props}
      {...(readOnly && { clearable: false })}
      selectFirstOptionOnChange={keys.typed && !late}
      filter={late ? noOptions : (props.filter ?? optionsFilter)}
      onSearchChange={(text) => {
        keys.onSearch(text);
        props.onSearchChange?.(text);
      }}
      onKeyDownCapture={keys.onKeyDownCapture}
      onBlur={(event) => {
        keys.forget();
        props.onBlur?.(event);
      }}
      onFocus={(event) => {
        // Typing replaces the chosen option instead of continuing it.
        event.currentTarget.select();
        props.onFocus?.(event);
      }}
      description={help}
    />
  );
}
