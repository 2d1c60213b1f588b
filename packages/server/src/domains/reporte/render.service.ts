import { fileName, type ListQuery, PDF_FILAS, PDF_TYPE, XLSX_TYPE } from '@portal/contract/core';
import type { FiltrosGuardados, RangoReporte, RutaReporte } from '@portal/contract/reporte';
import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { Lector } from './envio.repository.ts';
import { type FiltrosLeidos, onDay, readFiltros } from './guardado.rules.ts';
import { type LecturaDeInforme, REPORTES } from './reportes.service.ts';
import type { Settings } from '../../core/context.ts';
import { aboutList } from '../../core/spreadsheet/about-list.ts';
import { openListFile } from '../../core/spreadsheet/list-file.ts';
import type { PdfAbout } from '../../core/spreadsheet/pdf-rows.ts';
import type { Executor } from '../../db/executor.ts';
import { filterFacts } from '../../list/filter-facts.ts';
import { type Listing, RowStream } from '../../list/listing.ts';
import type { Papel } from '../../mail/membrete.ts';
import { informeMail } from '../../mail/templates/informe.ts';
import { findLogoOf } from '../configuracion/configuracion.public.ts';
import type { Adjunto, NewMail } from '../email/email.public.ts';

/** Largest file of a mail; a larger one stays in the portal, and the mail of an administrator has a link to it. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Saved report to send. */
export interface Informe {
  readonly id_reporte: number;
  readonly nombre: string;
  readonly ruta: RutaReporte;
  readonly filtros: FiltrosGuardados;
  readonly rango: RangoReporte;
  readonly columnas: string;
  readonly formato: string;
  readonly autor: string;
}

/** Circumstances of a sending. */
export interface Edicion {
  readonly db: Executor;
  readonly now: Date;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly zona: string;
  readonly papel: Papel;
  readonly marca: Pick<Settings, 'nombre_empresa' | 'color_primario' | 'logo_clave'>;
  /** Language of readers without one. */
  readonly idioma: string;
  readonly publicUrl: string;
}

/** Rendered report of one recipient. */
export interface Rendido {
  readonly resultado: 'adjunto' | 'enlace' | 'grande' | 'vacio';
  readonly filas: number;
  readonly filtros: FiltrosLeidos;
  readonly adjunto?: Adjunto;
}

const languageOf = (edicion: Edicion, { idioma }: Lector) => loadTranslator(chooseLanguage([idioma ?? edicion.idioma]));

/** Renders a report as a recipient would export it now: in their scope and language (P111). */
export async function render(edicion: Edicion, informe: Informe, lector: Lector): Promise<Rendido> {
  const { db, today, zona } = edicion;
  const { list, rows } = REPORTES[informe.ruta];
  const { orden, buscar, filtro, ...dias } = informe.filtros;
  const query = list.query.parse({
    formato: 'xlsx',
    titulo: informe.nombre,
    orden,
    buscar,
    filtro,
    columnas: informe.columnas || undefined,
  });
  const filtros = readFiltros(onDay(dias, informe.rango, today));
  const scope = lector.alcance && { empresas: lector.alcance };
  const texts = await languageOf(edicion, lector);
  const lectura = { db, scope, today, texts, zona };
  const answer = await rows(lectura, filtros, query);
  const asked = { list, columnas: query.columnas, zone: zona, texts };
  const format = informe.formato === 'pdf' && (await fitsPdf(answer)) ? 'pdf' : 'xlsx';
  const about = format === 'pdf' ? await aboutInforme(edicion, { lectura, filtros, query, informe }) : undefined;
  const { total, file } = await openListFile(answer, { ...asked, format, about });
  if (total === 0) {
    await file.cancel();
    return { resultado: 'vacio', filas: 0, filtros };
  }
  const bytes = await readUpTo(file, MAX_BYTES);
  if (!bytes) return { resultado: lector.admin ? 'enlace' : 'grande', filas: total, filtros };
  return { resultado: 'adjunto', filas: total, filtros, adjunto: { nombre: fileName(list.files, format), tipo: TYPES[format], bytes } };
}

const TYPES = { xlsx: XLSX_TYPE, pdf: PDF_TYPE };

/** Returns whether a PDF has room for the rows; a larger report goes as a workbook (P256). */
async function fitsPdf(answer: Listing<unknown>): Promise<boolean> {
  if (!(answer instanceof RowStream)) return true;
  const { total, batches } = await answer.open();
  await batches[Symbol.asyncIterator]().return?.();
  return total <= PDF_FILAS;
}

interface Rendicion {
  readonly lectura: LecturaDeInforme;
  readonly filtros: FiltrosLeidos;
  readonly query: ListQuery;
  readonly informe: Informe;
}

/** Returns what the PDF of a saved report says: its name and kind, filters in words, brand. */
async function aboutInforme({ now, marca, db }: Edicion, { lectura, filtros, query, informe }: Rendicion): Promise<PdfAbout> {
  const { ruta } = informe;
  const { list, asks, sum } = REPORTES[ruta];
  const kind = lectura.texts.text(`comun.opciones.rutaReporte.${ruta}`);
  const facts = [kind, ...(await filterFacts(lectura, asks ? asks(filtros) : filtros))];
  const own = { facts, sum: await sum?.(lectura, filtros, query) };
  return aboutList({ settings: marca, now, texts: lectura.texts, logo: await findLogoOf(db, marca), own }, list, query);
}

/** Reads a file; undefined as soon as it exceeds `max` bytes, and the rest is not made. */
async function readUpTo(file: ReadableStream<Uint8Array>, max: number): Promise<Buffer | undefined> {
  const reader = file.getReader();
  const pieces: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(pieces);
    size += value.byteLength;
    if (size > max) {
      await reader.cancel();
      return undefined;
    }
    pieces.push(value);
  }
}

/** Rendered report and its reader. */
export interface Carta {
  readonly informe: Informe;
  readonly lector: Lector;
  readonly rendido: Rendido;
}

/** Writes the letter of a rendered report. */
export async function letterOf(edicion: Edicion, { informe, lector, rendido }: Carta): Promise<Omit<NewMail, 'clave'>> {
  const { now, today, papel, publicUrl } = edicion;
  const { resultado, filas, filtros } = rendido;
  const { fecha_desde, fecha_hasta } = filtros;
  const { asunto, texto, html } = informeMail(await languageOf(edicion, lector), {
    nombre: informe.nombre,
    lector: lector.nombres,
    autor: informe.autor,
    resultado,
    filas,
    fecha_desde,
    fecha_hasta,
    today,
    dirige: lector.dirige,
    url: lector.dirige ? `${publicUrl}/miequipo` : `${publicUrl}/reporteguardado?id=${informe.id_reporte}`,
    ...papel,
  });
  return { tipo: 'informe', id_usuario: lector.id_usuario, destinatario: lector.correo_electronico ?? '', asunto, texto, html, now };
}
