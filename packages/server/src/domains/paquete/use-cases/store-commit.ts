import { type GuardadoJugador, guardarBody, type GuardarBody, type RechazoJugador, SUSPENSION_MAX } from '@portal/contract/paquete';
import type { PublicContext } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { gradeByPackage } from '../../evaluacion/evaluacion.public.ts';
import { findCaller } from '../../sesion/sesion.public.ts';
import type { BoletoPaquete } from '../boleto.crypto.ts';
import { findIntento, type LanzamientoAbierto, lockLanzamiento, storeEstado, updateResumen } from '../guardado.repository.ts';
import { dichoOf, estadoOf, juzga, palabrasOf, porLeccion, SIN_ESTADO, suspensionOf } from '../juicio.rules.ts';

type Place = Pick<PublicContext, 'db' | 'now' | 'log'>;

/** Answer to a commit. */
export interface CommitAnswer {
  readonly status: 200 | 400 | 409;
  readonly answer: GuardadoJugador | { readonly rechazo: RechazoJugador };
}

const refused = (status: 400 | 409, rechazo: RechazoJugador): CommitAnswer => ({ status, answer: { rechazo } });

/**
 * Stores the state of a lesson (P287). Refuses a commit of a launch that another one took over or that only looks again, and one that is older than the last
 * stored; the same one again is acknowledged again. Closes the attempt that the package grades: at once when approved, and as failed when the session ends.
 */
export async function storeCommit(place: Place, subject: BoletoPaquete, body: unknown): Promise<CommitAnswer> {
  const read = guardarBody.safeParse(body);
  if (!read.success || suspensionOf(read.data.cmi) > SUSPENSION_MAX) return refused(400, 'ilegible');
  const commit = read.data;
  return place.db.transaction().execute(async (trx) => {
    const launch = await lockLanzamiento(trx, { id_lanzamiento: commit.lanzamiento, ...subject });
    const leccion = launch?.lecciones.find(({ id, inicio }) => id === commit.leccion && inicio !== null);
    if (!launch || !leccion) return refused(400, 'ilegible');
    if (launch.manda !== commit.lanzamiento) return refused(409, 'otra_ventana');
    if (launch.modo === 'revision' || commit.secuencia < launch.secuencia) return refused(409, 'anterior');
    if (commit.secuencia === launch.secuencia) return { status: 200, answer: await answerOf(trx, launch, place.now) };
    return { status: 200, answer: await store(trx, { ...place, launch, commit, umbral: leccion.umbral }) };
  });
}

interface Commit extends Place {
  readonly launch: LanzamientoAbierto;
  readonly commit: GuardarBody;
  readonly umbral: number | null;
}

async function store(trx: Executor, { launch, commit, umbral, now, log }: Commit): Promise<GuardadoJugador> {
  const { tipo, id_paquete_alumno, lecciones } = launch;
  const dicho = dichoOf(tipo, commit.cmi, umbral);
  const fecha = now.toISOString();
  const { estados, nuevo } = await storeEstado(trx, {
    id_paquete_alumno,
    id_lanzamiento: commit.lanzamiento,
    secuencia: commit.secuencia,
    leccion: commit.leccion,
    cmi: JSON.stringify(commit.cmi),
    completada: dicho.completada,
    aprobada: dicho.aprobada,
    nota: dicho.nota,
    segundos: Math.min(dicho.segundos, elapsed(launch, now)),
    fin: commit.fin,
    fecha,
    dicho: JSON.stringify(palabrasOf(tipo, commit.cmi)),
  });
  const byId = porLeccion(estados);
  const resumen = estadoOf(lecciones.filter(({ inicio }) => inicio !== null).map(({ id }) => byId.get(id) ?? SIN_ESTADO));
  const segundos = estados.reduce((sum, each) => sum + each.segundos + each.segundos_sesion, 0);
  await updateResumen(trx, { id_paquete_alumno, ...resumen, segundos, fecha });
  const graded = resumen.completado ? await judge(trx, { launch, now, fin: commit.fin && nuevo, resumen }) : undefined;
  if (dicho.recortada) log.info({ id_lanzamiento: commit.lanzamiento }, 'un paquete envió una nota fuera de 0 a 100');
  return { guardado: fecha, terminado: resumen.completado, aprobado: graded?.aprobado ?? null, nota: graded?.nota ?? null };
}

/** Seconds since the launch: no session lasts longer. */
const elapsed = ({ fecha_creacion }: LanzamientoAbierto, now: Date): number =>
  Math.max(0, Math.ceil((now.getTime() - Date.parse(fecha_creacion)) / 1000));

interface Judged {
  readonly launch: LanzamientoAbierto;
  readonly now: Date;
  /** The session ended with a claim that is new. */
  readonly fin: boolean;
  readonly resumen: ReturnType<typeof estadoOf>;
}

interface Calificado {
  readonly aprobado: boolean;
  readonly nota: number | null;
}

/** Grades the attempt of the launch by its package; undefined where another judge does, or the attempt stays open. */
async function judge(trx: Executor, { launch, now, fin, resumen }: Judged): Promise<Calificado | undefined> {
  const { id_evaluacion, calificacion, juicio_paquete: juicio, id_usuario, username } = launch;
  if (id_evaluacion === null || calificacion !== 'paquete') return undefined;
  const intento = await findIntento(trx, id_evaluacion);
  if (!intento || intento.fecha_fin !== null) return undefined;
  const { notaminima } = intento;
  const aprobado = juzga(resumen, { juicio, notaminima });
  if (!aprobado && !fin) return undefined;
  const { settings } = await findCaller(trx, undefined, { now, ip: '' });
  const graded = { id_evaluacion, aprobado, nota: resumen.nota };
  const closed = await gradeByPackage({ db: trx, now, settings, autor: { id_usuario, username } }, graded);
  return closed ? graded : undefined;
}

/** Answers the commit that was stored last once more. */
async function answerOf(
  trx: Executor,
  { id_evaluacion, completado, fecha_guardado }: LanzamientoAbierto,
  now: Date,
): Promise<GuardadoJugador> {
  const intento = id_evaluacion === null ? undefined : await findIntento(trx, id_evaluacion);
  const graded = intento?.fecha_fin ? intento : undefined;
  const guardado = fecha_guardado ?? now.toISOString();
  return { guardado, terminado: completado, aprobado: graded?.aprobado ?? null, nota: graded?.nota ?? null };
}
