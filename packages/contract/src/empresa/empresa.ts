import { z } from 'zod';
import { numberColumn, optionalCodeColumn, optionalTextColumn } from '../core/list/column.ts';
import { clearableTextField, codeField, field, optionalStateField, textField } from '../core/field.ts';
import { defineMaster, type RowOfMaster } from '../core/master.ts';
import { clearableText } from '../core/fields.ts';
import { esRuc } from './ruc.ts';

/** Characters of a RUC. */
const RUC_LENGTH = 11;

const ruc = z
  .string()
  .trim()
  .refine((value) => value === '' || esRuc(value), { params: { clave: 'ruc' } })
  .nullable()
  .transform((value) => value || null)
  .optional();

/** Code of the person who leads a company. */
const leader = () => field(clearableText(10), optionalCodeColumn(), 10);

/** Companies as a master (P95). A client that does not know a field leaves it as it is. */
export const empresaMaestro = defineMaster({
  domain: 'empresa',
  key: 'id_empresa',
  words: ['una empresa', 'Empresas'],
  fields: {
    codigo_empresa: codeField(250),
    empresa: textField(500),
    ruc: field(ruc, optionalCodeColumn(), RUC_LENGTH),
    direccion: clearableTextField(500),
    actividad: clearableTextField(250),
    codigo_gerente: leader(),
    codigo_director: leader(),
    codigo_estado: optionalStateField(),
  },
  children: {},
  /** Names of both leaders, null for one outside of the caller's scope; active people, and cost centres of the company. */
  computed: {
    gerente: optionalTextColumn(),
    director: optionalTextColumn(),
    usuarios: numberColumn(),
    centros_costo: numberColumn(),
  },
  order: 'empresa',
  files: { csv: 'empresa', xlsx: 'UCJ-Empresas' },
  reader: 'admin',
  scope: { sellst: 'list', sel: 'record', ins: 'unlimited', upd: 'record', del: 'unlimited' },
});
export type EmpresaFila = RowOfMaster<typeof empresaMaestro>;

/** Calls of the companies (P95). */
export const empresaApi = { ...empresaMaestro.calls };
