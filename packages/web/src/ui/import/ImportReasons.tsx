import { Button } from '@mantine/core';
import type { MotivoComun } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import styles from './import.module.css';
import { Section } from '../page/Section.tsx';

interface Props {
  readonly motivos: readonly MotivoComun[];
  readonly avisos: readonly MotivoComun[];
  /** Shows the rows of a reason. */
  readonly onShow: (filter: Readonly<Record<string, string>>) => void;
}

/** Why rows are refused and what to look at in the others, with the number of rows of each. */
export function ImportReasons({ motivos, avisos, onShow }: Props) {
  const t = useTranslations('importacion');
  return (
    <>
      <Reasons
        title={t('motivos')}
        reasons={motivos}
        onShow={(filtro) => onShow({ estado: 'rechazada', ...(filtro && { error: filtro }) })}
      />
      <Reasons title={t('avisos')} reasons={avisos} onShow={(filtro) => onShow({ con_aviso: 'true', ...(filtro && { aviso: filtro }) })} />
    </>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly reasons: readonly MotivoComun[];
  readonly onShow: (filtro: string | null) => void;
}

function Reasons({ title, reasons, onShow }: ReasonsProps) {
  const t = useTranslations('importacion');
  if (reasons.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.reasons}>
        {reasons.map(({ motivo, filas, filtro }) => (
          <li key={motivo}>
            {t('motivoFilas', { filas, motivo })}{' '}
            <Button variant="subtle" size="compact-sm" aria-label={`${t('verEstas')}: ${motivo}`} onClick={() => onShow(filtro)}>
              {t('verEstas')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
