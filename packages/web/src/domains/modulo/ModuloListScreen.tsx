import type { ModuloFila } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { modulos } from './modulo.queries.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { useCommonColumns } from '../../ui/master/use-common-columns.tsx';
import { defineColumns } from '../../ui/table/column.ts';

/** /modulo: the modules of the portal. */
export function ModuloListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.modulos')}
      description={t('modulo.lista.texto')}
      columns={useColumns()}
      queries={modulos}
      editPath="/moduloedit"
      newLabel={t('modulo.lista.nuevo')}
      exportNames={{ csv: 'modulo', xlsx: 'UCJ-Modulos' }}
    />
  );
}

function useColumns() {
  const t = useTranslations('modulo');
  const { estado, stamps } = useCommonColumns<ModuloFila>();
  return useMemo(
    () =>
      defineColumns<ModuloFila>([
        { id: 'codigo', header: t('campos.codigo'), filter: 'text' },
        { id: 'titulo', header: t('campos.titulo'), filter: 'text', primary: true },
        { id: 'descripcion', header: t('campos.descripcion') },
        { id: 'categoria', header: t('lista.categoria'), filter: 'select' },
        estado,
        { id: 'curso', header: t('lista.cursos'), align: 'right' },
        { id: 'tema', header: t('lista.temas'), align: 'right' },
        { id: 'etiquetas', header: t('campos.etiquetas'), hidden: true },
        ...stamps,
      ]),
    [t, estado, stamps],
  );
}
