import type { RowOf } from '../core/list/column.ts';
import type { importacionLista } from '../core/import/import-rows.ts';
import type { Lectura } from '../core/lectura.ts';
import { STAMP } from './scene.ts';

/** State of the first row of every import: new, and to be imported. */
export const NUEVA = {
  numero: 1,
  fila: 2,
  hoja: null,
  estado: 'nueva',
  cambios: null,
  enmiendas: null,
  conservada: null,
  existente: false,
  error: null,
  aviso: null,
  con_aviso: false,
  aceptada: true,
  cesa: false,
} as const;

/** Reading of a workbook of one sheet, all of it in sight. */
const LECTURA: Lectura = { hojas: [], filas_ocultas: 0, ocultas_leidas: false, columnas_ocultas: [], letras: null };

type Importada = RowOf<typeof importacionLista.columns>;
type Counts = Pick<Importada, 'insertados' | 'actualizados' | 'existentes' | 'rechazados'> &
  Partial<Pick<Importada, 'cesados' | 'cesaron' | 'enmendadas'>>;

/** A confirmed import of the caller. */
export const importada = (
  file: Pick<Importada, 'id_importacion' | 'archivo'> & { readonly asunto?: string },
  counts: Counts,
): Importada => ({
  fecha_creacion: STAMP.fecha_creacion,
  usuario_creacion: STAMP.usuario_creacion,
  autor: 'Rosa Quispe',
  cesados: 0,
  cesaron: null,
  enmendadas: 0,
  propia: true,
  asunto: null,
  estado: 'aplicada',
  ...file,
  ...counts,
});

/** Review of such a file when its cells needed no interpretation. */
export const LEIDA = {
  lectura: LECTURA,
  celdas: { rellenos: [], formulas: 0, formulas_vacias: 0, fechas: [] },
  enmendadas: 0,
  motivos: [],
  avisos: [],
};

/** Columns of a sheet with the headers of the template, from A on, and one more that is not used. */
export const byName = (columns: readonly { readonly campo: string; readonly titulo: string }[]) => {
  const found = columns.map(({ campo, titulo }, index) => ({ campo, titulo, letra: String.fromCodePoint(65 + index), encabezado: titulo }));
  return {
    modo: 'nombre' as const,
    fila: 1,
    columnas: found,
    archivo: [
      ...found.map(({ titulo: _titulo, ...column }) => ({ ...column, muestra: [] })),
      { campo: null, letra: String.fromCodePoint(65 + columns.length), encabezado: 'Sede', muestra: ['Lima', 'Cusco'] },
    ],
    faltan: [],
    recordadas: null,
  };
};
