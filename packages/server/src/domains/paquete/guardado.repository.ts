import type { CalificacionTema, JuicioPaquete, TipoPaquete } from '@portal/contract/paquete';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import type { LeccionGuardada } from '../../db/tables/paquetes.ts';
import type { EstadoGuardado } from './lanzamiento.repository.ts';

/** Launch that wants to store, with all that the judgement of its commit needs. */
export interface LanzamientoAbierto {
  readonly id_paquete_alumno: number;
  readonly id_usuario: number;
  readonly username: string;
  /** Launch that may store. */
  readonly manda: number;
  readonly modo: 'normal' | 'revision';
  readonly secuencia: number;
  readonly fecha_creacion: string;
  readonly fecha_guardado: string | null;
  readonly id_evaluacion: number | null;
  readonly tipo: TipoPaquete;
  readonly lecciones: readonly LeccionGuardada[];
  readonly calificacion: CalificacionTema;
  readonly juicio_paquete: JuicioPaquete;
  readonly completado: boolean;
}

interface DeQuien {
  readonly id_lanzamiento: number;
  readonly id_usuario: number;
  readonly id_paquete: number;
}

const LOCK = prepared<DeQuien, LanzamientoAbierto>`
  select a.id_paquete_alumno, a.id_usuario, u.username, a.lanzamiento as manda, l.modo, l.secuencia, l.fecha_creacion, a.fecha_guardado, l.id_evaluacion, p.tipo,
    p.lecciones, t.calificacion, t.juicio_paquete, a.completado
  from paquete_alumno a join paquete_lanzamiento l using (id_paquete_alumno) join paquete p on p.id_paquete = l.id_paquete
  join tema t on t.id_tema = a.id_tema join usuario u on u.id_usuario = a.id_usuario
  where l.id_lanzamiento = ${'id_lanzamiento'} and a.id_usuario = ${'id_usuario'} and l.id_paquete = ${'id_paquete'}
  for no key update of a`;

/** Locks the learner of a launch in the package: its commits wait for each other. */
export const lockLanzamiento = async (trx: Executor, launch: DeQuien): Promise<LanzamientoAbierto | undefined> =>
  (await LOCK(trx, launch))[0];

/** State of a lesson to store. */
export interface EstadoNuevo {
  readonly id_paquete_alumno: number;
  readonly id_lanzamiento: number;
  readonly secuencia: number;
  readonly leccion: string;
  /** JSON. */
  readonly cmi: string;
  readonly completada: boolean;
  readonly aprobada: boolean | null;
  readonly nota: number | null;
  /** Seconds of this session so far, and whether it ended. */
  readonly segundos: number;
  readonly fin: boolean;
  readonly fecha: string;
  /** Claims as the lesson words them, JSON. */
  readonly dicho: string;
}

/**
 * A session that ended, and one of an earlier launch, is added to the seconds before it. A lesson that was passed, or completed without being failed, stays
 * so: tools begin again with `incomplete` when a person looks once more. `nuevo`: the lesson claims something else than ever before.
 */
const STORE = prepared<EstadoNuevo, Guardado>`
  with turno as (
    update paquete_lanzamiento set secuencia = ${'secuencia'}::integer, fecha_guardado = ${'fecha'}::timestamptz
    where id_lanzamiento = ${'id_lanzamiento'}
  ), ultimo as (
    select r.dicho from paquete_registro r join paquete_lanzamiento l using (id_lanzamiento)
    where l.id_paquete_alumno = ${'id_paquete_alumno'}::integer and r.leccion = ${'leccion'}::text order by r.id_paquete_registro desc limit 1
  ), dicho as (
    insert into paquete_registro (id_lanzamiento, leccion, secuencia, fecha, dicho, nuevo, fin)
    select ${'id_lanzamiento'}::integer, ${'leccion'}::text, ${'secuencia'}::integer, ${'fecha'}::timestamptz, ${'dicho'}::jsonb, nuevo, ${'fin'}::boolean
    from (select ${'dicho'}::jsonb is distinct from (select u.dicho from ultimo u) as nuevo) n where nuevo or ${'fin'}::boolean
    returning nuevo
  ), guardado as (
    insert into paquete_estado as e (id_paquete_alumno, leccion, cmi, completada, aprobada, nota, segundos, segundos_sesion, lanzamiento, fecha_guardado)
    values (${'id_paquete_alumno'}::integer, ${'leccion'}::text, ${'cmi'}::jsonb, ${'completada'}::boolean, ${'aprobada'}::boolean, ${'nota'}::numeric,
      case when ${'fin'}::boolean then ${'segundos'}::integer else 0 end, case when ${'fin'}::boolean then 0 else ${'segundos'}::integer end,
      ${'id_lanzamiento'}::integer, ${'fecha'}::timestamptz)
    on conflict (id_paquete_alumno, leccion) do update set cmi = excluded.cmi, lanzamiento = excluded.lanzamiento,
      completada = excluded.completada or e.completada and coalesce(e.aprobada, true),
      aprobada = case when e.aprobada then true else excluded.aprobada end,
      nota = case when e.aprobada and not coalesce(excluded.aprobada, false) then e.nota else excluded.nota end,
      segundos = e.segundos + excluded.segundos + case when e.lanzamiento <> excluded.lanzamiento then e.segundos_sesion else 0 end,
      segundos_sesion = excluded.segundos_sesion, fecha_guardado = excluded.fecha_guardado
    returning e.*
  )
  select (select jsonb_agg(to_jsonb(x) - 'cmi' - 'id_paquete_alumno') from (
      select * from guardado
      union all select * from paquete_estado o where o.id_paquete_alumno = ${'id_paquete_alumno'}::integer and o.leccion <> ${'leccion'}::text
    ) x) as estados,
    exists (select from dicho where nuevo) or exists (
      select from paquete_registro r where r.id_lanzamiento = ${'id_lanzamiento'}::integer and r.nuevo
    ) as nuevo`;

/** State of all lessons of a learner, and whether one of them claimed something new in this launch. */
interface Guardado {
  readonly estados: readonly Omit<EstadoGuardado, 'cmi'>[];
  readonly nuevo: boolean;
}

/** Stores the state of a lesson and its claims. */
export async function storeEstado(trx: Executor, estado: EstadoNuevo): Promise<Guardado> {
  const [stored] = await STORE(trx, estado);
  if (!stored) throw new Error('el estado de un paquete no se pudo guardar');
  return stored;
}

/** Sum of the lessons of a learner. */
export interface Resumen {
  readonly id_paquete_alumno: number;
  readonly completado: boolean;
  readonly aprobado: boolean | null;
  readonly nota: number | null;
  readonly segundos: number;
  readonly fecha: string;
}

const SUM = prepared<Resumen, unknown>`
  update paquete_alumno set completado = ${'completado'}, aprobado = ${'aprobado'}::boolean, nota = ${'nota'}::numeric, segundos = ${'segundos'},
    fecha_guardado = ${'fecha'}::timestamptz
  where id_paquete_alumno = ${'id_paquete_alumno'}`;

/** Stores the sum of the lessons of a learner. */
export const updateResumen = async (trx: Executor, resumen: Resumen): Promise<void> => void (await SUM(trx, resumen));

/** Attempt of a launch. */
interface IntentoDelPaquete {
  readonly notaminima: number;
  readonly fecha_fin: string | null;
  readonly aprobado: boolean;
  readonly nota: number | null;
}

const INTENTO = prepared<{ id_evaluacion: number }, IntentoDelPaquete>`
  select notaminima, fecha_fin, aprobado, nota from evaluacion where id_evaluacion = ${'id_evaluacion'}`;

/** Finds the attempt of a launch, open or graded. */
export const findIntento = async (trx: Executor, id_evaluacion: number): Promise<IntentoDelPaquete | undefined> =>
  (await INTENTO(trx, { id_evaluacion }))[0];
