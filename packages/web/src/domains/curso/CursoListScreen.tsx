import type { CursoFila, cursoMaestro } from '@portal/contract/curso';
import { useTranslations } from 'use-intl';
import { cursos } from '../../pieces/curso/curso.queries.ts';
import { EdtAction } from '../../pieces/planestudio/edt/EdtAction.tsx';
import { useSeleccion } from '../../pieces/masivo/use-seleccion.tsx';
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
  const selection = useSeleccion({ de: 'curso', nombre: ({ titulo }: CursoFila) => titulo });
  return (
    <MasterList
      title={t('pantallas.cursos')}
      columns={COLUMNS}
      selection={selection}
      queries={cursos}
      editPath="/cursoedit"
      newLabel={t('curso.lista.nuevo')}
      empty={t('vacio.cursos')}
      rowActions={(row) => <EdtAction kind="curso" id={row.id_curso} nombre={row.titulo} />}
    />
  );
}
