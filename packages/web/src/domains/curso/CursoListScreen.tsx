import type { cursoMaestro } from '@portal/contract/curso';
import { useTranslations } from 'use-intl';
import { cursos } from '../../pieces/curso/curso.queries.ts';
import { EdtAction } from '../../pieces/planestudio/edt/EdtAction.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof cursoMaestro.list> = {
  codigo: {},
  titulo: { primary: true },
  descripcion: {},
  codigo_estado: {},
  programa: {},
  modulo: {},
  etiquetas: { hidden: true },
  fecha_creacion: {},
};

/** /curso: the courses of the portal. */
export function CursoListScreen() {
  const t = useTranslations();
  return (
    <MasterList
      title={t('pantallas.cursos')}
      columns={COLUMNS}
      queries={cursos}
      editPath="/cursoedit"
      newLabel={t('curso.lista.nuevo')}
      empty={t('vacio.cursos')}
      rowActions={(row) => <EdtAction kind="curso" id={row.id_curso} nombre={row.titulo} />}
    />
  );
}
