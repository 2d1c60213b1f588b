import { CloseButton, Loader, Modal } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import type { UsuarioActual } from '@portal/contract/sesion';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { byKind, type Entry } from './entry.ts';
import styles from './Palette.module.css';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import { useEntries } from './use-entries.ts';
import type { PlaceWords } from '../address/use-place-words.ts';
import { useBackCloses } from '../../core/router/back-closes.ts';
import { useGo } from '../../core/router/go.ts';
import { roleOf } from '../../core/router/roles.ts';
import { useReturnFocus } from '../../ui/overlay/use-return-focus.ts';
import type { MenuGroup } from '../../ui/shell/menu.ts';
import { PHONE } from '../../core/theme/media.ts';

/** Words of the field by role: authors search what support does, auditors what administrators do. */
const FIELD = { admin: 'admin', auditor: 'admin', soporte: 'soporte', autor: 'soporte', lector: 'lector', alumno: 'alumno' } as const;

interface Props {
  user: UsuarioActual;
  menu: readonly MenuGroup[];
  /** Pins in words. */
  pins: readonly PlaceWords[];
  onShortcuts: () => void;
  onClose: () => void;
}

/** Pause of the typing after which the server is asked, in milliseconds. */
const PAUSE = 150;

/** Dialog that finds screens, settings, actions and records by words, and opens the chosen one (P131). */
export function Palette({ user, menu, pins, onShortcuts, onClose }: Props) {
  useReturnFocus();
  useBackCloses(true, onClose);
  const t = useTranslations('navegacion');
  const role = roleOf(user);
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text, PAUSE);
  const { entries, searching, failed } = useEntries({ user, menu, pins, onShortcuts }, text, asked);
  const phone = useMediaQuery(PHONE) ?? false;
  const groups = byKind(entries);
  const shown = groups.flatMap((group) => group.entries);
  const choose = useChoose(onClose);
  const { active, follow, setActive, begin } = useActive(shown, searching, choose);
  const id = useId();
  return (
    <Modal.Root opened onClose={onClose} size={640} yOffset="12dvh" fullScreen={phone} padding={0}>
      <Modal.Overlay />
      <Modal.Content className={styles.content} aria-label={t('buscar')}>
        <div className={styles.field}>
          <IconSearch size={20} stroke={1.7} aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            className={styles.input}
            aria-label={t('buscar')}
            aria-expanded={shown.length > 0}
            aria-controls={id}
            aria-activedescendant={shown[active] && `${id}-${active}`}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={t(`campo.${FIELD[role]}`)}
            data-autofocus
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              begin();
            }}
            onKeyDown={follow}
          />
          {searching && <Loader size={18} aria-hidden="true" />}
          <CloseButton aria-label={t('cerrarBusqueda')} onClick={onClose} />
        </div>
        <PaletteList id={id} groups={groups} active={active} onHover={setActive} onChoose={choose} />
        <PaletteFoot text={text.trim()} total={shown.length} searching={searching} failed={failed} />
      </Modal.Content>
    </Modal.Root>
  );
}

/** Returns the function that opens or does what was chosen, after the dialog closed. */
function useChoose(onClose: () => void): (entry: Entry) => void {
  const go = useGo();
  return ({ target, run }) => {
    onClose();
    if (target) void go({ ...target, state: {} });
    run?.();
  };
}

/** Entry that Enter opens: arrows, Home and End move it. Without one Enter waits for the records, until another key is pressed (P197). */
function useActive(shown: readonly Entry[], searching: boolean, choose: (entry: Entry) => void) {
  const [wanted, setActive] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const last = Math.max(shown.length - 1, 0);
  const active = Math.min(wanted, last);
  const first = shown[0];
  const answered = waiting && !searching;
  if (answered && !first) setWaiting(false);
  const chooseFirst = useEffectEvent(() => first && choose(first));
  useEffect(() => {
    if (answered) chooseFirst();
  }, [answered]);
  const begin = () => {
    setActive(0);
    setWaiting(false);
  };
  const move = (key: string): number | undefined => {
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: last,
      PageUp: 0,
    };
    return moves[key];
  };
  const follow = (event: KeyboardEvent) => {
    const enter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    const next = move(event.key);
    setWaiting(enter && !shown[active] && searching);
    if (next === undefined && !enter) return;
    event.preventDefault();
    if (next !== undefined) setActive(next);
    if (enter && shown[active]) choose(shown[active]);
  };
  return { active, follow, setActive, begin };
}
