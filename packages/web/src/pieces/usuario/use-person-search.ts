import { useDebouncedValue } from '@mantine/hooks';
import type { UsuarioFila } from '@portal/contract/usuario';
import { useState } from 'react';
import { OPCIONES_PERSONA, usePersonas } from './usuario.queries.ts';

/** Milliseconds without typing before the server searches. */
const PAUSE_MS = 250;

interface Search {
  /** Chosen person; their name is no search. */
  readonly own: { readonly value: string; readonly label: string } | undefined;
  /** Code of a person who is not offered. */
  readonly excepto: string | undefined;
}

const NOBODY: readonly UsuarioFila[] = [];

/** Returns the people as options; the chosen person is always one of them. */
function optionsOf(people: readonly UsuarioFila[], own: Search['own']) {
  const found = people.map(({ codigo_usuario, personal }) => ({ value: codigo_usuario, label: personal }));
  return own && !found.some(({ value }) => value === own.value) ? [own, ...found] : found;
}

/** Searches people on the server by what is typed into a field, while its options are open. */
export function usePersonSearch({ own, excepto }: Search) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const search = typed === own?.label ? '' : typed.trim();
  const [buscar] = useDebouncedValue(search, PAUSE_MS);
  const { data, isPending, isPlaceholderData, error } = usePersonas(buscar, open);
  const { rows = NOBODY, total = 0 } = data ?? {};
  const people = rows.filter(({ codigo_usuario }) => codigo_usuario !== excepto);
  return {
    options: optionsOf(people, own),
    /** Whether an option answers what is typed: the chosen person does only before anything is. */
    answers: (codigo: string) => search === '' || people.some(({ codigo_usuario }) => codigo_usuario === codigo),
    personOf: (codigo: string) => people.find(({ codigo_usuario }) => codigo_usuario === codigo),
    /** The server has not answered what is typed. */
    awaiting: open && (search !== buscar || isPending || isPlaceholderData),
    error,
    /** More people match than are offered. */
    more: open && total > OPCIONES_PERSONA,
    field: {
      searchValue: typed,
      onSearchChange: setTyped,
      onDropdownOpen: () => setOpen(true),
      onDropdownClose: () => setOpen(false),
    },
  };
}
