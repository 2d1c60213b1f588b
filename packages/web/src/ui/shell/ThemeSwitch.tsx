import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Flyout } from '../overlay/Flyout.tsx';
import styles from './popover.module.css';

const MODES = [
  { value: 'light', key: 'temaClaro', Icon: IconSun },
  { value: 'dark', key: 'temaOscuro', Icon: IconMoon },
  { value: 'auto', key: 'temaSistema', Icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; key: string; Icon: typeof IconSun }[];

/** Menu of the colour scheme: light, dark or the system's. */
export function ThemeSwitch() {
  const t = useTranslations('ui.marco');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = MODES.find(({ value }) => value === colorScheme)?.Icon ?? IconSun;
  return (
    <Flyout
      width={180}
      className={styles.dropdown}
      trigger={(toggle) => (
        <ActionIcon size={36} aria-label={t('apariencia')} onClick={toggle}>
          <Current size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    >
      {(close) =>
        MODES.map(({ value, key, Icon }) => (
          <button
            key={value}
            type="button"
            className={styles.item}
            aria-pressed={colorScheme === value}
            onClick={() => {
              setColorScheme(value);
              close();
            }}
          >
            <Icon size={18} stroke={1.6} aria-hidden="true" />
            {t(key)}
            {colorScheme === value && <IconCheck className={styles.check} size={16} aria-hidden="true" />}
          </button>
        ))
      }
    </Flyout>
  );
}
