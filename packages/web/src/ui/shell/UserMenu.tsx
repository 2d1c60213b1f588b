import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconKey, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Path } from '../../core/router/paths.ts';
import { AppLink } from '../link/AppLink.tsx';
import { Flyout } from '../overlay/Flyout.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { initials } from './initials.ts';
import type { ShellUser, UserAction } from './menu.ts';
import popover from './popover.module.css';
import styles from './UserMenu.module.css';

interface Props {
  user: ShellUser;
  /** Target of the change of the password; undefined where there is none. */
  passwordPath: Path | undefined;
  /** Target of the sessions and the second factor; undefined where there is none. */
  securityPath: Path | undefined;
  actions: readonly UserAction[];
  onSignOut: () => void;
}

/** Menu of the signed-in person: who it is, language, change of password, help, sign-out. */
export function UserMenu({ user, passwordPath, securityPath, actions, onSignOut }: Props) {
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
              {user.empresa && <span>{user.empresa}</span>}
              <span>{user.rol}</span>
            </div>
          </div>
          <hr className={popover.divider} />
          <div className={styles.language}>
            <LanguageSelect labelled />
          </div>
          {passwordPath && (
            <AppLink to={passwordPath} className={popover.item} onClick={close}>
              <IconKey size={18} stroke={1.6} aria-hidden="true" />
              {t('cambiarContrasena')}
            </AppLink>
          )}
          {securityPath && (
            <AppLink to={securityPath} className={popover.item} onClick={close}>
              <IconShieldLock size={18} stroke={1.6} aria-hidden="true" />
              {t('seguridad')}
            </AppLink>
          )}
          {actions.map(({ label: name, icon: Icon, run }) => (
            <button
              key={name}
              type="button"
              className={popover.item}
              onClick={() => {
                close();
                run();
              }}
            >
              <Icon size={18} stroke={1.6} aria-hidden="true" />
              {name}
            </button>
          ))}
          <hr className={popover.divider} />
          <button type="button" className={popover.item} onClick={onSignOut}>
            <IconLogout size={18} stroke={1.6} aria-hidden="true" />
            {t('cerrarSesion')}
          </button>
        </>
      )}
    </Flyout>
  );
}
