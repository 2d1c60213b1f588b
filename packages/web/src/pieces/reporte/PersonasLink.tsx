import { useFormatter, useTranslations } from 'use-intl';
import type { Asked } from './asked.ts';
import { EVERY_DAY } from '../../core/router/asked-range.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';

interface Props {
  readonly cantidad: number;
  /** Who they are, for screen readers: "12: Asignados de Norte". */
  readonly quienes: string;
  /** Companies and plans, separated by commas, and days; absent: all. */
  readonly de: Pick<Asked, 'empresas' | 'planes' | 'desde' | 'hasta' | 'filtro'>;
}

/** A number of people that opens them in `/reporteusuarioxempresa`. */
export function PersonasLink({ cantidad, quienes, de }: Props) {
  const t = useTranslations('reporte.personas');
  const number = useFormatter().number(cantidad);
  if (cantidad === 0) return <>{number}</>;
  return (
    <AppLink
      {...href('/reporteusuarioxempresa', { empresas: '0', planes: '0', ...EVERY_DAY, ...de })}
      aria-label={t('ver', { number, quienes })}
    >
      {number}
    </AppLink>
  );
}
