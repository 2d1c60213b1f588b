import type { XmlNode } from '../../../../core/xml/read-xml.ts';
import { childOf, childrenOf, findAll, textOf } from '../../../../core/xml/xml-node.rules.ts';

/** Condition of QTI 1.2: the options that must be ticked and those that must not, its points, and the comments that it shows. */
export interface Condicion {
  readonly si: readonly string[];
  readonly no: readonly string[];
  readonly puntos: number | undefined;
  readonly suma: boolean;
  readonly comentarios: readonly string[];
}

const VALUES = new Set(['varequal', 'varsubset', 'varsubstring']);

function collect(node: XmlNode, negated: boolean, into: { si: string[]; no: string[] }): void {
  for (const child of childrenOf(node)) {
    if (VALUES.has(child.name)) (negated ? into.no : into.si).push(textOf(child).trim());
    else collect(child, child.name === 'not' ? !negated : negated, into);
  }
}

/** Points of a condition; Blackboard writes `SCORE.max`. */
function pointsOf(raw: string): number | undefined {
  if (/\.max$/i.test(raw)) return 100;
  if (/\.min$/i.test(raw)) return 0;
  const points = Number(raw.replace(',', '.'));
  return raw === '' || !Number.isFinite(points) ? undefined : points;
}

function condicion(node: XmlNode): Condicion {
  const found = { si: [] as string[], no: [] as string[] };
  for (const variables of childrenOf(node, 'conditionvar')) collect(variables, false, found);
  const [set] = childrenOf(node, 'setvar');
  return {
    ...found,
    puntos: set && pointsOf(textOf(set).trim()),
    suma: /^(?:add|subtract)$/i.test(set?.attributes.get('action') ?? ''),
    comentarios: childrenOf(node, 'displayfeedback').map((each) => each.attributes.get('linkrefid') ?? ''),
  };
}

/** Returns the conditions of an item in their order. */
export const condicionesDe = (item: XmlNode): Condicion[] =>
  findAll(childOf(item, 'resprocessing'), 'respcondition').map((node) => {
    const one = condicion(node);
    const subtracts = childrenOf(node, 'setvar').some((each) => /^subtract$/i.test(each.attributes.get('action') ?? ''));
    return subtracts && one.puntos !== undefined ? { ...one, puntos: -one.puntos } : one;
  });

/** Weights of options: either the exact set that gives full points, or points of each. */
export interface Puntaje {
  readonly exacto?: ReadonlySet<string>;
  readonly pesos: ReadonlyMap<string, number>;
}

const FULL = 100;

/** Reads the key of options by the conditions that give points. */
export function puntajeDe(condiciones: readonly Condicion[]): Puntaje {
  const scored = condiciones.filter(({ puntos, si, no }) => puntos !== undefined && si.length + no.length > 0);
  const exact = scored.find(({ puntos, si, no, suma }) => !suma && (puntos ?? 0) > 0 && (si.length > 1 || no.length > 0));
  if (exact) return { exacto: new Set(exact.si), pesos: new Map() };
  const points = new Map<string, number>();
  for (const { puntos = 0, si, no } of scored)
    if (si.length === 1 && no.length === 0) points.set(si[0] ?? '', (points.get(si[0] ?? '') ?? 0) + puntos);
  const sums = scored.some(({ suma }) => suma);
  const positive = [...points.values()].filter((each) => each > 0);
  const most = sums ? positive.reduce((sum, each) => sum + each, 0) : Math.max(0, ...positive);
  return { pesos: new Map([...points].map(([ident, each]) => [ident, most > 0 ? (each / most) * FULL : 0])) };
}
