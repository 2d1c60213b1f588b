import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { temas } from '../../../pieces/tema/tema-master.queries.ts';
import { useAll } from '../../../core/master/use-master.ts';
import { IdField } from '../../../ui/form/IdField.tsx';

interface Props extends Omit<ComponentProps<typeof IdField>, 'data'> {
  /** Id of the edited topic, left out of the options. */
  except: number | undefined;
}

/** Select of the topic to approve first (P16); the server refuses circles. */
export function ReferenciaField({ except, ...props }: Props) {
  const t = useTranslations('tema.edicion');
  const { data = [] } = useAll(temas);
  const options = data
    .filter((row) => row.id_tema !== except)
    .map((row) => ({ value: String(row.id_tema), label: `${row.codigo} · ${row.titulo}` }));
  return <IdField placeholder={t('ninguna')} {...props} required={false} data={options} />;
}
