import type { ResultadoEnvio } from '@portal/contract/reporte';
import type { ColumnType, Generated } from 'kysely';
import type { Optional, Stamps } from './columns.ts';

/** Reports that people saved, and what was sent of them (migration 037). */

export interface ReporteGuardadoTable extends Stamps {
  id_reporte_guardado: Generated<number>;
  /** Owner. */
  id_usuario: number;
  nombre: string;
  /** Screen of the report. */
  ruta: string;
  /** Filters as the address writes them. */
  filtros: ColumnType<object, string, string>;
  /** How the days follow the day of reading (`RANGO_REPORTE`). */
  rango: string;
  columnas: Generated<string>;
  compartido: Generated<number>;
  frecuencia: Optional<string>;
  dia: Optional<number>;
  hora: Optional<number>;
  destinatarios: Generated<number[]>;
  /** 1: to managers and directors of its companies too (migration 083). */
  a_direccion: Generated<number>;
  formato: Generated<string>;
  pausado: Generated<number>;
}

/** Result of a report for one recipient on one day. */
export interface ReporteEnvioTable {
  id_reporte_guardado: number;
  fecha: string;
  id_usuario: number;
  resultado: ResultadoEnvio;
  filas: Generated<number>;
  /** Companies of a manager or director; empty: those of the own access. */
  empresas: Generated<number[]>;
  fecha_creacion: string;
}

/** Report as it was on a day; it never changes once it has its hash (migration 038). */
export interface CuadroTable {
  id_cuadro: Generated<number>;
  informe: string;
  /** 0: a report of all plans. */
  id_planestudio: Generated<number>;
  plan: Optional<string>;
  fecha: string;
  /** Headers of dynamic columns by name. */
  columnas: ColumnType<Readonly<Record<string, string>>, string, never>;
  huella: ColumnType<string | null, null | undefined, string>;
  id_usuario: Optional<number>;
  autor: Optional<string>;
  momento: string;
}

export interface CuadroFilaTable {
  id_cuadro: number;
  numero: number;
  /** Company of the row on that day; null: of none. */
  id_empresa: Optional<number>;
  fila: ColumnType<object, string, never>;
}
