import type { TemaFila } from '@portal/contract';
import { IconEye, IconLink, IconListCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { temas } from '../tema-master.queries.ts';
import { useUser } from '../../../core/session/session.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { MasterList } from '../../../ui/master/MasterList.tsx';
import { useCommonColumns } from '../../../ui/master/use-common-columns.tsx';
import { RowAction } from '../../../ui/link/RowAction.tsx';
import { defineColumns } from '../../../ui/table/column.ts';

/** /tema: the topics of the portal. */
export function TemaListScreen() {
  const t = useTranslations('tema.lista');
  const admin = useUser().indicador_admin === 1;
  return (
    <MasterList
      title={t('titulo')}
      description={t('texto')}
      columns={useColumns()}
      queries={temas}
      editPath="/temaedit"
      newLabel={t('nuevo')}
      exportNames={{ csv: 'Tema', xlsx: 'UCJ-Temas' }}
      actions={
        admin && (
          <LinkButton to="/temamodulo" variant="default" leftSection={<IconLink size={16} aria-hidden="true" />}>
            {t('asociar')}
          </LinkButton>
        )
      }
      rowActions={(row) => (
        <>
          <RowAction
            label={t('preguntasDe', { titulo: row.titulo })}
            icon={IconListCheck}
            link={{ to: '/preguntatema', search: { id: row.id_tema } }}
          />
          <RowAction
            label={t('revisar', { titulo: row.titulo })}
            icon={IconEye}
            link={{ to: '/temareview', search: { id: row.id_tema } }}
          />
        </>
      )}
    />
  );
}

function useColumns() {
  const t = useTranslations('tema.campo');
  const { estado, stamps } = useCommonColumns<TemaFila>();
  const format = useFormatter();
  return useMemo(
    () =>
      defineColumns<TemaFila>([
        { id: 'codigo', header: t('codigo'), filter: 'text' },
        { id: 'titulo', header: t('titulo'), primary: true, filter: 'text' },
        { id: 'categoria', header: t('codigo_categoria'), filter: 'select' },
        estado,
        { id: 'modulos', header: t('modulos'), align: 'right' },
        { id: 'preguntas', header: t('preguntas'), align: 'right' },
        { id: 'numero_preguntas', header: t('porIntento'), align: 'right', hidden: true },
        { id: 'duracion', header: t('duracionCorta'), align: 'right' },
        {
          id: 'rating',
          header: t('rating'),
          align: 'right',
          cell: (row) => (row.rating === null ? '—' : format.number(row.rating / 10, { maximumFractionDigits: 1 })),
        },
        { id: 'titulo_referencia', header: t('referencia'), hidden: true },
        { id: 'descripcion', header: t('descripcion'), hidden: true },
        { id: 'etiquetas', header: t('etiquetas'), hidden: true },
        ...stamps.map((column) => ({ ...column, hidden: true })),
      ]),
    [t, estado, stamps, format],
  );
}
