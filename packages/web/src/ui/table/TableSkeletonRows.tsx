import { memo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './TableSkeletonRows.module.css';
import { roles } from './roles.ts';

/** A phone shows two cards. */
const CARDS = [0, 1, 2];
const ROWS = [...CARDS, 3, 4, 5, 6, 7];

interface Props {
  columns: number;
  text: string | undefined;
  narrow: boolean;
}

function Rows({ columns, text, narrow }: Props) {
  const t = useTranslations('comun');
  const cells = Array.from({ length: columns }, (_, index) => index);
  return (
    <tbody {...roles.group} className={styles.rows}>
      {(narrow ? CARDS : ROWS).map((row) => (
        <tr key={row} {...roles.row} data-skeleton="">
          {cells.map((cell) => (
            <td key={cell} {...roles.cell}>
              {row === 0 && cell === 0 && <span className="sr-only">{text ?? t('cargando')}</span>}
              <span className={styles.bone} style={{ width: `${55 + ((row * 7 + cell * 17) % 40)}%` }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Grey rows while the first page loads. Without Mantine's skeletons: the two pseudo-elements of each cost a slow phone more than the rows do. */
export const TableSkeletonRows = memo(Rows);
