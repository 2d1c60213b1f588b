import { masivoApi } from '@portal/contract/masivo';
import { useState } from 'react';
import type { Registros } from './acto.ts';
import { useAcciones } from './use-acciones.tsx';
import { NOTHING } from '../../core/list/selection.ts';
import type { TableSelection } from '../../ui/table/data-table-props.ts';

/** Returns the selection of a master's list with the acts on the selected records (P247). */
export function useSeleccion<Row>(registros: Registros & { readonly nombre: (row: Row) => string }): TableSelection<Row> {
  const { de, id_dominio, nombre } = registros;
  const [selected, setSelected] = useState(NOTHING);
  const { menu, dialog } = useAcciones({ de, id_dominio, selected, onConfirmed: () => setSelected(NOTHING) });
  const call = de === 'empresa' || de === 'parametro' ? masivoApi.maestro : masivoApi.contenido;
  return { call, selected, onChange: setSelected, rowLabel: nombre, actions: menu, dialog };
}
