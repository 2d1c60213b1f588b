import { z } from 'zod';
import { codeColumn, dataColumn, optionalCodeColumn, optionalTextColumn, optionColumn, textColumn } from '../core/list/column.ts';

/** Columns of a person in the lists that choose, group and assign people. */
export const personaColumnas = {
  id_usuario: dataColumn(z.number()),
  codigo_usuario: codeColumn(),
  personal: textColumn(),
  nombres: textColumn(),
  /** Both surnames. */
  apellido: textColumn(),
  empresa: optionColumn(z.string().nullable()),
  departamento: optionalTextColumn(),
  codigo_centro_costo: optionalCodeColumn(),
  centro_costo: optionalTextColumn(),
  cargo: optionalTextColumn(),
  correo_electronico: optionalTextColumn(),
};
