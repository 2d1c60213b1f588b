import type { EmpresaTotalFila } from '@portal/contract/reporte';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useUmbrales } from '../../../pieces/configuracion/configuracion.queries.ts';
import { PersonasLink } from '../../../pieces/reporte/PersonasLink.tsx';
import { ShareBadge } from '../../../ui/progress/ShareBadge.tsx';

type Cifras = Pick<EmpresaTotalFila, 'id_empresa' | 'empresa' | 'asignados' | 'evaluados' | 'avance'>;

/** Displays of the figures of a row; numbers open their people where `filtroOf` can say who they are. */
export function useCifras<Row extends Cifras>(filtroOf: (row: Row) => Record<string, string> | undefined) {
  const t = useTranslations('reporte.personas');
  const umbrales = useUmbrales();
  return useMemo(() => {
    const personas = (row: Row, cifra: 'asignados' | 'evaluados', more?: Record<string, string>) => {
      const filtro = row.id_empresa === null ? undefined : filtroOf(row);
      if (!filtro) return row[cifra];
      const chosen = { ...filtro, ...more };
      const de = { empresas: String(row.id_empresa), ...(Object.keys(chosen).length > 0 && { filtro: chosen }) };
      return <PersonasLink cantidad={row[cifra]} quienes={t(cifra, { de: row.empresa ?? '' })} de={de} />;
    };
    return {
      usuarios: {},
      asignados: { cell: (row: Row) => personas(row, 'asignados') },
      evaluados: { cell: (row: Row) => personas(row, 'evaluados', { evaluado: '1' }) },
      avance: { cell: ({ avance }: Row) => <ShareBadge value={avance} limits={umbrales} /> },
    };
  }, [filtroOf, t, umbrales]);
}
