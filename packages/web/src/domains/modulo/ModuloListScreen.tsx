import type { ModuloFila, moduloMaestro } from '@portal/contract/modulo';
import { useTranslations } from 'use-intl';
import { modulos } from '../../pieces/modulo/modulo.queries.ts';
import { EdtAction } from '../../pieces/planestudio/edt/EdtAction.tsx';
import { useSeleccion } from '../../pieces/masivo/use-seleccion.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof moduloMaestro.list> = {
  codigo: {},
  titulo: { primary: true },
  descripcion: {},
  categoria: {},
  codigo_estado: {},
  curso: {},
  tema: {},
  etiquetas: { hidden: true },
  fecha_creacion: {},
};

/** /modulo: the modules of the portal. */
export function ModuloListScreen() {
  const t = useTranslations();
  const selection = useSeleccion({ de: 'modulo', nombre: ({ titulo }: ModuloFila) => titulo });
  return (
    <MasterList
      title={t('pantallas.modulos')}
      columns={COLUMNS}
      selection={selection}
      queries={modulos}
      editPath="/moduloedit"
      newLabel={t('modulo.lista.nuevo')}
      empty={t('vacio.modulos')}
      rowActions={(row) => <EdtAction kind="modulo" id={row.id_modulo} nombre={row.titulo} />}
    />
  );
}
