import type { LeccionGuardada, TipoPaquete } from '@portal/contract/paquete';
import { childrenOf, textOf } from '../../../core/xml/xml-node.rules.ts';
import type { XmlNode } from '../../../core/xml/read-xml.ts';
import { lectorDeSecuencia } from './secuencia.rules.ts';

/** Values that the manifest hands to a lesson. */
export type DatosDeItem = Pick<LeccionGuardada, 'maestria' | 'datos' | 'tiempo_maximo' | 'accion_tiempo' | 'umbral'>;

export const SIN_DATOS: DatosDeItem = { maestria: null, datos: null, tiempo_maximo: null, accion_tiempo: null, umbral: null };

/** Returns the element of a name directly inside an item; tools mix up the letters of 1.2 and 2004. */
const partOf = (item: XmlNode, name: string): XmlNode | undefined => childrenOf(item).find((child) => child.name.toLowerCase() === name);
const wordsOf = (item: XmlNode, name: string): string | null => textOf(partOf(item, name)).trim() || null;

const shared = (item: XmlNode) => ({ datos: wordsOf(item, 'datafromlms'), accion_tiempo: wordsOf(item, 'timelimitaction') });

/** Makes a reader of the values of an item by the version of its manifest. */
export function lectorDeDatos(manifest: XmlNode, tipo: TipoPaquete): (item: XmlNode) => DatosDeItem {
  if (tipo === 'scorm12')
    return (item) => ({
      ...shared(item),
      maestria: masteryOf(wordsOf(item, 'masteryscore') ?? ''),
      tiempo_maximo: wordsOf(item, 'maxtimeallowed'),
      umbral: null,
    });
  const sequencing = lectorDeSecuencia(manifest);
  return (item) => ({ ...shared(item), ...sequencing(item), umbral: thresholdOf(item) });
}

const NUMBER = /^\d{1,3}(?:[.,]\d{1,6})?/;

/** Returns a score from 0 to 100; null for anything else. */
function masteryOf(text: string): number | null {
  const score = Number((NUMBER.exec(text)?.[0] ?? 'x').replace(',', '.'));
  return score <= 100 ? score : null;
}

/** Returns the completion threshold: the text of the element in the third edition, its attributes in the fourth. */
function thresholdOf(item: XmlNode): number | null {
  const element = partOf(item, 'completionthreshold');
  if (!element) return null;
  const { attributes } = element;
  const decides = attributes.get('completedByMeasure')?.trim() === 'true';
  const text = textOf(element).trim() || (decides ? (attributes.get('minProgressMeasure')?.trim() ?? '1') : '');
  const threshold = text === '' ? Number.NaN : Number(text);
  return threshold >= 0 && threshold <= 1 ? threshold : null;
}

/** Returns whether an item opens only after others (SCORM 1.2). */
export const tienePrerrequisitos = (item: XmlNode): boolean =>
  wordsOf(item, 'prerequisites') !== null || childrenOf(item, 'item').some(tienePrerrequisitos);
