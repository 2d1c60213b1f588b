import { dayField, textField } from '../core/field.ts';
import { defineMaster, type RowOfMaster } from '../core/master.ts';

/** Days on which nobody is reminded, as a master (P43): those that are not worked in Peru, until an administrator changes them. */
export const feriadoMaestro = defineMaster({
  domain: 'feriado',
  key: 'id_feriado',
  words: ['un día no laborable', 'Días no laborables'],
  fields: { fecha: dayField(), feriado: textField(100) },
  children: {},
  computed: {},
  order: 'fecha',
  files: { csv: 'feriado', xlsx: 'UCJ-Feriados' },
  reader: 'admin',
  scope: { sellst: 'none', sel: 'none', ins: 'unlimited', upd: 'unlimited', del: 'unlimited' },
});
export type FeriadoFila = RowOfMaster<typeof feriadoMaestro>;

/** Calls of the days that are not worked (P43). */
export const feriadoApi = { ...feriadoMaestro.calls };
