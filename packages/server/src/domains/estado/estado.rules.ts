import type { EstadoPortal, TareaEstado } from '@portal/contract/estado';

type Juicio = TareaEstado['estado'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minimum time between two runs of each job (jobs/jobs.ts); null: it runs when there is work, or by hand. */
export const CADA: Readonly<Record<TareaEstado['nombre'], number | null>> = {
  correo: null,
  bienvenida: null,
  masivo: null,
  recalificacion: null,
  redactor: null,
  webhook: null,
  resumen: MINUTE,
  asignacion_regla: 10 * MINUTE,
  cese: 10 * MINUTE,
  recordatorio: 10 * MINUTE,
  informe: 10 * MINUTE,
  cuadro: HOUR,
  salud: 10 * MINUTE,
  particiones: DAY,
  depuracion: DAY,
  retencion: DAY,
  archivos: DAY,
  copia: DAY,
  respaldo: null,
};

/** A job may be late by this before it is a warning: daily ones are looked at every ten minutes, and some run long. */
const SLACK = 30 * MINUTE;
/** A message that waits longer is a warning. */
const WAIT = HOUR;
/** Without any backup for longer a warning is due. */
const BACKUP = 2 * DAY;
/** The same without one by the command: the daily snapshot lies on the disk of the database. */
const AWAY = 7 * DAY;
/** Free space below which the disk is a warning: this share, or these bytes. */
const FREE_SHARE = 0.05;
const FREE_BYTES = 1024 ** 3;

const judge = (right: boolean): Juicio => (right ? 'bien' : 'aviso');

interface Tarea {
  readonly nombre: TareaEstado['nombre'];
  readonly ultima: string | null;
  readonly arrendada_hasta: string | null;
}

/** Judgements of what a job that runs on demand leaves behind: it is as right as that. */
export type Obras = Readonly<Partial<Record<TareaEstado['nombre'], Juicio>>>;

/** Judges a job that has no time of its own by its work. */
export const byWork = (tarea: TareaEstado, obras: Obras): TareaEstado =>
  tarea.estado === 'bien' ? { ...tarea, estado: obras[tarea.nombre] ?? 'bien' } : tarea;

/** Judges a job; one that never ran counts from the start of the process. */
export function judgeTarea({ nombre, ultima, arrendada_hasta }: Tarea, { now, inicio }: { now: Date; inicio: Date }): TareaEstado {
  const each = CADA[nombre];
  const en_curso = arrendada_hasta !== null && Date.parse(arrendada_hasta) > now.getTime();
  const due = each === null ? null : (ultima === null ? inicio.getTime() : Date.parse(ultima)) + each;
  const late = due !== null && now.getTime() > due + SLACK;
  return { estado: judge(!late), nombre, ultima, proxima: due === null ? null : new Date(due).toISOString(), en_curso };
}

/** Judges the database: no statement waits for a connection, every row has its partition, and those of the coming month are there (P170). */
export const judgeBase = ({
  en_espera,
  filas_resto,
  particiones_faltan,
}: Pick<EstadoPortal['base_datos'], 'en_espera' | 'filas_resto' | 'particiones_faltan'>): Juicio =>
  judge(en_espera === 0 && filas_resto === 0 && particiones_faltan === 0);

/** Judges the outbox: nothing failed, nothing waits for an hour, and what waits has a mail server. */
export function judgeCorreo(correo: Omit<EstadoPortal['correo'], 'estado'>, now: Date): Juicio {
  const { servidor, pendientes, fallidos, mas_antiguo } = correo;
  const stuck = mas_antiguo !== null && now.getTime() - Date.parse(mas_antiguo) > WAIT;
  return judge(fallidos === 0 && !stuck && (servidor || pendientes === 0));
}

/** Judges the webhooks: nothing waits for an hour, for want of an answer or of a secret. */
export const judgeWebhooks = ({ entregas_detenidas }: { readonly entregas_detenidas: number }): Juicio => judge(entregas_detenidas === 0);

/** Judges the level of writing: an update ends when all forms of data are written (P282). */
export const judgeNivel = (nivel: number, maximo: number): Juicio => judge(nivel >= maximo);

/** Judges the free space of the disk; unknown is no warning. */
export function judgeDisco({ libre, total }: Pick<EstadoPortal['disco'], 'libre' | 'total'>): Juicio {
  if (libre === null || total === null) return 'bien';
  return judge(libre >= FREE_BYTES && libre >= total * FREE_SHARE);
}

/** Judges the backups: one of either kind within 48 hours, and one by the command within a week. */
export function judgeRespaldo({ copia, respaldo }: Omit<EstadoPortal['respaldo'], 'estado'>, now: Date): Juicio {
  const within = (moment: string | null, most: number) => moment !== null && now.getTime() - Date.parse(moment) <= most;
  return judge(within(respaldo, BACKUP) || (within(copia, BACKUP) && within(respaldo, AWAY)));
}
