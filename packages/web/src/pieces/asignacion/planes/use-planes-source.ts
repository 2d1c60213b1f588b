import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
import type { ItemSource } from '../../../ui/pick/item-source.ts';
import { useLocalSource } from '../../../ui/pick/use-local-source.ts';
import { usePlanesVigentes } from '../../planestudio/plan-master.queries.ts';

/** Says something about single plans, by their id; must be stable. */
export type Notes = ReadonlyMap<number, string>;

const NONE: Notes = new Map();

/** Searches the plans in force, each with its days, its state and its note. */
export function usePlanesSource(notes: Notes = NONE): ItemSource {
  const t = useTranslations('asignar.planes');
  const { data, error, refetch } = usePlanesVigentes();
  const { short } = useDayFormat();
  const today = useToday();
  const items = useMemo(
    () =>
      data?.map(({ id_planestudio: id, denominacion: titulo, fecha_inicio, fecha_fin, codigo_estado }) => {
        const begins = fecha_inicio > today ? t('empieza') : undefined;
        const codigo = [t('periodo', { inicio: short(fecha_inicio), fin: short(fecha_fin) }), begins, notes.get(id)]
          .filter(Boolean)
          .join(' · ');
        return { id, titulo, codigo, codigo_estado };
      }),
    [data, notes, short, t, today],
  );
  return useLocalSource({ data: items, error, refetch });
}
