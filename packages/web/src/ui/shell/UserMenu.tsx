import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconKey, IconLogout } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import { Flyout } from '../overlay/Flyout.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { initials } from './initials.ts';
import type { ShellUser } from './menu.ts';
import popover from './popover.module.css';
import styles from './UserMenu.module.css';

interface Props {
  user: ShellUser;
  passwordPath: string;
  onSignOut: () => void;
}

/** Menu of the signed-in person: name, language, change of password, sign-out. */
export function UserMenu({ user, passwordPath, onSignOut }: Props) {
  const t = useTranslations('ui.marco');
  const label = t('menuUsuario', { nombre: user.fullname });
  return (
    <Flyout
      width={300}
      className={popover.dropdown}
      trigger={(toggle) => (
        <UnstyledButton className={styles.trigger} aria-label={label} onClick={toggle}>
          <span className={styles.avatar} data-initials={initials(user.fullname)} aria-hidden="true" />
          <IconChevronDown size={14} aria-hidden="true" />
        </UnstyledButton>
      )}
    >
      {(close) => (
        <>
          <div className={styles.card}>
            <span className={styles.avatar} data-initials={initials(user.fullname)} aria-hidden="true" />
            <div className={styles.text}>
              <strong>{user.fullname}</strong>
              <span>{user.username}</span>
              {user.email && user.email !== user.username && <span>{user.email}</span>}
            </div>
          </div>
          <hr className={popover.divider} />
          <div className={styles.language}>
            <LanguageSelect labelled />
          </div>
          <AppLink to={passwordPath} className={popover.item} onClick={close}>
            <IconKey size={18} stroke={1.6} aria-hidden="true" />
            {t('cambiarContrasena')}
          </AppLink>
          <button type="button" className={popover.item} onClick={onSignOut}>
            <IconLogout size={18} stroke={1.6} aria-hidden="true" />
            {t('cerrarSesion')}
          </button>
        </>
      )}
    </Flyout>
  );
}
