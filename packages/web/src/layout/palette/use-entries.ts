import { TEXTO_BUSQUEDA } from '@portal/contract/portal';
import type { UsuarioActual } from '@portal/contract/sesion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Entry, KINDS } from './entry.ts';
import { matching } from './match.ts';
import { recordEntry } from './record-entry.ts';
import { useActionEntries } from './use-action-entries.ts';
import { useScreenEntries, useSettingEntries } from './use-screen-entries.ts';
import { useSearchWords } from './use-search-words.ts';
import { type PlaceWords, usePlaceWords } from '../address/use-place-words.ts';
import { readRecent } from '../../core/recent-places.ts';
import { roleOf } from '../../core/router/roles.ts';
import { useBuscar } from '../../pieces/portal/buscar.queries.ts';
import type { MenuGroup } from '../../ui/shell/menu.ts';

/** Person, menu and pins of the frame. */
interface Around {
  readonly user: UsuarioActual;
  readonly menu: readonly MenuGroup[];
  readonly pins: readonly PlaceWords[];
  readonly onShortcuts: () => void;
}

interface Found {
  readonly entries: readonly Entry[];
  /** The server has not answered yet. */
  readonly searching: boolean;
  readonly failed: boolean;
}

const byOrder = (a: Entry, b: Entry): number => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

const placeEntry =
  (kind: 'fijado' | 'reciente') =>
  ({ direccion, label, screen, icon, target }: PlaceWords): Entry => ({
    key: `${kind}-${direccion}`,
    kind,
    label,
    detail: screen,
    icon,
    target,
  });

/** Returns what a text finds: screens, settings, actions and places at once, records once the server answers `asked`. */
export function useEntries({ user, menu, pins, onShortcuts }: Around, text: string, asked: string): Found {
  const inactive = useTranslations('navegacion')('inactivo');
  const role = roleOf(user);
  const words = usePlaceWords(role);
  const [recent] = useState(() => readRecent(user.id));
  const { little, synonyms } = useSearchWords();
  const screens = useScreenEntries(menu, role, synonyms);
  const settings = useSettingEntries(role, synonyms);
  const actions = useActionEntries(onShortcuts, synonyms);
  const search = asked.trim();
  const { data, isPending, isError } = useBuscar(search);
  // A screen that the person left with several searches is listed once, with the last one.
  const lately = recent
    .map(words)
    .filter((one): one is PlaceWords => one !== undefined && !pins.some((pin) => pin.direccion === one.direccion))
    .filter((one, index, all) => index === all.findIndex(({ label, screen }) => label === one.label && screen === one.screen));
  const places = [...pins.map(placeEntry('fijado')), ...lately.map(placeEntry('reciente'))];
  const wanted = text.trim();
  if (wanted === '') return { entries: [...places, ...actions], searching: false, failed: false };
  // Records that answer an earlier text are not offered.
  const records = search === wanted ? (data ?? []).map((one) => recordEntry(one, role, inactive)).toSorted(byOrder) : [];
  // A record that the server found is listed once, and not among the places too.
  const local = matching([...places.filter(({ detail }) => detail), ...screens, ...settings, ...actions], wanted, little);
  return {
    entries: [...local, ...records],
    searching: wanted.length >= TEXTO_BUSQUEDA.min && (isPending || search !== wanted),
    failed: isError && search === wanted,
  };
}
