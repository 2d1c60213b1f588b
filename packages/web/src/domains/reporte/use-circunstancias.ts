import type { Busqueda } from '@portal/contract/reporte';
import { useFormatter, useTranslations } from 'use-intl';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { ALL } from '../../core/router/asked-range.ts';
import type { Asking } from './FiltrosForm.tsx';
import { useOpciones } from '../../pieces/reporte/reporte.queries.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import type { Applied, Circumstances } from '../../ui/figure/circumstances.ts';
import { useRangeText } from '../../ui/table/filter/use-range-text.ts';

const NONE: Filtros = { id_empresa: ALL, id_planestudio: ALL };

/** Returns the filters of a report in words, for «¿De dónde sale?» (P100). */
export function useCircunstancias({ empresas, planes }: Asking, filtros: Filtros = NONE): Circumstances {
  const t = useTranslations('reporte.filtros');
  const every = useTranslations('reporte.vacio')('todas');
  const { short } = useDayFormat();
  const rangeText = useRangeText();
  const nombresDeEmpresa = useNombres('empresa', empresas !== false);
  const nombresDePlan = useNombres('planestudio', planes !== undefined);
  const { id_empresa, id_planestudio, fecha_desde: from, fecha_hasta: to } = filtros;
  const filters: Applied[] = [{ field: t('fechas'), value: from || to ? rangeText({ from, to }, short) : every }];
  if (planes) filters.unshift({ field: t('planes'), value: nombresDePlan(id_planestudio) ?? t('todosPlanes') });
  if (empresas !== false) filters.unshift({ field: t('empresas'), value: nombresDeEmpresa(id_empresa) ?? t('todasEmpresas') });
  return { filters };
}

/** Returns a function that names the chosen options; undefined for all of them. */
function useNombres(busqueda: Busqueda, asked: boolean) {
  const { data = [] } = useOpciones(busqueda, asked);
  const format = useFormatter();
  return (ids: string) => {
    if (ids === ALL) return undefined;
    return format.list(ids.split(',').map((id) => data.find(({ value }) => value === id)?.label ?? id));
  };
}
