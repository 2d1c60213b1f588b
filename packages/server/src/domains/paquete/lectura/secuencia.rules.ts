import { childOf, childrenOf, findAll, textOf } from '../../../core/xml/xml-node.rules.ts';
import type { XmlNode } from '../../../core/xml/read-xml.ts';

/** Sequencing (IMS SS) of a manifest that the portal does not apply. */
const RULES = ['preConditionRule', 'exitConditionRule', 'postConditionRule', 'rollupRule', 'auxiliaryResource', 'mapInfo'];
/** Attributes with the values that change nothing in the order of the lessons, by element. */
const HARMLESS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  controlMode: {
    choice: /^true$/,
    choiceExit: /^true$/,
    forwardOnly: /^false$/,
    useCurrentAttemptObjectiveInfo: /^true$/,
    useCurrentAttemptProgressInfo: /^true$/,
  },
  deliveryControls: { tracked: /^true$/ },
  randomizationControls: { randomizationTiming: /^never$/, selectionTiming: /^never$/ },
  rollupRules: { rollupObjectiveSatisfied: /^true$/, rollupProgressCompletion: /^true$/, objectiveMeasureWeight: /^1(?:\.0*)?$/ },
  limitConditions: { attemptLimit: /^$/ },
};

/** Returns whether a manifest wants an order, conditions or shared objectives beyond free choice. */
export function pideSecuencia(manifest: XmlNode): boolean {
  return findAll(manifest, 'sequencing').some(
    (sequencing) => findAll(sequencing, ...RULES).length > 0 || childrenOf(sequencing).some((part) => !isHarmless(part)),
  );
}

function isHarmless({ name, attributes }: XmlNode): boolean {
  return Object.entries(HARMLESS[name] ?? {}).every(([key, value]) => value.test(attributes.get(key) ?? '') || !attributes.has(key));
}

/** Values of an item of SCORM 2004 in its sequencing. */
export interface DeSecuencia {
  readonly maestria: number | null;
  readonly tiempo_maximo: string | null;
}

/** Makes a reader of the sequencing of an item, also where it refers to one of the collection (`IDRef`). */
export function lectorDeSecuencia(manifest: XmlNode): (item: XmlNode) => DeSecuencia {
  const shared = new Map(
    findAll(manifest, 'sequencingCollection')
      .flatMap((collection) => childrenOf(collection, 'sequencing'))
      .map((each) => [each.attributes.get('ID') ?? '', each]),
  );
  return (item) => {
    const own = childOf(item, 'sequencing');
    const other = shared.get(own?.attributes.get('IDRef') ?? '');
    const part = (name: string) => childOf(own, name) ?? childOf(other, name);
    return {
      maestria: masteryOf(childOf(part('objectives'), 'primaryObjective')),
      tiempo_maximo: part('limitConditions')?.attributes.get('attemptAbsoluteDurationLimit')?.trim() || null,
    };
  };
}

/** Returns the passing score of a primary objective, of which the standard's default is all; null where a measure does not decide. */
function masteryOf(objective: XmlNode | undefined): number | null {
  if (objective?.attributes.get('satisfiedByMeasure')?.trim() !== 'true') return null;
  const text = textOf(childOf(objective, 'minNormalizedMeasure')).trim();
  const measure = text === '' ? 1 : Number(text);
  return Number.isFinite(measure) ? Math.round(Math.min(1, Math.max(0, measure)) * 10_000) / 100 : null;
}
