import type { CursoFila } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { cursos } from './curso.queries.ts';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { useCommonColumns } from '../../ui/master/use-common-columns.tsx';
import { defineColumns } from '../../ui/table/column.ts';

/** /curso: the courses of the portal. */
export function CursoListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.cursos')}
      description={t('curso.lista.texto')}
      columns={useColumns()}
      queries={cursos}
      editPath="/cursoedit"
      newLabel={t('curso.lista.nuevo')}
      exportNames={{ csv: 'curso', xlsx: 'UCJ-Cursos' }}
    />
  );
}

function useColumns() {
  const t = useTranslations('curso');
  const { estado, stamps } = useCommonColumns<CursoFila>();
  return useMemo(
    () =>
      defineColumns<CursoFila>([
        { id: 'codigo', header: t('campos.codigo'), filter: 'text' },
        { id: 'titulo', header: t('campos.titulo'), filter: 'text', primary: true },
        { id: 'descripcion', header: t('campos.descripcion') },
        estado,
        { id: 'programa', header: t('lista.programas'), align: 'right' },
        { id: 'modulo', header: t('lista.modulos'), align: 'right' },
        { id: 'etiquetas', header: t('campos.etiquetas'), hidden: true },
        ...stamps,
      ]),
    [t, estado, stamps],
  );
}
