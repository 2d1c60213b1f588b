import type { ProgramaFila, programaMaestro } from '@portal/contract/programa';
import { useTranslations } from 'use-intl';
import { programas } from '../../../pieces/programa/programa-master.queries.ts';
import { EdtAction } from '../../../pieces/planestudio/edt/EdtAction.tsx';
import { useSeleccion } from '../../../pieces/masivo/use-seleccion.tsx';
import { MasterList } from '../../../ui/master/MasterList.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';

/** Columns in their order: both dates before the counts (P75). */
const COLUMNS: DisplaysOf<typeof programaMaestro.list> = {
  codigo: {},
  titulo: { primary: true },
  descripcion: {},
  codigo_estado: {},
  fecha_creacion: {},
  fecha_modificacion: {},
  planestudio: {},
  curso: {},
};

/** /programa: the programs of the portal, with their structure (P75). */
export function ProgramaListScreen() {
  const t = useTranslations();
  const selection = useSeleccion({ de: 'programa', nombre: ({ titulo }: ProgramaFila) => titulo });
  return (
    <MasterList
      title={t('pantallas.programas')}
      columns={COLUMNS}
      selection={selection}
      queries={programas}
      editPath="/programaedit"
      newLabel={t('programa.lista.nuevo')}
      empty={t('vacio.programas')}
      rowActions={(row) => <EdtAction kind="programa" id={row.id_programa} nombre={row.titulo} />}
    />
  );
}
