import type { Columns, ListDefinition, RowOf } from '@portal/contract/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Seccion } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { usePage } from '../../../../core/list/list-rows.ts';
import { EmptyList } from '../../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { ColumnDisplays } from '../../../../ui/table/list-column.ts';
import { useList } from '../../../../ui/table/use-list.ts';

interface Props<C extends Columns> {
  /** Name of the person. */
  readonly persona: string;
  readonly lista: ListDefinition<C>;
  readonly seccion: Seccion<RowOf<C>>;
  /** A constant of the module or a memo. */
  readonly columns: ColumnDisplays<C>;
  /** Group of `persona` with the words of the table. */
  readonly palabras: 'certificado' | 'respuesta' | 'correo' | 'historia';
  readonly icon: Icon;
  readonly toolbar?: ReactNode;
}

/** Section of a person with one list: its rows by pages, its file, and what it says when it is empty. */
export function TablaSeccion<C extends Columns>({ persona, lista, seccion: { page, download }, columns, ...props }: Props<C>) {
  const t = useTranslations(`persona.${props.palabras}`);
  const list = useList(lista, columns);
  return (
    <DataTable
      caption={t('tabla', { persona })}
      list={list}
      rows={usePage(...page(list.query))}
      download={download}
      toolbar={props.toolbar}
      empty={<EmptyList icon={props.icon} title={t('vacio')} text={t('vacioTexto')} />}
    />
  );
}
