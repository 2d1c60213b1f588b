import type { ContenidoFila } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { contenidos } from './contenido.queries.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { useCommonColumns } from '../../ui/master/use-common-columns.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import { defineColumns } from '../../ui/table/column.ts';

/** /contenido: everything to study that topics show. */
export function ContenidoListScreen() {
  const t = useTranslations('contenido.lista');
  return (
    <MasterList
      title={t('titulo')}
      description={t('texto')}
      columns={useColumns()}
      queries={contenidos}
      editPath="/contenidoedit"
      newLabel={t('nuevo')}
      exportNames={{ csv: 'contenido', xlsx: 'UCJ-Contenidos' }}
    />
  );
}

function useColumns() {
  const t = useTranslations('contenido');
  const { estado, stamps } = useCommonColumns<ContenidoFila>();
  return useMemo(
    () =>
      defineColumns<ContenidoFila>([
        {
          id: 'contenido',
          header: t('campo.contenido'),
          value: (row) => row.contenido || row.descripcion || t('lista.sinNombre'),
          primary: true,
        },
        {
          id: 'codigo_tipo',
          header: t('campo.codigo_tipo'),
          value: (row) => t(`tipo.${row.codigo_tipo}`),
          cell: (row) => <StateBadge dot={false}>{t(`tipo.${row.codigo_tipo}`)}</StateBadge>,
          filter: 'select',
        },
        { id: 'tema', header: t('campo.id_tema'), filter: 'text' },
        { id: 'url', header: t('campo.url') },
        { id: 'numero_orden', header: t('campo.numero_orden'), align: 'right' },
        estado,
        { id: 'descripcion', header: t('campo.descripcion'), hidden: true },
        ...stamps,
      ]),
    [t, estado, stamps],
  );
}
