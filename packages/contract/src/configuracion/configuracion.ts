import { z } from 'zod';
import { withLazy } from '../core/lazy.ts';
import { dataColumn, momentColumn, numberColumn, optionalTextColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { builtEndpoint, endpoint } from '../core/endpoint.ts';
import { field, integerField, keptIntegerField, optionalTextField, textField } from '../core/field.ts';
import { emailText } from '../core/correo.ts';
import { clearableText, idParams, integer, optionalId, optionalText, percent, text } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineMaster, type RowOfMaster } from '../core/master.ts';
import { done, doneWith } from '../core/responses.ts';
import { IDIOMAS } from '../usuario/idiomas.ts';
import { LIMITE_CORREO } from '../usuario/limites.ts';
import { imagenCalls } from './imagen.ts';
import { sirveDeMenu } from './marca.ts';

/** Media types of a logo, recognised by their bytes; no SVG, which can hold scripts. */
export const TIPOS_LOGO = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Largest logo, in bytes. */
export const LOGO_MAX_BYTES = 262_144;
/** Least and most pixels of a side of a logo: a few kB may unpack to gigabytes in the browser of everybody who signs in. */
export const LOGO_LADO = { minimo: 1, maximo: 4096 } as const;

/** Most pauses that a failed attempt of one day may cause, and the longest one, in minutes (P44). */
const PAUSAS = { most: 10, minutes: 1440 } as const;

/** Time zone by its IANA name. */
const zona = text(60).refine(isZone, { params: { clave: 'opcion' } });

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone }).format() !== '';
  } catch {
    return false;
  }
}

const color = z
  .union([z.string().trim().toLowerCase(), z.null()])
  .transform((value) => value || null)
  .pipe(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable(),
  )
  .optional();
const colorMenu = color.refine((value) => !value || sirveDeMenu(value), { params: { clave: 'contraste' } });

const direccion = optionalText(500).pipe(
  z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .nullable(),
);

/** Address of a page that may be cleared; absent, it stays as it is stored. */
const enlace = () =>
  field(
    clearableText(500).pipe(
      z
        .string()
        .regex(/^https?:\/\/\S+$/)
        .nullable()
        .optional(),
    ),
    dataColumn(z.string().nullable()),
    500,
  );

const pausas = z.array(integer(0, PAUSAS.minutes)).max(PAUSAS.most).nullish();

/** Days of the week, 1 Monday to 7 Sunday, each once and in order. */
const diasSemana = z
  .array(integer(1, 7))
  .min(1)
  .transform((days) => [...new Set(days)].toSorted((one, other) => one - other));

const correo = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || null)
  .pipe(emailText(LIMITE_CORREO).nullable())
  .optional();

const isNumber = (value: unknown): value is number => typeof value === 'number';
const below = (low: string, high: string) => (values: Readonly<Record<string, unknown>>) => {
  const [least, most] = [values[low], values[high]];
  return !isNumber(least) || !isNumber(most) || least < most;
};

/** Settings of the portal (P85): one record with id 1. */
export const configuracionMaestro = defineMaster({
  domain: 'configuracion',
  key: 'id_configuracion',
  words: ['la configuración', 'Configuración, en una lista de un elemento'],
  fields: {
    /** Brand: name beside the logo, and colours `#rrggbb`; null: the portal's own. */
    nombre_empresa: field(text(100, 0).default(''), textColumn(), 100),
    /** Name below the icon of the installed app; empty: the company's. */
    nombre_corto: field(text(30, 0).optional(), textColumn(), 30),
    /** Language of certificates and of mails to people without one (P129). */
    idioma: field(z.enum(IDIOMAS).optional(), optionColumn(z.enum(IDIOMAS), 'idioma')),
    color_primario: field(color, optionalTextColumn()),
    color_menu: field(colorMenu, optionalTextColumn()),
    /** Sign-in and passwords. */
    registro_abierto: field(z.boolean(), optionColumn(z.boolean(), 'siNo')),
    dias_vencimiento: integerField(1, 3650),
    sesion_inactiva_horas: integerField(1, 168),
    /** Administrators without a second factor can do nothing but set one up (P152); absent, it stays as it is stored. */
    segundo_factor_administradores: field(z.boolean().optional(), optionColumn(z.boolean(), 'siNo')),
    /** Working days for an answer about personal data, and years for which seals are kept (P163, P165); absent, they stay. */
    dias_acceso: field(integer(1, 90).optional(), numberColumn()),
    dias_arco: field(integer(1, 90).optional(), numberColumn()),
    sello_anios: field(integer(1, 50).optional(), numberColumn()),
    terminos: field(text(50_000, 0).default(''), dataColumn(z.string()), 50_000),
    terminos_direccion: field(direccion, dataColumn(z.string().nullable()), 500),
    /** Grades and certificates. */
    notaminima: withLazy({ range: [0, 100] as const }, field(percent, numberColumn())),
    pausas_intento: field(pausas, dataColumn(z.array(z.number()).nullable())),
    lugar_certificado: textField(100),
    zona_horaria: field(zona, textColumn(), 60),
    /** Messages and contacts. */
    firma_notificacion: field(text(2000, 0).default(''), textColumn(), 2000),
    hora_recordatorio: integerField(0, 23),
    /** Days of the week on which reminders go out, and most of a day that go out without an administrator's word (P43). */
    dias_recordatorio: field(diasSemana, dataColumn(z.array(z.number()))),
    maximo_recordatorios: integerField(1, 100_000),
    dias_prorroga_jefe: keptIntegerField(0, 365),
    correo_contacto: field(correo, optionalTextColumn(), LIMITE_CORREO),
    telefono_soporte: optionalTextField(30),
    /** Links of the sign-in; null: the portal's guide, the support phone, the contact mail. */
    enlace_guia: enlace(),
    enlace_soporte: enlace(),
    enlace_contacto: enlace(),
    /** Dashboards and reports. */
    id_plan_tablero1: field(optionalId, dataColumn(z.number().nullable())),
    id_plan_tablero2: field(optionalId, dataColumn(z.number().nullable())),
    /** Learners read the rhythm of their weeks (P277); absent, it stays as it is stored. */
    ritmo_semanal: field(z.boolean().optional(), optionColumn(z.boolean(), 'siNo')),
    umbral_rojo: integerField(0, 100),
    umbral_amarillo: integerField(0, 100),
    nps_detractor: integerField(1, 10),
    nps_promotor: integerField(1, 10),
    /** Largest share of a company, in percent, that a complete list may set to Cesado (P40). */
    umbral_cese: integerField(0, 100),
  },
  children: {},
  rules: [
    { field: 'umbral_amarillo', clave: 'orden_umbrales', holds: below('umbral_rojo', 'umbral_amarillo') },
    { field: 'nps_promotor', clave: 'orden_umbrales', holds: below('nps_detractor', 'nps_promotor') },
  ],
  /** Hash of the logo; null without one. The record is always active. */
  computed: { logo_clave: dataColumn(z.string().nullable()), codigo_estado: dataColumn(z.number()) },
  stamps: { usuario_modificacion: optionalTextColumn(), fecha_modificacion: momentColumn(), version: dataColumn(z.number()) },
  order: 'id_configuracion',
  files: { csv: 'configuracion', xlsx: 'UCJ-Configuracion' },
  scope: { sellst: 'none', sel: 'none', ins: 'unlimited', upd: 'unlimited', del: 'none' },
});
export type Configuracion = RowOfMaster<typeof configuracionMaestro>;

const { list, calls } = configuracionMaestro;

/** Calls of the settings (P85). The record can be neither created nor deleted. */
export const configuracionApi = {
  sellst: listCall('/configuracion/sellst', {
    access: 'admin',
    scope: 'none',
    summary: 'La configuración, en una lista de un elemento.',
    list,
  }),
  sel: builtEndpoint('GET', '/configuracion/sel/:id', {
    access: 'admin',
    scope: 'none',
    reads: true,
    summary: 'Lee la configuración; su id es 1.',
    params: idParams,
    response: list.row,
  }),
  ins: { ...calls.ins, summary: 'Guarda la configuración, que siempre existe: como upd.' },
  upd: calls.upd,
  del: endpoint('DELETE', '/configuracion/:id', {
    access: 'admin',
    scope: 'none',
    summary: 'No admitido: la configuración no se elimina.',
    params: idParams,
    response: done,
  }),
  logoIns: endpoint('POST', '/configuracion/logo', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Guarda el logo de la empresa: una imagen PNG, JPEG o WebP.',
    bodyTypes: ['application/octet-stream'],
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length > 0, { params: { clave: 'formato' } }),
    response: doneWith({ logo: z.string() }),
  }),
  logoDel: endpoint('DELETE', '/configuracion/logo', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Quita el logo de la empresa.',
    response: done,
  }),
  ...imagenCalls,
};
