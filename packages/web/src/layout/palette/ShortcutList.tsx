import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './ShortcutList.module.css';
import { entryFor } from '../frame/use-menu-shortcut.ts';
import { GO, GO_KEY, SHORTCUT_GROUPS, SHORTCUTS } from '../../core/shortcuts/shortcuts.ts';
import { readLayoutConfig, saveLayoutConfig } from '../../core/theme/layout-config.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Keys } from '../../ui/overlay/Keys.tsx';
import type { MenuGroup } from '../../ui/shell/menu.ts';

interface Props {
  menu: readonly MenuGroup[];
  onClose: () => void;
}

/** Dialog with every keyboard shortcut, and the switch for those of one key (WCAG 2.1.4). */
export function ShortcutList({ menu, onClose }: Props) {
  const t = useTranslations('atajo');
  const [on, setOn] = useState(() => readLayoutConfig().shortcuts === 'on');
  const change = (next: boolean) => {
    saveLayoutConfig({ shortcuts: next ? 'on' : 'off' });
    setOn(next);
  };
  const places = Object.keys(GO).flatMap((letter) => {
    const entry = entryFor(menu, letter);
    return entry ? [{ keys: [GO_KEY, letter], label: entry.label }] : [];
  });
  const rowsOf = (group: (typeof SHORTCUT_GROUPS)[number]) =>
    group === 'ir'
      ? places
      : SHORTCUTS.filter((one) => one.group === group).map(({ keys, name }) => ({ keys, label: t(`nombres.${name}`) }));
  return (
    <Dialog title={t('titulo')} size={720} onClose={onClose}>
      <p className={styles.text}>{t('texto')}</p>
      <Switch
        checked={on}
        onChange={(event) => change(event.currentTarget.checked)}
        label={t('activos')}
        description={t('activosTexto')}
        data-autofocus
      />
      <div className={styles.groups}>
        {SHORTCUT_GROUPS.map((group) => (
          <section key={group} aria-label={t(`grupos.${group}`)}>
            <h3 className={styles.title}>{t(`grupos.${group}`)}</h3>
            <dl className={styles.rows}>
              {rowsOf(group).map(({ keys, label }) => (
                <div key={keys.join(' ')} data-off={(!on && !keys[0]?.startsWith('mod')) || undefined}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
