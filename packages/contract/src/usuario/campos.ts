import { z } from 'zod';
import { dataColumn, optionalCodeColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { optionalEmail } from '../core/correo.ts';
import { codeField, field, optionalDayField, optionalTextField } from '../core/field.ts';
import type { FieldRule } from '../core/field-rules.ts';
import { optionalChoice, optionalId, optionalText } from '../core/fields.ts';
import { compactarDocumento } from './documento.ts';
import { IDIOMAS } from './idiomas.ts';
import { LIMITE_CORREO } from './limites.ts';
import { apellidoPersona, nombreOpcional, nombrePersona } from './nombre.ts';

/** Identity documents of people (P3). `OTRO`: of a self-registered account, which has none. */
export const TIPOS_DOCUMENTO = ['DNI', 'CE', 'PAS', 'PTP', 'OTRO'] as const;
export type TipoDocumento = (typeof TIPOS_DOCUMENTO)[number];
export const GENEROS = ['F', 'M', 'X'] as const;

/** Longest texts of a person. */
export const LIMITES_PERSONA = { codigo: 10, nombre: 250, documento: 15, telefono: 30, trabajador: 100 } as const;

const DNI = /^\d{8}$/;
const LETTERS_AND_DIGITS = /^[A-Z0-9]{3,15}$/;

/** Number of an identity document, letters as capitals: it is the username (P3). */
const numeroDocumento = z
  .string()
  .overwrite((value) => compactarDocumento(value).toUpperCase())
  .max(LIMITES_PERSONA.documento)
  .refine((value) => value === '' || LETTERS_AND_DIGITS.test(value), { params: { clave: 'documento' } })
  .nullish()
  .transform((value) => value || null);

/** E-mail of a person, or none. */
export const correoOpcional = optionalEmail(LIMITE_CORREO);

const campoCorreo = () => field(correoOpcional, optionalCodeColumn(), LIMITE_CORREO);
const optionalReference = () => field(optionalId, dataColumn(z.number().nullable()));
const { nombre: LARGO } = LIMITES_PERSONA;

/** Fields of a person (P82) with their limits, for the form, the import and the accesses. */
export const usuarioCampos = {
  tipo_documento: field(z.enum(TIPOS_DOCUMENTO), optionColumn(z.enum(TIPOS_DOCUMENTO), 'documento')),
  numero_documento: field(numeroDocumento, optionalCodeColumn(), LIMITES_PERSONA.documento),
  codigo_usuario: codeField(LIMITES_PERSONA.codigo),
  nombres: field(nombrePersona(LARGO), textColumn(), LARGO),
  apellido_paterno: field(apellidoPersona(LARGO), textColumn(), LARGO),
  apellido_materno: field(nombreOpcional(LARGO), textColumn(), LARGO),
  correo_electronico: campoCorreo(),
  correo_secundario: campoCorreo(),
  telefono: optionalTextField(LIMITES_PERSONA.telefono),
  genero: field(optionalChoice(GENEROS), optionColumn(z.enum(GENEROS).nullable(), 'genero')),
  idioma: field(optionalChoice(IDIOMAS), optionColumn(z.enum(IDIOMAS).nullable(), 'idioma')),
  id_empresa: optionalReference(),
  id_centro_costo: optionalReference(),
  id_departamento: optionalReference(),
  id_cargo: optionalReference(),
  codigo_grupo: field(optionalText(50), optionalCodeColumn(), 50),
  codigo_jefe_inmediato: field(optionalText(LIMITES_PERSONA.codigo), optionalCodeColumn(), LIMITES_PERSONA.codigo),
  trabajador: optionalTextField(LIMITES_PERSONA.trabajador),
  fecha_ingreso: optionalDayField(),
};

/** Day from which a person counts as Cesado (P21); not a field of the form, which ends an employment by a call of its own. */
export const fechaCese = optionalDayField();

/** Returns the issue of a document's number for its kind; undefined for a good one (P3). */
export function problemaDocumento(tipo: unknown, numero: unknown): 'requerido' | 'documento_dni' | undefined {
  if (!numero) return tipo === 'OTRO' ? undefined : 'requerido';
  return tipo === 'DNI' && !(typeof numero === 'string' && DNI.test(numero)) ? 'documento_dni' : undefined;
}

/** Rules between the fields of a person. */
export const usuarioReglas: readonly FieldRule[] = [
  ...(['requerido', 'documento_dni'] as const).map((clave) => ({
    field: 'numero_documento',
    clave,
    holds: ({ tipo_documento, numero_documento }: Readonly<Record<string, unknown>>) =>
      problemaDocumento(tipo_documento, numero_documento) !== clave,
  })),
  {
    // A second surname without a first one is a slip, not a person with one name.
    field: 'apellido_paterno',
    clave: 'requerido',
    holds: ({ apellido_paterno: paterno, apellido_materno: materno }) => !isBlank(paterno) || isBlank(materno ?? ''),
  },
];

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
