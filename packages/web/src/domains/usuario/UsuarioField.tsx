import { useDebouncedValue } from '@mantine/hooks';
import type { UsuarioFila } from '@portal/contract';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OPCIONES_PERSONA, usePersonas } from './usuario.queries.ts';
import styles from './UsuarioField.module.css';
import { messageOf } from '../../core/client/api-error.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

interface Props {
  label: string;
  required?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** Code of the chosen person. */
  value?: string | null;
  /** Name of the person whom the stored record names, shown before any search. */
  nombre?: string | null | undefined;
  /** Code of a person who is not offered, e.g. the one whose boss is chosen. */
  excepto?: string | undefined;
  onChange?: (codigo: string | null) => void;
}

/** Milliseconds without typing before the server searches. */
const PAUSE_MS = 250;

/** Field that finds an active person by name, code, document or e-mail on the server; its value is the person's code. */
export function UsuarioField({ value = null, nombre, excepto, onChange, error, ...field }: Props) {
  const t = useTranslations('usuario.buscar');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ codigo: string; label: string }>();
  const [open, setOpen] = useState(false);
  const own = labelOf(value, chosen?.codigo === value ? chosen.label : nombre);
  const [buscar] = useDebouncedValue(typed === own?.label ? '' : typed.trim(), PAUSE_MS);
  const { data, isFetching, error: failure } = usePersonas(buscar, open);
  const people = (data?.rows ?? []).filter(({ codigo_usuario }) => codigo_usuario !== excepto);
  const found = people.map((person) => ({ value: person.codigo_usuario, label: person.personal }));
  const options = own && !found.some((option) => option.value === own.value) ? [own, ...found] : found;
  const more = (data?.total ?? 0) > OPCIONES_PERSONA;
  return (
    <SelectField
      clearable
      placeholder={t('ayuda')}
      {...field}
      error={error ?? (failure ? messageOf(failure) : undefined)}
      help={open && more ? t('masDe') : field.help}
      data={options}
      filter={({ options: all }) => all}
      nothingFoundMessage={isFetching ? t('buscando') : t('vacio')}
      renderOption={({ option }) => <Option label={option.label} person={people.find((one) => one.codigo_usuario === option.value)} />}
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(codigo, option) => {
        setChosen(codigo === null || !option ? undefined : { codigo, label: option.label });
        onChange?.(codigo);
      }}
    />
  );
}

/** Returns the option of the chosen person, under their name or, without one, their code. */
const labelOf = (value: string | null, name: string | null | undefined) => (value ? { value, label: name ?? value } : undefined);

function Option({ label, person }: { label: string; person: UsuarioFila | undefined }) {
  const facts = person && [person.codigo_usuario, person.numero_documento, person.cargo, person.empresa];
  return (
    <span className={styles.option}>
      <span>{label}</span>
      {facts && <small>{facts.filter(Boolean).join(' · ')}</small>}
    </span>
  );
}
