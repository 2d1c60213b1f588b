import { Alert } from '@mantine/core';
import type { MaestroUsado } from '@portal/contract/usuario';
import { IconLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './carga.module.css';
import { ElegirButton } from './ElegirButton.tsx';

interface Props {
  readonly usados: readonly MaestroUsado[];
  readonly busy: boolean;
  /** Takes a choice back. */
  readonly onCreate: (clave: string) => void;
}

/** Stored companies and parameters that the sender chose instead of new ones, each with the way back. */
export function MaestrosUsados({ usados, busy, onCreate }: Props) {
  const t = useTranslations('usuario.importar');
  const missing = usados.some(({ existente }) => existente === null);
  return (
    <Alert color={missing ? 'yellow' : 'blue'} icon={<IconLink />} title={t('usados', { total: usados.length })}>
      <ul className={styles.list}>
        {usados.map(({ clase, clave, nombre, filas, existente }) => (
          <li key={clave}>
            {existente
              ? t('usado', { clase: t(`clases.${clase}`), nombre, existente: existente.nombre, codigo: existente.codigo, filas })
              : t('usadoPerdido', { clase: t(`clases.${clase}`), nombre })}{' '}
            <ElegirButton busy={busy} onClick={() => onCreate(clave)}>
              {t('crear', { nombre })}
            </ElegirButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
