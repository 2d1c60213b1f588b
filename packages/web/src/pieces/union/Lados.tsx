import { Radio } from '@mantine/core';
import type { LadoUnion } from '@portal/contract/union';
import { useTranslations } from 'use-intl';
import type { Opcion } from './OtroField.tsx';
import styles from './union.module.css';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

interface Props {
  readonly lados: readonly (Opcion & Partial<Pick<LadoUnion, 'activo' | 'personas'>>)[];
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
        {lados.map(({ id, codigo, nombre, empresa, activo = true, personas }) => (
          <div key={id} className={styles.side}>
            <Radio value={String(id)} label={<strong>{nombre}</strong>} />
            <p className={styles.facts}>{[codigo, empresa].filter(Boolean).join(' · ')}</p>
            {personas !== undefined && <p className={styles.facts}>{t('personas', { total: personas })}</p>}
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
