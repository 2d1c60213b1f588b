import { Button } from '@mantine/core';
import type { CartaDetalle } from '@portal/contract/carta';
import { useTranslations } from 'use-intl';
import styles from './carta.module.css';

type Campo = CartaDetalle['campos'][number];

interface Props {
  label: string;
  campos: readonly Campo[];
  /** `alone`: the field has a line of its own. */
  onInsert: (text: string, alone: boolean) => void;
}

/** Buttons that insert a field at the cursor; the required ones say so. */
export function CamposDeCarta({ label, campos, onInsert }: Props) {
  const t = useTranslations('cartas');
  if (!campos.length) return null;
  return (
    <div className={styles.campos} role="group" aria-label={label}>
      <span className={styles.nota}>{label}</span>
      {campos.map(({ campo, obligatorio, bloque }) => {
        const name = t(`campos.${campo}`);
        return (
          <Button
            key={campo}
            size="compact-sm"
            variant={obligatorio ? 'light' : 'default'}
            // The field keeps the focus, and with it its cursor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(`{${campo}}`, bloque)}
          >
            {obligatorio ? t('editor.obligatorio', { campo: name }) : name}
          </Button>
        );
      })}
    </div>
  );
}
