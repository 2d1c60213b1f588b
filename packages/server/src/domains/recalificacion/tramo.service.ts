import type { DatosPregunta } from '@portal/contract/pregunta';
import { instantOf, type Cartero } from '../../core/context.ts';
import type { Autor } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { findTerminados, lockProgressOf, type Matriculas, recomputeProgressOf } from '../avance/avance.public.ts';
import { correctCertificados, giveBackCertificados } from '../certificado/certificado.public.ts';
import { type IntentoCorregible, lockCorregibles, notaDe, writeCorrecciones } from '../evaluacion/evaluacion.public.ts';
import { queueSalud } from '../pregunta/pregunta.public.ts';
import type { FilaAnotada, FilaDelTramo } from './corrida.repository.ts';
import type { Recalificacion } from './recalificacion.repository.ts';
import { type Decision, type Foto, fotoDe, isAs, judge } from './recalificacion.rules.ts';

/** Who acts, in a call or later in a job. */
export type Actor = Cartero & { readonly db: Executor; readonly user: Autor };

/** Portion of a correction. */
export interface Tramo {
  readonly operacion: Recalificacion;
  /** Question with the wrong key. */
  readonly datos: DatosPregunta;
  readonly filas: readonly FilaDelTramo[];
}

interface Juzgado {
  readonly intento: IntentoCorregible;
  readonly decision: Decision;
}

const idOf = ({ id_evaluacion }: { readonly id_evaluacion: number }): number => id_evaluacion;
const idsOf = (rows: readonly { readonly id_evaluacion: number }[]): number[] => rows.map(idOf);

const matriculasOf = (intentos: readonly IntentoCorregible[]): Matriculas => ({
  id_usuario: [...new Set(intentos.map(({ id_usuario }) => id_usuario))],
  id_planestudio: [...new Set(intentos.map(({ id_planestudio }) => id_planestudio))],
});

/** Number of plans that each person finishes, and has to finish again, by a change. */
interface Planes {
  readonly terminados: ReadonlyMap<number, number>;
  readonly reabiertos: ReadonlyMap<number, number>;
}

const SIN_PLANES: Planes = { terminados: new Map(), reabiertos: new Map() };

type Terminados = Awaited<ReturnType<typeof findTerminados>>;

/** Counts the plans of the first list that are missing in the second one, by person. */
function missing(one: Terminados, other: Terminados): Map<number, number> {
  const keyOf = (plan: Terminados[number]) => `${plan.id_usuario} ${plan.id_planestudio}`;
  const known = new Set(other.map(keyOf));
  const counts = new Map<number, number>();
  for (const plan of one) if (!known.has(keyOf(plan))) counts.set(plan.id_usuario, (counts.get(plan.id_usuario) ?? 0) + 1);
  return counts;
}

/** Attempt with the grade that it gets. */
interface Cambio {
  readonly intento: IntentoCorregible;
  readonly despues: Omit<Foto, 'certificado'>;
}

/** Writes grades under the lock of the progress, recounts it, and returns the plans that people finish by it. */
async function regrade(
  trx: Executor,
  { operacion, actor }: { readonly operacion: Recalificacion; readonly actor: Actor },
  changes: readonly Cambio[],
): Promise<Planes> {
  const { id_pregunta } = operacion;
  const graded = changes.filter(({ intento, despues }) => intento.nota !== despues.nota || intento.aprobado !== despues.aprobado);
  const matriculas = matriculasOf(graded.map(({ intento }) => intento));
  const turned = matriculasOf(graded.filter(({ intento, despues }) => intento.aprobado !== despues.aprobado).map(({ intento }) => intento));
  if (graded.length) await lockProgressOf(trx, matriculas);
  const before = turned.id_usuario.length ? await findTerminados(trx, turned.id_usuario) : [];
  await writeCorrecciones(
    trx,
    { id_pregunta, usuario: actor.user.username, now: instantOf(actor) },
    changes.map(({ intento, despues }) => ({ id_evaluacion: intento.id_evaluacion, ...despues })),
  );
  if (!graded.length) return SIN_PLANES;
  await recomputeProgressOf(trx, matriculas);
  if (!turned.id_usuario.length) return SIN_PLANES;
  const after = await findTerminados(trx, turned.id_usuario);
  return { terminados: missing(after, before), reabiertos: missing(before, after) };
}

/** Regrades for good: the figures of the questions of the changed attempts, and of the versions that the answers left and reached, are due (P290). */
async function regradeForGood(
  trx: Executor,
  by: { readonly operacion: Recalificacion; readonly actor: Actor },
  changes: readonly Cambio[],
): Promise<Planes> {
  const planes = await regrade(trx, by, changes);
  const changed = changes.filter(({ intento, despues }) => intento.version !== despues.version || intento.puntos !== despues.puntos);
  const versiones = changed.flatMap(({ intento, despues }) => [intento.version, despues.version]);
  await queueSalud(trx, { intentos: idsOf(changed.map(({ intento }) => intento)), id_pregunta: by.operacion.id_pregunta, versiones });
  return planes;
}

/** Adds to the first row of each person that changes how many plans that one finishes. */
function withPlanes(
  rows: readonly { readonly fila: FilaAnotada; readonly id_usuario: number }[],
  { terminados, reabiertos }: Planes,
): FilaAnotada[] {
  const seen = new Set<number>();
  return rows.map(({ fila, id_usuario }) => {
    if (fila.estado === 'excluida' || seen.has(id_usuario)) return fila;
    seen.add(id_usuario);
    return { ...fila, planes_terminados: terminados.get(id_usuario) ?? 0, planes_reabiertos: reabiertos.get(id_usuario) ?? 0 };
  });
}

const STAYS = new Set<Decision['efecto']>(['conserva', 'sin_preguntas']);

/** Returns the attempt as it is after a decision; `version`: that of the corrected question. */
const despuesOf = ({ intento, decision }: Juzgado, version: number | null): Omit<Foto, 'certificado'> => {
  const { efecto, certificado: _certificado, ...grade } = decision;
  return { ...grade, version: version === null || STAYS.has(efecto) ? intento.version : version };
};

function judgeAll({ operacion, datos }: Tramo, intentos: readonly IntentoCorregible[]): Juzgado[] {
  const { modo, respuestas, a_la_baja, id_pregunta } = operacion;
  return intentos.map((intento) => ({
    intento,
    decision: judge({ modo, respuestas, a_la_baja, datos }, intento, { id_pregunta, calificar: notaDe }),
  }));
}

/**
 * Tries a portion: writes grades and counts progress as the act does, and returns what each row becomes. The caller rolls back. Certificates follow
 * from the decisions, so that no number is spent.
 */
export async function tryTramo(trx: Executor, actor: Actor, tramo: Tramo): Promise<FilaAnotada[]> {
  const intentos = await lockCorregibles(trx, tramo.operacion.id_pregunta, idsOf(tramo.filas));
  const juzgados = judgeAll(
    tramo,
    intentos.filter(({ vale }) => vale),
  );
  const planes = await regrade(
    trx,
    { operacion: tramo.operacion, actor },
    juzgados.map((one) => ({ intento: one.intento, despues: despuesOf(one, null) })),
  );
  const rows = juzgados.map((one) => ({ id_usuario: one.intento.id_usuario, fila: shownOf(one) }));
  const gone = intentos
    .filter(({ vale }) => !vale)
    .map(({ id_evaluacion }): FilaAnotada => ({ id_evaluacion, estado: 'excluida', efecto: 'cambiada' }));
  return [...withPlanes(rows, planes), ...gone];
}

function shownOf(one: Juzgado): FilaAnotada {
  const { intento, decision } = one;
  const { efecto, certificado } = decision;
  return {
    id_evaluacion: intento.id_evaluacion,
    estado: STAYS.has(efecto) ? 'excluida' : 'lista',
    efecto,
    certificado,
    antes: fotoDe(intento),
    despues: { ...despuesOf(one, null), certificado: intento.certificado },
  };
}

/** Does a portion exactly as it was shown; an attempt that changed meanwhile stays and is named. */
export async function applyTramo(trx: Executor, actor: Actor, tramo: Tramo): Promise<FilaAnotada[]> {
  const { operacion, filas } = tramo;
  const shown = new Map(filas.map((fila) => [fila.id_evaluacion, fila]));
  const intentos = await lockCorregibles(trx, operacion.id_pregunta, idsOf(filas));
  const same = intentos.filter((intento) => intento.vale && isAs(shown.get(intento.id_evaluacion)!.antes!, fotoDe(intento)));
  const juzgados = judgeAll(tramo, same);
  const changes = juzgados.map((one) => ({ intento: one.intento, despues: despuesOf(one, operacion.version_corregida) }));
  const planes = await regradeForGood(trx, { operacion, actor }, changes);
  const of = (efecto: Decision['certificado']) =>
    juzgados.filter(({ decision }) => decision.certificado === efecto).map(({ intento }) => intento);
  await correctCertificados(trx, actor, {
    emite: of('emite').map(({ id_evaluacion, fecha_fin }) => ({ id_evaluacion, fecha_fin: fecha_fin! })),
    revisa: idsOf(of('revisa')),
    anula: idsOf(of('anula')),
    repone: idsOf(of('repone')),
  });
  const now = new Map((await lockCorregibles(trx, operacion.id_pregunta, idsOf(same))).map((intento) => [intento.id_evaluacion, intento]));
  const done = same.map((intento) => ({
    id_usuario: intento.id_usuario,
    fila: { id_evaluacion: intento.id_evaluacion, estado: 'hecha', despues: fotoDe(now.get(intento.id_evaluacion)!) } as FilaAnotada,
  }));
  return [
    ...withPlanes(done, planes),
    ...others(filas, same, { estado: 'rechazada', efecto: 'cambiada', planes_terminados: 0, planes_reabiertos: 0 }),
  ];
}

/** Returns rows that stay as they are. */
const others = (
  filas: readonly FilaDelTramo[],
  done: readonly IntentoCorregible[],
  note: Omit<FilaAnotada, 'id_evaluacion'>,
): FilaAnotada[] => {
  const known = new Set(idsOf(done));
  return filas.filter((fila) => !known.has(fila.id_evaluacion)).map(({ id_evaluacion }) => ({ id_evaluacion, ...note }));
};

/** Takes a portion back; an attempt that changed since stays and is named. */
export async function takeBackTramo(trx: Executor, actor: Actor, { operacion, filas }: Tramo): Promise<FilaAnotada[]> {
  const kept = new Map(filas.map((fila) => [fila.id_evaluacion, fila]));
  const intentos = await lockCorregibles(trx, operacion.id_pregunta, idsOf(filas));
  const same = intentos.filter((intento) => isAs(kept.get(intento.id_evaluacion)!.despues!, fotoDe(intento)));
  const changes = same.map((intento) => {
    const { certificado, ...grade } = kept.get(intento.id_evaluacion)!.antes!;
    return { intento, despues: grade, certificado };
  });
  await regradeForGood(trx, { operacion, actor }, changes);
  const certified = changes.filter(({ intento }) => kept.get(intento.id_evaluacion)!.certificado !== null);
  await giveBackCertificados(trx, actor, {
    antes: certified.flatMap(({ intento, certificado }) => (certificado ? [{ id_evaluacion: intento.id_evaluacion, ...certificado }] : [])),
    nuevos: certified.filter(({ certificado }) => certificado === null).map(({ intento }) => intento.id_evaluacion),
  });
  const back = same.map(({ id_evaluacion }): FilaAnotada => ({ id_evaluacion, estado: 'deshecha' }));
  return [...back, ...others(filas, same, { estado: 'queda' })];
}
