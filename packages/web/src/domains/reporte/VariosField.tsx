import type { Busqueda } from '@portal/contract/reporte';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useOpciones } from '../../pieces/reporte/reporte.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { AllOrSomeField } from '../../ui/form/options/AllOrSomeField.tsx';

interface Props extends Omit<ComponentProps<typeof AllOrSomeField>, 'data' | 'placeholder'> {
  readonly busqueda: Busqueda;
}

/** Choice of several options of a look-up, or of all by the first one. */
export function VariosField({ busqueda, error, ...field }: Props) {
  const placeholder = useTranslations('reporte.filtros')('elijaPlan');
  const { data, error: failure } = useOpciones(busqueda);
  return <AllOrSomeField {...field} placeholder={placeholder} data={data} error={failure ? messageOf(failure) : error} />;
}
