import type { InicioJugador, LeccionJugador, TipoPaquete } from '@portal/contract/paquete';
import { fromWire } from '../commit/wire-text.ts';
import { toDuration, toTimespan } from './duration.ts';

/** Element of the data model below `cmi`, and its value. */
export type Leaf = readonly [path: readonly string[], value: string];

type Tree = Readonly<Record<string, unknown>>;

/** Set by the portal at each launch, so that a stored value never counts. */
const OURS: Readonly<Record<TipoPaquete, ReadonlySet<string>>> = {
  scorm12: new Set([
    'core.student_id',
    'core.student_name',
    'core.credit',
    'core.entry',
    'core.exit',
    'core.lesson_mode',
    'core.session_time',
    'core.total_time',
    'launch_data',
    'comments_from_lms',
  ]),
  scorm2004: new Set([
    'learner_id',
    'learner_name',
    'credit',
    'entry',
    'exit',
    'mode',
    'session_time',
    'total_time',
    'launch_data',
    'completion_threshold',
    'scaled_passing_score',
    'max_time_allowed',
    'time_limit_action',
  ]),
};
const isOurs = (tipo: TipoPaquete, path: readonly string[]) =>
  OURS[tipo].has(path.join('.')) || path[0] === 'student_data' || path[0] === 'comments_from_lms' || path.at(-1)?.startsWith('_') === true;

/** The run time refuses the parts of an interaction before its identifier and its type; the database keeps no order of keys. */
const rank = (key: string) => ['id', 'type'].indexOf(key) + (key === 'id' || key === 'type' ? 0 : 3);

/** The leaves of a stored state, in an order that the run time takes. */
function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return value === '' ? [] : [[path, fromWire(value)]];
  if (typeof value === 'number' || typeof value === 'boolean') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The stored state without the run time's outer `cmi`; null: none. */
export function storedCmi(cmi: unknown): Tree | null {
  if (!isTree(cmi)) return null;
  return isTree(cmi['cmi']) ? cmi['cmi'] : cmi;
}

const textAt = (tree: Tree, ...path: string[]): string => {
  const value = path.reduce<unknown>((place, key) => (isTree(place) ? place[key] : undefined), tree);
  return typeof value === 'string' ? value : '';
};

/** The parts of a state that say where the lesson stopped. */
function standing(tipo: TipoPaquete, cmi: Tree) {
  if (tipo === 'scorm12') {
    const status = textAt(cmi, 'core', 'lesson_status');
    return {
      exit: textAt(cmi, 'core', 'exit'),
      bookmark: textAt(cmi, 'core', 'lesson_location') || textAt(cmi, 'suspend_data'),
      finished: ['completed', 'passed', 'failed'].includes(status),
    };
  }
  return {
    exit: textAt(cmi, 'exit'),
    bookmark: textAt(cmi, 'location') || textAt(cmi, 'suspend_data'),
    finished: textAt(cmi, 'completion_status') === 'completed' || ['passed', 'failed'].includes(textAt(cmi, 'success_status')),
  };
}

/** Whether a state says that its lesson was finished; the measure of progress decides where the manifest has a threshold. */
export function isFinished(tipo: TipoPaquete, cmi: unknown, umbral: number | null): boolean {
  const tree = storedCmi(cmi);
  if (!tree) return false;
  const progress = tipo === 'scorm2004' && umbral !== null ? textAt(tree, 'progress_measure') : '';
  if (progress !== '' && !['passed', 'failed'].includes(textAt(tree, 'success_status'))) return Number(progress) >= (umbral ?? 0);
  return standing(tipo, tree).finished;
}

/**
 * How a lesson is entered. It resumes what it left: many never say that they suspend, or are closed before. Only one that was finished, and kept no
 * place, starts over.
 */
export function entryOf(tipo: TipoPaquete, cmi: unknown): 'resume' | 'ab-initio' {
  const tree = storedCmi(cmi);
  if (!tree) return 'ab-initio';
  const { exit, bookmark, finished } = standing(tipo, tree);
  return exit === 'suspend' || bookmark !== '' || !finished ? 'resume' : 'ab-initio';
}

const MODES = { normal: 'normal', revision: 'review', prueba: 'browse' } as const;

const present = (leaves: readonly (readonly [string, string | null])[]): Leaf[] =>
  leaves.flatMap(([path, value]) => (value === null ? [] : [[path.split('.'), value] as const]));

function portalLeaves12(inicio: InicioJugador, leccion: LeccionJugador): Leaf[] {
  return present([
    ['core.student_id', inicio.alumno.id],
    ['core.student_name', inicio.alumno.nombre],
    ['core.credit', inicio.modo === 'normal' ? 'credit' : 'no-credit'],
    ['core.lesson_mode', MODES[inicio.modo]],
    ['core.entry', entryOf('scorm12', leccion.cmi)],
    ['core.total_time', toTimespan(leccion.segundos)],
    ['launch_data', leccion.datos],
    ['student_data.mastery_score', leccion.maestria === null ? null : String(leccion.maestria)],
    ['student_data.max_time_allowed', leccion.tiempo_maximo],
    ['student_data.time_limit_action', leccion.accion_tiempo],
  ]);
}

function portalLeaves2004(inicio: InicioJugador, leccion: LeccionJugador): Leaf[] {
  return present([
    ['learner_id', inicio.alumno.id],
    ['learner_name', inicio.alumno.nombre],
    ['credit', inicio.modo === 'normal' ? 'credit' : 'no-credit'],
    ['mode', MODES[inicio.modo]],
    ['entry', entryOf('scorm2004', leccion.cmi)],
    ['total_time', toDuration(leccion.segundos)],
    ['launch_data', leccion.datos],
    ['scaled_passing_score', leccion.maestria === null ? null : String(leccion.maestria / 100)],
    ['max_time_allowed', leccion.tiempo_maximo],
    ['time_limit_action', leccion.accion_tiempo],
    ['completion_threshold', leccion.umbral === null ? null : String(leccion.umbral)],
  ]);
}

/** All that a lesson finds at its start: its stored state, then what the portal says. */
export function launchLeaves(inicio: InicioJugador, leccion: LeccionJugador): Leaf[] {
  const { tipo } = inicio;
  const stored = leavesOf(storedCmi(leccion.cmi)).filter(([path]) => !isOurs(tipo, path));
  const status: Leaf[] =
    tipo === 'scorm12' && !stored.some(([path]) => path.join('.') === 'core.lesson_status')
      ? [[['core', 'lesson_status'], 'not attempted']]
      : [];
  return [...stored, ...status, ...(tipo === 'scorm12' ? portalLeaves12(inicio, leccion) : portalLeaves2004(inicio, leccion))];
}
