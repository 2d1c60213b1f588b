import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useTemaOptions } from '../../pieces/tema/tema-options.queries.ts';
import { IdField } from '../../ui/form/IdField.tsx';

/** Select of the topic of a content item; may stay empty. */
export function TemaField(props: Omit<ComponentProps<typeof IdField>, 'data'>) {
  const t = useTranslations('contenido.edicion');
  const { data = [] } = useTemaOptions(props.value);
  return <IdField data-wide placeholder={t('sinTema')} {...props} required={false} data={data} />;
}
