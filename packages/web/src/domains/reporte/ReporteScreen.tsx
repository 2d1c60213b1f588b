import { IconBookmarks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Filtros, filtrosOf } from '../../pieces/reporte/asked.ts';
import { EVERY_DAY } from '../../core/router/asked-range.ts';
import { type Asking, FiltrosForm } from './FiltrosForm.tsx';
import { Inicios } from './Inicios.tsx';
import { useCircunstancias } from './use-circunstancias.ts';
import { CircumstancesContext } from '../../ui/figure/circumstances.ts';
import { href } from '../../core/router/paths.ts';
import { useFilters } from '../../core/router/use-filters.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';

interface Props extends Asking {
  readonly title: string;
  /** Shows every row of every day before anything is asked for. */
  readonly atOnce?: true;
  /** The table; other filters mount it again. */
  readonly children: (filtros: Filtros) => ReactNode;
}

/** Frame of every report: filters in the address, «Generar Reporte», then its table (docs/areas/informes.md). */
export function ReporteScreen({ title, atOnce, children, ...asking }: Props) {
  const t = useTranslations('reporte.guardado');
  const { asked } = useFilters('/reporteusuarioxempresa');
  const filtros = filtrosOf(atOnce ? { ...EVERY_DAY, ...asked } : asked);
  const circumstances = useCircunstancias(asking, filtros);
  const key = JSON.stringify(filtros);
  return (
    <PageStack>
      <PageHeader
        title={title}
        actions={
          <LinkButton {...href('/reporteguardado')} variant="default" leftSection={<IconBookmarks size={16} aria-hidden="true" />}>
            {t('mis')}
          </LinkButton>
        }
      />
      <div data-screen-only={filtros && ''}>
        <Section>
          <FiltrosForm key={key} {...asking} />
        </Section>
      </div>
      {filtros ? (
        <CircumstancesContext value={circumstances}>
          <PageStack key={key}>{children(filtros)}</PageStack>
        </CircumstancesContext>
      ) : (
        <Inicios {...asking} />
      )}
    </PageStack>
  );
}
