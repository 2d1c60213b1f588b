import { XLSX_TYPE } from '@portal/contract/core';
import type { FiltrosGuardados, RangoReporte, RutaReporte } from '@portal/contract/reporte';
import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { Lector } from './envio.repository.ts';
import { type FiltrosLeidos, onDay, readFiltros } from './guardado.rules.ts';
import { REPORTES } from './reportes.service.ts';
import { openListFile } from '../../core/spreadsheet/list-file.ts';
import type { Executor } from '../../db/executor.ts';
import type { Papel } from '../../mail/membrete.ts';
import { informeMail } from '../../mail/templates/informe.ts';
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
  const query = list.query.parse({ formato: 'xlsx', orden, buscar, filtro, columnas: informe.columnas || undefined });
  const filtros = readFiltros(onDay(dias, informe.rango, today));
  const scope = lector.alcance && { empresas: lector.alcance };
  const texts = await languageOf(edicion, lector);
  const answer = await rows({ db, scope, today, texts, zona }, filtros, query);
  const { total, file } = await openListFile(answer, { list, format: 'xlsx', columnas: query.columnas, zone: zona, texts });
  if (total === 0) {
    await file.cancel();
    return { resultado: 'vacio', filas: 0, filtros };
  }
  const bytes = await readUpTo(file, MAX_BYTES);
  if (!bytes) return { resultado: lector.admin ? 'enlace' : 'grande', filas: total, filtros };
  return { resultado: 'adjunto', filas: total, filtros, adjunto: { nombre: `${list.files.xlsx}.xlsx`, tipo: XLSX_TYPE, bytes } };
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
