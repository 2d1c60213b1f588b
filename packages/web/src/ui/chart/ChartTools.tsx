import { Button } from '@mantine/core';
import type { CifraId } from '@portal/contract/cifra';
import { IconChartBar, IconPhotoDown, IconTable } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './BarChart.module.css';
import { FigureButton } from '../figure/FigureButton.tsx';

interface Props {
  cifra: CifraId | undefined;
  asTable: boolean;
  onToggle: () => void;
  /** Absent: there is no picture as a file. */
  onPicture?: () => void;
}

/** Tools of a chart: where its figure comes from, its table, its picture. */
export function ChartTools({ cifra, asTable, onToggle, onPicture }: Props) {
  const t = useTranslations('ui.grafico');
  const Icon = asTable ? IconChartBar : IconTable;
  return (
    <div className={styles.tools}>
      {cifra && <FigureButton cifra={cifra} />}
      <Button variant="subtle" color="gray" size="xs" leftSection={<Icon size={16} aria-hidden="true" />} onClick={onToggle}>
        {t(asTable ? 'verGrafico' : 'verTabla')}
      </Button>
      {!asTable && onPicture && (
        <Button variant="subtle" color="gray" size="xs" leftSection={<IconPhotoDown size={16} aria-hidden="true" />} onClick={onPicture}>
          {t('imagen')}
        </Button>
      )}
    </div>
  );
}
