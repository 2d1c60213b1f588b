import { Radio } from '@mantine/core';
import type { LadoUnion } from '@portal/contract/union';
import { useTranslations } from 'use-intl';
import type { Opcion } from './opcion.ts';
import styles from './union.module.css';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

interface Props {
  readonly lados: readonly (Opcion & Partial<Pick<LadoUnion, 'activo' | 'personas' | 'persona'>>)[];
  /** Id of the record that stays. */
  readonly queda: number;
  readonly onChange: (id: number) => void;
}

/** Both records side by side: the chosen one stays. */
export function Lados({ lados, queda, onChange }: Props) {
  const t = useTranslations('union');
  return (
    <Radio.Group label={t('queda')} value={String(queda)} onChange={(id) => onChange(Number(id))}>
      <div className={styles.sides}>
        {lados.map(({ id, codigo, nombre, empresa, activo = true, personas, persona }) => (
          <div key={id} className={styles.side}>
            <Radio value={String(id)} label={<strong>{nombre}</strong>} />
            <p className={styles.facts}>{[codigo, empresa].filter(Boolean).join(' · ')}</p>
            {persona && <Datos {...persona} />}
            {personas !== undefined && !persona && <p className={styles.facts}>{t('personas', { total: personas })}</p>}
            <p className={styles.facts}>
              <StateBadge tone={id === queda ? 'success' : 'danger'}>{t(id === queda ? 'seQueda' : 'seElimina')}</StateBadge>
              {!activo && <StateBadge tone="neutral">{t('inactivo')}</StateBadge>}
            </p>
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}

/** Facts that distinguish two records of a person; one without a value has no line. */
function Datos({ documento, correo, rol, fecha_ingreso, fecha_login, intentos, certificados }: NonNullable<LadoUnion['persona']>) {
  const t = useTranslations('union.datos');
  const roles = useTranslations('comun.opciones.rol');
  const { short } = useDayFormat();
  const moment = useMomentFormat();
  const lines = [
    ['documento', documento],
    ['correo', correo],
    ['rol', roles(rol)],
    ['ingreso', fecha_ingreso && short(fecha_ingreso)],
    ['login', fecha_login && moment(fecha_login)],
  ] as const;
  return (
    <>
      {lines.map(
        ([name, valor]) =>
          valor && (
            <p key={name} className={styles.facts}>
              {t(name, { valor })}
            </p>
          ),
      )}
      <p className={styles.facts}>{t('estudio', { intentos, certificados })}</p>
    </>
  );
}
