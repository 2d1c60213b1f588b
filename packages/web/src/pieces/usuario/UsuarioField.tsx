import type { UsuarioFila } from '@portal/contract/usuario';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePersonSearch } from './use-person-search.ts';
import styles from './UsuarioField.module.css';
import { messageOf } from '../../core/client/api-error.ts';
import { SelectField } from '../../ui/form/options/SelectField.tsx';

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
  /** Code of a person who is not offered, e.g. the one for whom a boss is chosen. */
  excepto?: string | undefined;
  /** Gives the code, and the person once found. */
  onChange?: (codigo: string | null, persona?: UsuarioFila) => void;
}

/** Field that finds an active person by name, code, document or e-mail on the server; its value is the person's code. */
export function UsuarioField({ value = null, nombre, excepto, onChange, error, ...field }: Props) {
  const t = useTranslations('usuario.buscar');
  const [chosen, setChosen] = useState<{ codigo: string; label: string }>();
  const own = labelOf(value, chosen?.codigo === value ? chosen.label : nombre);
  const search = usePersonSearch({ own, excepto });
  return (
    <SelectField
      clearable
      placeholder={t('ayuda')}
      {...field}
      {...search.field}
      error={error ?? (search.error && messageOf(search.error))}
      help={search.more ? t('masDe') : field.help}
      data={search.options}
      awaiting={search.awaiting}
      filter={({ options }) => options.filter((option) => 'items' in option || search.answers(option.value))}
      nothingFoundMessage={t(search.awaiting ? 'buscando' : 'vacio')}
      renderOption={({ option }) => <Option label={option.label} person={search.personOf(option.value)} />}
      value={value || null}
      onChange={(codigo, option) => {
        setChosen(codigo === null || !option ? undefined : { codigo, label: option.label });
        onChange?.(codigo, codigo === null ? undefined : search.personOf(codigo));
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
