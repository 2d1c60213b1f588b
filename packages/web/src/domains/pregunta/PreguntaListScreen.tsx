import type { PreguntaFila } from '@portal/contract';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useParametros } from '../parametro/parametro.public.ts';
import { findPreguntas, preguntas } from './pregunta.queries.ts';
import { useTableSearch } from '../../core/router/table-search.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { ExportButtons } from '../../ui/export/ExportButtons.tsx';
import { useCommonColumns } from '../../ui/master/use-common-columns.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { defineColumns } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { pagedRows, pageOf } from '../../ui/table/paged.ts';

const EXPORT = { csv: 'filename', xlsx: 'UCJ-Preguntas' };
const LETTERS = ['A', 'B', 'C', 'D'];

/** /pregunta: the question bank; long, so the server searches, filters, sorts and pages it (P36). */
export function PreguntaListScreen() {
  const t = useTranslations('pregunta.lista');
  const address = useTableSearch();
  // All of them, also those out of sight: an exported bank can be imported again (P40).
  const columns = useColumns();
  const page = pageOf(columns, address.state);
  const { orden, buscar, filtro } = page;
  const query = preguntas.usePage(page);
  return (
    <>
      <PageHeader
        title={t('titulo')}
        description={t('texto')}
        actions={
          <LinkButton to="/preguntaedit" leftSection={<IconPlus size={16} aria-hidden="true" />}>
            {t('nueva')}
          </LinkButton>
        }
      />
      <DataTable
        {...address}
        caption={t('titulo')}
        columns={columns}
        {...pagedRows(query)}
        rowId={(row) => String(row.id_pregunta)}
        toolbar={<ExportButtons names={EXPORT} columns={columns} rows={() => findPreguntas({ buscar, orden, filtro })} />}
        rowActions={(row) => (
          <RowAction
            label={t('editar', { pregunta: row.pregunta })}
            icon={IconPencil}
            link={{ to: '/preguntaedit', search: { id: row.id_pregunta } }}
          />
        )}
      />
    </>
  );
}

function useColumns() {
  const t = useTranslations('pregunta.campo');
  const { estado, stamps } = useCommonColumns<PreguntaFila>();
  const estados = useTranslations('comun.estado');
  const { data: categorias } = useParametros('categoria_pregunta');
  return useMemo(
    () =>
      defineColumns<PreguntaFila>([
        { id: 'id_pregunta', header: t('id'), align: 'right' },
        { id: 'pregunta', header: t('pregunta'), filter: 'text', primary: true },
        { id: 'rpta_a', header: t('rpta_a'), filter: 'text', hidden: true },
        { id: 'rpta_b', header: t('rpta_b'), filter: 'text', hidden: true },
        { id: 'rpta_c', header: t('rpta_c'), filter: 'text', hidden: true },
        { id: 'rpta_d', header: t('rpta_d'), filter: 'text', hidden: true },
        {
          id: 'indicador_correcta',
          header: t('indicador_correcta'),
          align: 'center',
          cell: (row) => LETTERS[row.indicador_correcta - 1],
          filter: 'select',
          filterOptions: LETTERS.map((label, index) => ({ value: String(index + 1), label })),
        },
        {
          id: 'categoria',
          header: t('codigo_categoria'),
          filter: 'select',
          filterOptions: categorias?.map(({ parametro }) => ({ value: parametro, label: parametro })) ?? [],
        },
        {
          ...estado,
          filterOptions: [
            { value: '1', label: estados('activo') },
            { value: '2', label: estados('inactivo') },
          ],
        },
        { id: 'temas', header: t('temas'), align: 'right' },
        { id: 'respuestas', header: t('respuestas'), align: 'right' },
        ...stamps,
      ]),
    [t, estado, estados, stamps, categorias],
  );
}
