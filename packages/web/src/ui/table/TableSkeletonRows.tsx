import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { roles } from './roles.ts';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Grey rows while the first page loads. */
export function TableSkeletonRows({ columns, text }: { columns: number; text: string | undefined }) {
  const t = useTranslations('comun');
  const cells = Array.from({ length: columns }, (_, index) => index);
  return (
    <tbody {...roles.group}>
      {ROWS.map((row) => (
        <tr key={row} {...roles.row} data-skeleton="">
          {cells.map((cell) => (
            <td key={cell} {...roles.cell}>
              {row === 0 && cell === 0 && <span className="sr-only">{text ?? t('cargando')}</span>}
              <Skeleton height={12} my={4} width={`${55 + ((row * 7 + cell * 17) % 40)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
