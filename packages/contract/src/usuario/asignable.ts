import { optionalTextColumn } from '../core/list/column.ts';
import { defineList } from '../core/list/list.ts';
import { usuarioMaestro } from './maestro.ts';

const { list } = usuarioMaestro;

/** Active people, to whom plans may be assigned; every column is filtered by text. */
export const asignableLista = defineList({
  name: 'usuario.asignable',
  key: 'id_usuario',
  columns: { ...list.columns, empresa: optionalTextColumn() },
  search: ['personal', 'codigo_usuario', 'username', 'correo_electronico', 'empresa'],
  order: 'personal',
  files: list.files,
});
