import { z } from 'zod';
import {
  dataColumn,
  dayColumn,
  numberColumn,
  optionalDayColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, id, idParams, indicador, integer, optionalChoice, optionalInteger, text } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { done, doneWith } from '../core/responses.ts';

/** Screens of the reports that can be saved. */
export const RUTAS_REPORTE = [
  '/reporteusuarioxempresa',
  '/reportenps',
  '/reportegralempresa',
  '/reportedptoceco',
  '/reportelineatiempo',
  '/reportenoasignado',
] as const;
export type RutaReporte = (typeof RUTAS_REPORTE)[number];

/** How the days of a saved report follow the day on which it is opened or sent; `fijo`: they stay (P110). */
export const RANGO_REPORTE = ['fijo', 'proximos_7', 'ultimos_7', 'ultimos_30', 'mes_anterior', 'ultimos_12_meses', 'todo'] as const;
export type RangoReporte = (typeof RANGO_REPORTE)[number];

/** How often a saved report is sent (P111). */
export const FRECUENCIA_ENVIO = ['diario', 'semanal', 'mensual'] as const;

/** Files in which a saved report is sent (P256). */
export const FORMATO_INFORME = ['xlsx', 'pdf'] as const;

/** Results of a report for one recipient; `pendiente`: not sent yet. */
export const RESULTADO_ENVIO = ['pendiente', 'adjunto', 'enlace', 'grande', 'vacio', 'sin_acceso', 'sin_correo', 'error'] as const;
export type ResultadoEnvio = (typeof RESULTADO_ENVIO)[number];

/** Most recipients of a saved report who are chosen by name. */
export const DESTINATARIOS_MAX = 50;

const palabra = text(500, 0);

/** Filters of a report as its address writes them. */
const filtrosGuardados = z.strictObject({
  empresas: palabra.optional(),
  planes: palabra.optional(),
  plan: id.optional(),
  tema: id.optional(),
  meta: palabra.optional(),
  abiertos: palabra.optional(),
  desde: z.union([z.literal('0'), day]).optional(),
  hasta: z.union([z.literal('0'), day]).optional(),
  orden: text(90, 0).optional(),
  buscar: text(100, 0).optional(),
  filtro: z.record(z.string().max(80), text(200, 0)).optional(),
});
export type FiltrosGuardados = z.output<typeof filtrosGuardados>;

const envio = {
  frecuencia: optionalChoice(FRECUENCIA_ENVIO),
  /** Day of the week, 1 Monday to 7, or of the month, 1 to 28; absent for a daily one. */
  dia: optionalInteger(1, 28),
  /** Hour of the portal's time zone. */
  hora: optionalInteger(0, 23),
  destinatarios: z.array(id).max(DESTINATARIOS_MAX).default([]),
  /** 1: to the managers and directors too, each with the own companies (P255). */
  a_direccion: indicador.default(0),
  formato: z.enum(FORMATO_INFORME).default('xlsx'),
  pausado: indicador.default(0),
};

const datos = {
  nombre: text(100),
  ruta: z.enum(RUTAS_REPORTE),
  filtros: filtrosGuardados,
  rango: z.enum(RANGO_REPORTE).default('fijo'),
  /** Columns of the file, separated by commas; empty: all. */
  columnas: text(2000, 0).default(''),
  compartido: indicador.default(0),
  ...envio,
};

const completo = ({
  frecuencia,
  dia,
  hora,
}: {
  frecuencia?: string | null;
  dia?: number | null | undefined;
  hora?: number | null | undefined;
}) =>
  !frecuencia ||
  (typeof hora === 'number' && (frecuencia === 'diario' || (typeof dia === 'number' && (frecuencia === 'mensual' || dia <= 7))));
const INCOMPLETO = { path: ['dia'], params: { clave: 'requerido' } };

/** Saved reports of the caller, and those that others share. */
export const guardadoLista = defineList({
  name: 'reporte.guardado',
  key: 'id_reporte',
  columns: {
    id_reporte: dataColumn(z.number()),
    nombre: textColumn(),
    ruta: optionColumn(z.enum(RUTAS_REPORTE), 'rutaReporte'),
    rango: optionColumn(z.enum(RANGO_REPORTE), 'rangoReporte'),
    autor: textColumn(),
    compartido: optionColumn(z.number(), 'indicador'),
    frecuencia: optionColumn(z.enum(FRECUENCIA_ENVIO).nullable(), 'frecuenciaEnvio'),
    pausado: optionColumn(z.number(), 'indicador'),
    ultimo_envio: optionalDayColumn(),
    /** Result of the last sending. */
    resultado: optionalTextColumn(),
    /** Present filters, their days computed for today. */
    filtros: dataColumn(filtrosGuardados),
    /** Companies of the filter that the caller's access does not reach: `filtros` leaves them out (P110). */
    empresas_fuera: dataColumn(z.number()),
    propio: dataColumn(z.boolean()),
    version: dataColumn(z.number()),
  },
  search: ['nombre', 'autor'],
  order: 'nombre',
  files: { csv: 'reportes_guardados', xlsx: 'UCJ-Reportes_guardados' },
});
export type GuardadoFila = RowOf<typeof guardadoLista.columns>;

/** Sendings of a saved report and their results (P255). */
export const envioLista = defineList({
  name: 'reporte.envio',
  key: 'clave',
  columns: {
    clave: dataColumn(z.number()),
    fecha: dayColumn(),
    personal: textColumn(),
    /** Companies in the file of a manager or director; null: those of the own access. */
    empresas: optionalTextColumn(),
    resultado: optionColumn(z.enum(RESULTADO_ENVIO), 'resultadoEnvio'),
    filas: numberColumn(),
    /** State of the letter; null without one. */
    carta: optionColumn(z.string().nullable(), 'correo'),
  },
  search: ['personal', 'empresas'],
  order: '-fecha',
  files: { csv: 'envios_de_informe', xlsx: 'UCJ-Envios_de_Informe' },
});
export type EnvioFila = RowOf<typeof envioLista.columns>;

/** Names of a simulation that it writes out. */
export const NOMBRES_SIMULADOS = 20;

const destinatario = z.object({ id_usuario: z.number(), personal: z.string(), correo_electronico: z.string().nullable() });

const guardadoUno = guardadoLista.row.extend({
  /** Filters as they were saved, with the days of that moment. */
  guardados: filtrosGuardados,
  columnas: z.string(),
  dia: z.number().nullable(),
  hora: z.number().nullable(),
  destinatarios: z.array(destinatario),
  a_direccion: z.number(),
  formato: z.enum(FORMATO_INFORME),
});

/** Saved reports, their sharing and their sending (P110, P111). */
export const guardado = {
  guardados: listCall('/reporte/guardado/sellst', {
    access: 'admin',
    scope: 'none',
    areas: ['informe'],
    summary: 'Informes guardados propios y los que otros administradores comparten.',
    list: guardadoLista,
  }),
  guardado: endpoint('GET', '/reporte/guardado/sel/:id', {
    access: 'admin',
    scope: 'none',
    reads: true,
    areas: ['informe'],
    summary: 'Un informe guardado, con su envío.',
    params: idParams,
    response: guardadoUno,
  }),
  guardar: endpoint('POST', '/reporte/guardado/ins', {
    access: 'admin',
    scope: 'none',
    areas: ['informe'],
    summary: 'Guarda un informe con un nombre: filtros, columnas, si se comparte y cuándo se envía.',
    body: z.object(datos).refine(completo, INCOMPLETO),
    response: doneWith({ id_reporte: z.number() }),
  }),
  cambiarGuardado: endpoint('POST', '/reporte/guardado/upd', {
    access: 'admin',
    scope: 'none',
    areas: ['informe'],
    summary: 'Cambia un informe guardado propio.',
    body: z.object({ ...datos, id_reporte: id, version: integer(1, 2_147_483_647) }).refine(completo, INCOMPLETO),
    response: doneWith({ version: z.number() }),
  }),
  borrarGuardado: endpoint('DELETE', '/reporte/guardado/:id', {
    access: 'admin',
    scope: 'none',
    areas: ['informe'],
    summary: 'Borra un informe guardado propio y su envío.',
    params: idParams,
    response: done,
  }),
  enviarGuardado: endpoint('POST', '/reporte/guardado/enviar', {
    access: 'admin',
    scope: 'none',
    summary: 'Envía un informe guardado a quien llama, ahora.',
    body: z.object({ id_reporte: id }),
    response: doneWith({ filas: z.number() }),
  }),
  simularEnvio: endpoint('POST', '/reporte/guardado/simular', {
    access: 'admin',
    scope: 'list',
    summary: 'Dice a quiénes se enviaría hoy un informe, y qué empresas no tienen a quién enviarlo; no guarda nada.',
    body: z.object({ filtros: filtrosGuardados, destinatarios: envio.destinatarios, a_direccion: envio.a_direccion }),
    /** At most `NOMBRES_SIMULADOS` of each kind by name, with the number of all. */
    response: z.object({
      total: z.number(),
      personas: z.array(z.object({ personal: z.string(), empresas: z.number().nullable() })),
      sin_correo: z.number(),
      empresas_sin: z.number(),
      nombres_sin: z.array(z.string()),
    }),
  }),
  enviosGuardado: listCall('/reporte/guardado/envios/:id', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary: 'A quiénes se envió un informe guardado propio, qué, y qué fue de cada carta.',
    params: idParams,
    list: envioLista,
  }),
  destinatarios: endpoint('GET', '/reporte/guardado/destinatarios', {
    access: 'admin',
    scope: 'list',
    reads: true,
    summary: 'Administradores a quienes se puede enviar un informe.',
    response: z.array(destinatario),
  }),
};
