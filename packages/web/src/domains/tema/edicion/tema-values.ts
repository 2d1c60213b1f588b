import type { TemaEditado } from '../tema-master.queries.ts';
import type { Item } from '../../../core/master/master-queries.ts';

/** The form of a new topic. */
export const EMPTY = {
  titulo: '',
  codigo: '',
  codigo_categoria: null as string | null,
  codigo_estado: 0,
  descripcion: '',
  contenido: '',
  contenido_complementario: '',
  duracion: null as number | null,
  numero_preguntas: null as number | null,
  notaminima: null as number | null,
  referencia: null as number | null,
  etiquetas: '',
  indicador_obligatorio: 0,
  preguntas: [] as Item[],
};
export type TemaValues = typeof EMPTY;

/** In the row `preguntas` is their number; in the form, and in what is sent, the questions themselves. */
export const toValues = (row: TemaEditado): TemaValues => ({
  titulo: row.titulo,
  codigo: row.codigo,
  codigo_categoria: row.codigo_categoria,
  codigo_estado: row.codigo_estado,
  descripcion: row.descripcion ?? '',
  contenido: row.contenido ?? '',
  contenido_complementario: row.contenido_complementario ?? '',
  duracion: row.duracion,
  numero_preguntas: row.numero_preguntas,
  notaminima: row.notaminima,
  referencia: row.referencia,
  etiquetas: row.etiquetas ?? '',
  indicador_obligatorio: row.indicador_obligatorio,
  preguntas: row.vinculadas,
});
