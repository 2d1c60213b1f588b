import type { ausenciaImportacion, TipoAusencia } from '@portal/contract/ausencia';
import type { ImportTypesOf } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import { type Judged, placeOf, type ReadRow, refused, type Verdict } from '../../core/import/rows.rules.ts';

export type AusenciaTypes = ImportTypesOf<typeof ausenciaImportacion>;
type Fila = ReadRow<AusenciaTypes>;

/** Absence of an accepted row. */
export interface AusenciaDeFila {
  readonly id_usuario: number;
  readonly tipo: TipoAusencia;
  readonly fecha_desde: string;
  readonly fecha_hasta: string;
  readonly observacion: string | null;
}

/** Person of a row, null throughout for a code that nobody in the scope has. */
export interface PersonaHallada {
  readonly id_usuario: number | null;
  readonly personal: string | null;
  readonly cesada: boolean;
}

/** Stored absence that shares days with a row; `igual`: it is of the same kind and days. */
export interface Solapada {
  readonly fecha_desde: string;
  readonly fecha_hasta: string;
  readonly igual: boolean;
}

/** Writes a day as people do: `21/11/2026`. */
export const spoken = (day: string): string => day.split('-').toReversed().join('/');

/** Says which stored absence is in the way. */
export const overlapping = ({ fecha_desde, fecha_hasta }: Solapada): Message =>
  message('ausencia.errores.solapada', { desde: spoken(fecha_desde), hasta: spoken(fecha_hasta) });

/** Reads the absence of a row; undefined when a cell is wrong, nobody has its code, or its days are in the wrong order. */
export function ausenciaOf({ values }: Fila, { id_usuario }: PersonaHallada): AusenciaDeFila | undefined {
  if (!values || id_usuario === null || values.fecha_desde > values.fecha_hasta) return undefined;
  const { tipo, fecha_desde, fecha_hasta, observacion } = values;
  return { id_usuario, tipo, fecha_desde, fecha_hasta, observacion };
}

function reasonsAgainst({ text, values }: Fila, { id_usuario, cesada }: PersonaHallada): Message[] {
  return [
    ...(id_usuario === null && text('codigo') !== '' ? [message('ausencia.importacion.noExiste', { codigo: text('codigo') })] : []),
    ...(cesada ? [message('ausencia.importacion.cesada')] : []),
    ...(values && values.fecha_desde > values.fecha_hasta ? [message('ausencia.importacion.ordenFechas')] : []),
  ];
}

/** Judges an absence by the stored ones of its person: the same one exists already, another one on its days refuses it. */
function judgeAusencia(datos: AusenciaDeFila, stored: Solapada | undefined): Verdict<AusenciaDeFila> {
  if (!stored) return { estado: 'nueva', datos };
  return stored.igual ? { estado: 'existente' } : refused(overlapping(stored));
}

/** Stored people and absences that the rows of a file refer to. */
export interface Found {
  readonly personas: readonly PersonaHallada[];
  /** Absence of each row, undefined where `ausenciaOf` reads none. */
  readonly ausencias: readonly (AusenciaDeFila | undefined)[];
  readonly solapadas: ReadonlyMap<AusenciaDeFila, Solapada>;
}

const NOBODY: PersonaHallada = { id_usuario: null, personal: null, cesada: false };

/** Judges the rows of a sheet by their people, the stored absences and each other. */
export function judgeFilas(rows: readonly Fila[], { personas, ausencias, solapadas }: Found): Judged<AusenciaTypes, AusenciaDeFila>[] {
  const judged = rows.map((row, index) => {
    const persona = personas[index] ?? NOBODY;
    const against = reasonsAgainst(row, persona);
    const datos = ausencias[index];
    const verdict = against.length > 0 || !datos ? refused(...against) : judgeAusencia(datos, solapadas.get(datos));
    return { verdict, extra: { id_usuario: persona.id_usuario, personal: persona.personal } };
  });
  return refuseShared(judged, rows);
}

/** Refuses rows that share a day with an earlier accepted row of the same person. */
function refuseShared(
  judged: readonly Judged<AusenciaTypes, AusenciaDeFila>[],
  rows: readonly Fila[],
): Judged<AusenciaTypes, AusenciaDeFila>[] {
  const taken = new Map<number, { readonly datos: AusenciaDeFila; readonly row: Fila | undefined }[]>();
  return judged.map((each, index) => {
    if (!('datos' in each.verdict)) return each;
    const { datos } = each.verdict;
    const earlier = taken.get(datos.id_usuario) ?? [];
    const shared = earlier.find(({ datos: other }) => other.fecha_desde <= datos.fecha_hasta && other.fecha_hasta >= datos.fecha_desde);
    if (shared?.row) return { ...each, verdict: refused(message('ausencia.importacion.repetida', { fila: placeOf(shared.row) })) };
    earlier.push({ datos, row: rows[index] });
    taken.set(datos.id_usuario, earlier);
    return each;
  });
}
