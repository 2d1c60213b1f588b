import { z } from 'zod';
import { optionalCodeColumn, optionalNumberColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { field, optionalTextField } from '../core/field.ts';
import { indicador, optionalChoice, optionalText } from '../core/fields.ts';
import { defineImport } from '../core/import/import.ts';
import { doneWith } from '../core/responses.ts';
import { LIMITES_PARAMETRO } from '../parametro/codigo.ts';
import { APELLIDOS_NOMBRES, NOMBRES_APELLIDOS, NOMBRES_CODIGO, NOMBRES_CORREO, NOMBRES_DOCUMENTO } from './encabezados.ts';
import { LIMITES_PERSONA, TIPOS_DOCUMENTO, usuarioCampos } from './campos.ts';
import { leerGenero, leerTipoDocumento } from './leer.ts';
import { maestroNuevo, maestrosElegidos, maestroUsado } from './maestros-nuevos.ts';
import { nombreOpcional } from './nombre.ts';
import { completar, PARTES } from './nombre-completo.ts';

/** Largest number of rows in one file of people, and of bare rows in one call. */
export const LOTE_USUARIOS = 50_000;
export const LOTE_DIRECTO = 5000;

/** People of one company whom its complete list lacks. */
const cesesEmpresa = z.object({
  empresa: z.string(),
  activas: z.number(),
  faltan: z.number(),
  porcentaje: z.number(),
  /** Above the threshold: nobody of the company becomes Cesado. */
  rechazado: z.boolean(),
});

/** Rows with somebody's code, but another name and document, that a review names; it counts them all. */
export const DUDOSAS_MOSTRADAS = 200;

const personaDudosa = z.object({
  fila: z.number(),
  /** Name of the row's sheet, when several were read. */
  hoja: z.string().nullable(),
  /** Key of the row in `mismas`. */
  clave: z.string(),
  codigo: z.string(),
  /** Stored person. */
  nombre: z.string(),
  documento: z.string().nullable(),
  nombre_archivo: z.string(),
  documento_archivo: z.string().nullable(),
  /** The sender said that it is the same person. */
  misma: z.boolean(),
});
export type PersonaDudosa = z.output<typeof personaDudosa>;

const LIMITE_EMPRESA = { codigo: 250, nombre: 500 } as const;

const nombre = () => field(nombreOpcional(LIMITES_PERSONA.nombre), textColumn(), LIMITES_PERSONA.nombre);

/** Digits and letters, none of which a spreadsheet may have changed. */
const codigo = (max: number) => field(optionalText(max), optionalCodeColumn(), max);

/** Import of people (P94). An empty cell leaves what is stored. */
export const usuarioImportacion = defineImport({
  domain: 'usuario',
  words: 'usuarios',
  scope: 'bulk',
  fields: {
    cod_empresa: codigo(LIMITE_EMPRESA.codigo),
    empresa: optionalTextField(LIMITE_EMPRESA.nombre),
    ceco: codigo(LIMITES_PARAMETRO.codigo),
    desc_ceco: optionalTextField(LIMITES_PARAMETRO.texto),
    /** Kind of worker, in the words of the company. */
    trabajador: usuarioCampos.trabajador,
    departamento: optionalTextField(LIMITES_PARAMETRO.texto),
    tipo_doc: field(optionalChoice(TIPOS_DOCUMENTO), optionColumn(z.enum(TIPOS_DOCUMENTO).nullable(), 'documento')),
    n_doc: usuarioCampos.numero_documento,
    mail: usuarioCampos.correo_electronico,
    telefono: codigo(LIMITES_PERSONA.telefono),
    nombre: nombre(),
    apellido_paterno: nombre(),
    apellido_materno: nombre(),
    codigo: codigo(LIMITES_PERSONA.codigo),
    puesto_trabajador: optionalTextField(LIMITES_PARAMETRO.texto),
    fecha_ingreso: usuarioCampos.fecha_ingreso,
    sexo: usuarioCampos.genero,
    /** Code of the boss. */
    jefe: usuarioCampos.codigo_jefe_inmediato,
    /** The whole name in one cell, which is parted where that is certain. */
    apellidos_nombres: nombre(),
    nombres_apellidos: nombre(),
  },
  columns: {
    cod_empresa: {
      clase: 'codigo',
      titulo: 'Código de empresa',
      otros: ['código empresa', 'código de compañía', 'código de sociedad', 'código de razón social'],
      opcional: true,
    },
    empresa: {
      titulo: 'Empresa',
      otros: ['razón social', 'nombre de empresa', 'compañía', 'nombre de compañía', 'sociedad'],
      opcional: true,
    },
    ceco: {
      clase: 'codigo',
      titulo: 'Cód. CeCo',
      otros: ['código ceco', 'código de centro de costo', 'cc', 'código cc', 'ceco'],
      opcional: true,
    },
    desc_ceco: {
      titulo: 'Centro de costo',
      otros: [
        'descripción ceco',
        'descripción de centro de costo',
        'nombre ceco',
        'nombre de centro de costo',
        'nombre cc',
        'descripción cc',
      ],
      opcional: true,
    },
    trabajador: {
      titulo: 'Tipo de trabajador',
      otros: ['tipo trabajador', 'categoría del trabajador', 'tipo de personal', 'tipo de empleado'],
      opcional: true,
    },
    departamento: { titulo: 'Departamento', otros: ['área', 'nombre de departamento', 'nombre de área'], opcional: true },
    tipo_doc: {
      titulo: 'Tipo de documento',
      otros: ['tipo documento', 'tipo de documento de identidad', 'td'],
      opcional: true,
      debe: 'tipoDocumento',
    },
    n_doc: {
      clase: 'documento',
      titulo: 'Número de documento',
      otros: NOMBRES_DOCUMENTO,
      debe: 'documento',
    },
    mail: { titulo: 'Correo', otros: NOMBRES_CORREO, opcional: true },
    telefono: {
      clase: 'codigo',
      titulo: 'Teléfono',
      otros: ['celular', 'móvil', 'número de teléfono', 'número de celular', 'teléfono celular', 'teléfono móvil', 'número de móvil'],
      opcional: true,
    },
    nombre: { clase: 'nombre', titulo: 'Nombres', otros: ['primer nombre', 'nombres del trabajador', 'nombre de pila'] },
    apellido_paterno: { clase: 'nombre', titulo: 'Apellido paterno', otros: ['primer apellido', 'apellidos', 'paterno'] },
    apellido_materno: { clase: 'nombre', titulo: 'Apellido materno', otros: ['segundo apellido', 'materno'], opcional: true },
    codigo: {
      clase: 'codigo',
      titulo: 'Código',
      otros: NOMBRES_CODIGO,
      opcional: true,
    },
    puesto_trabajador: {
      titulo: 'Cargo',
      otros: ['puesto', 'puesto de trabajo', 'puesto del trabajador', 'ocupación', 'nombre de cargo', 'nombre de puesto'],
      opcional: true,
    },
    fecha_ingreso: {
      titulo: 'Ingreso',
      otros: ['fecha de ingreso', 'fecha de contratación', 'fecha de incorporación', 'fecha de ingreso a la empresa'],
      opcional: true,
    },
    sexo: { titulo: 'Género', otros: ['gender'], opcional: true, debe: 'sexo' },
    jefe: {
      clase: 'codigo',
      titulo: 'Código del jefe',
      otros: ['código jefe', 'código jefe inmediato', 'código de jefe directo', 'código de supervisor', 'código de superior'],
      opcional: true,
    },
    apellidos_nombres: { clase: 'nombre', titulo: 'Apellidos y nombres', otros: APELLIDOS_NOMBRES, opcional: true, suple: PARTES },
    nombres_apellidos: { clase: 'nombre', titulo: 'Nombres y apellidos', otros: NOMBRES_APELLIDOS, opcional: true, suple: PARTES },
  },
  padron: true,
  completar,
  /** Id of the person whom the row means. */
  extra: { id_usuario: optionalNumberColumn() },
  leer: (text) => ({ tipo_doc: leerTipoDocumento(text('tipo_doc')), sexo: leerGenero(text('sexo')) }),
  options: {
    /** 1: a DNI of 7 digits gets the zero that a spreadsheet took from it; absent: as the company remembers of such files. */
    completar_dni: indicador.optional(),
    /** 1: new people without a surname in their row are created with one name. */
    un_solo_nombre: indicador.default(0),
    /** 1: Cesado people of the file come back as Activo. */
    reactivar: indicador.default(0),
    /** 1: the file is the complete list of its companies: those whom it lacks are proposed as Cesado. */
    completa: indicador.default(0),
    /** Numbers of the rows, each behind its sheet (`Sede%20norte!12`) when several were read, separated by commas, that mean the person of their code although name and document differ (P198). */
    mismas: z
      .string()
      .max(30_000)
      .regex(/^(?:(?:[^,!]+!)?\d+(?:,(?:[^,!]+!)?\d+)*)?$/)
      .default(''),
    /** Existing company or parameter to use instead of a new one (P223). */
    usar: maestrosElegidos,
  },
  entera: ({ completa }) => completa === 1,
  recuerda: { opcion: 'completar_dni', campos: ['n_doc'] },
  answer: {
    maestros: z.array(maestroNuevo),
    maestros_total: z.number(),
    /** Choices of `usar`, as far as the file names them. */
    usados: z.array(maestroUsado),
    /** Rows with a DNI of 7 digits, completed or not. */
    dni_cortos: z.number(),
    /** Rows of new people without a surname, in a file that has the column; refused unless `un_solo_nombre`. */
    sin_apellido: z.number(),
    /** Rows of people who are Cesado. */
    cesados: z.number(),
    /** Rows with a whole name split not at a comma, but by the number of its words. */
    partidos: z.number(),
    ceses: z.array(cesesEmpresa),
    /** The column writes `H` and `M` for Hombre and Mujer. */
    hombre_mujer: z.boolean(),
    /** The first rows with the code of a stored person, but another name and document; refused unless `misma`. */
    dudosas: z.array(personaDudosa),
    dudosas_total: z.number(),
  },
  maxRows: LOTE_USUARIOS,
});

const celda = z
  .union([z.string().max(2000), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()));

/** The cells of a row; `misma_persona` 1: it means the person of its code although name and document differ (P198). */
const filaDirecta = z.object(
  Object.fromEntries([...usuarioImportacion.columns.map(({ campo }) => campo), 'misma_persona'].map((campo) => [campo, celda])),
);

/** Import of people in one call. */
export const usuarioCarga = {
  ...usuarioImportacion.calls,
  importarDirecto: endpoint('POST', '/usuario/ins/importar', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Importa filas sueltas de personas, como la planilla y sin revisión; responde qué filas rechazó y por qué.',
    body: z.array(filaDirecta).min(1).max(LOTE_DIRECTO),
    response: doneWith({
      id_importacion: z.number(),
      insertados: z.number(),
      actualizados: z.number(),
      cesados: z.number(),
      existentes: z.number(),
      rechazados: z.number(),
      /** Refused rows by their place in the body, from 1. */
      filas: z.array(z.object({ fila: z.number().nullable(), error: z.string().nullable() })),
    }),
  }),
};
