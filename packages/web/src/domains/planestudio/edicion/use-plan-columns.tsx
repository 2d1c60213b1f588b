import type { planestudioMaestro } from '@portal/contract/planestudio';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';

/** Columns of a study plan; the name of a template says that it is one. */
export function usePlanColumns(): DisplaysOf<typeof planestudioMaestro.list> {
  const t = useTranslations('planestudio.campos');
  return useMemo(
    () => ({
      id_planestudio: { hidden: true },
      denominacion: {
        primary: true,
        cell: ({ denominacion, plantilla }) =>
          plantilla === 1 ? (
            <>
              {denominacion} <StateBadge dot={false}>{t('plantilla')}</StateBadge>
            </>
          ) : (
            denominacion
          ),
      },
      fecha_inicio: {},
      fecha_fin: {},
      codigo_estado: {},
      programas: {},
      cursos: {},
      modulos: { roomy: true },
      temas: {},
      cuestionarios: { hidden: true },
      duracion: {},
      promedio: { roomy: true },
      con_avisos: { hidden: true },
      plantilla: { hidden: true },
      fecha_creacion: { hidden: true },
    }),
    [t],
  );
}
