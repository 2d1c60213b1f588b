import { Button } from '@mantine/core';
import { usuarioApi, type UsuarioFila } from '@portal/contract/usuario';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CesarDialog } from './CesarDialog.tsx';
import { ReactivarDialog } from './ReactivarDialog.tsx';
import styles from './edicion.module.css';
import { UserStateBadge } from '../../../pieces/usuario/UserStateBadge.tsx';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { May } from '../../../ui/link/May.tsx';

const ACTIVO = 1;

interface Props {
  row: UsuarioFila;
  /** The form has changes that a change of the state would lose. */
  unsaved: boolean;
  /** Called after the state changed. */
  onChanged: () => Promise<void>;
}

/** State of a person, sign-in name and last sign-in, with the ways to end the employment and back. */
export function EstadoPersona({ row, unsaved, onChanged }: Props) {
  const t = useTranslations('usuario.edicion');
  const [open, setOpen] = useState<'cesar' | 'reactivar'>();
  const active = row.codigo_estado === ACTIVO;
  const dialog = { row, onClose: () => setOpen(undefined), onChanged };
  return (
    <div className={styles.state}>
      <Facts {...row} />
      <May call={usuarioApi.cesar}>
        <span className={styles.ways}>
          {unsaved && <small>{t('guardeAntes')}</small>}
          {(!active || row.fecha_cese) && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={unsaved}
              leftSection={<IconUserCheck size={16} aria-hidden="true" />}
              onClick={() => setOpen('reactivar')}
            >
              {t(active ? 'anularCese' : 'reactivar')}
            </Button>
          )}
          {active && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={unsaved}
              leftSection={<IconUserOff size={16} aria-hidden="true" />}
              onClick={() => setOpen('cesar')}
            >
              {t('cesar')}
            </Button>
          )}
        </span>
      </May>
      {open === 'cesar' && <CesarDialog {...dialog} />}
      {open === 'reactivar' && <ReactivarDialog {...dialog} />}
    </div>
  );
}

function Facts({ codigo_estado, username, fecha_login, fecha_cese, correo_devuelto }: UsuarioFila) {
  const t = useTranslations('usuario.edicion');
  const email = useTranslations('email');
  const { short } = useDayFormat();
  const active = codigo_estado === ACTIVO;
  return (
    <>
      <UserStateBadge active={active} />
      <span>{t('usuario', { username })}</span>
      <span>{fecha_login ? t('ultimoAcceso', { fecha: short(fecha_login) }) : t('sinAcceso')}</span>
      {fecha_cese && <span>{t(active ? 'cesara' : 'ceso', { fecha: short(fecha_cese) })}</span>}
      {correo_devuelto && <span className={styles.cleared}>{email('devueltoTexto')}</span>}
    </>
  );
}
