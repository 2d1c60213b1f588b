import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

interface Intento {
  readonly id_evaluacion: number;
  readonly id_usuario: number;
  readonly lugar: string;
  readonly id_tema: number;
  readonly nota: number | null;
  readonly aprobado: boolean;
  readonly fecha_fin: string;
}
interface Lugar {
  readonly id_planestudio: number;
  readonly lugar: string;
  readonly id_tema: number;
}

export const LUGAR = sql`concat_ws('-', id_planestudio, id_programa, id_curso, id_modulo, id_tema)`;

const best = (some: readonly Intento[]) =>
  some.toSorted(
    (a, b) => Number(b.aprobado) - Number(a.aprobado) || (b.nota ?? -1) - (a.nota ?? -1) || a.id_evaluacion - b.id_evaluacion,
  )[0];
const first = (moments: readonly string[]) => moments.toSorted()[0] ?? null;

/** Second evaluator: progress of everybody from attempts, assignments, places and settings, one pair of person and place after the other. */
export async function expectedProgreso(db: Executor) {
  const all = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows;
  const intentos = await all(
    sql<Intento>`select id_evaluacion, id_usuario, ${LUGAR} as lugar, id_tema, nota::float8 as nota, aprobado, fecha_fin from evaluacion
      where fecha_fin is not null and codigo_estado = 1`,
  );
  const activos = await all(sql<Lugar>`select id_planestudio, ${LUGAR} as lugar, id_tema from lugar where activa`);
  const asignadas = await all(
    sql<{ id_usuario: number; id_planestudio: number; convalida: number }>`
      select id_usuario, id_planestudio, convalida from asignacion join planestudio using (id_planestudio)`,
  );
  const temas = new Map<string, object>();
  const add = (id_usuario: number, lugar: string, ajeno: Intento | undefined) => {
    const propios = intentos.filter((one) => one.id_usuario === id_usuario && one.lugar === lugar);
    const cuenta = ajeno ?? best(propios);
    if (!cuenta) return;
    const there = intentos.filter((one) => one.id_usuario === id_usuario && one.lugar === cuenta.lugar);
    const fecha_aprobado = first(there.filter(({ aprobado }) => aprobado).map(({ fecha_fin }) => fecha_fin));
    temas.set(`${id_usuario} ${lugar}`, {
      intentos: propios.length,
      nota: cuenta.nota,
      aprobado: cuenta.aprobado,
      id_evaluacion: cuenta.id_evaluacion,
      fecha_aprobado,
      fecha_ultima:
        propios
          .map(({ fecha_fin }) => fecha_fin)
          .toSorted()
          .at(-1) ?? fecha_aprobado,
      convalidado: ajeno !== undefined,
    });
  };
  for (const { id_usuario, lugar } of intentos) add(id_usuario, lugar, undefined);
  for (const { id_usuario, id_planestudio, convalida } of asignadas)
    for (const { lugar, id_tema } of activos.filter((one) => convalida === 1 && one.id_planestudio === id_planestudio)) {
      const aprobados = intentos.filter((one) => one.id_usuario === id_usuario && one.id_tema === id_tema && one.aprobado);
      if (!aprobados.some((one) => one.lugar === lugar)) add(id_usuario, lugar, best(aprobados));
    }
  const planes = asignadas.map(({ id_usuario, id_planestudio }) => {
    const rows = activos
      .filter((one) => one.id_planestudio === id_planestudio)
      .map(({ lugar }) => temas.get(`${id_usuario} ${lugar}`) as { aprobado: boolean; nota: number | null; intentos: number } | undefined);
    const notas = rows.flatMap((row) => row?.nota ?? []);
    return [
      `${id_usuario} ${id_planestudio}`,
      {
        total: rows.length,
        aprobados: rows.filter((row) => row?.aprobado).length,
        calificados: notas.length,
        suma_notas: Math.round(notas.reduce((sum, nota) => sum + nota, 0) * 100) / 100,
        evaluaciones: rows.reduce((sum, row) => sum + (row?.intentos ?? 0), 0),
        iniciado: [...temas.keys()].some((key) => key.startsWith(`${id_usuario} ${id_planestudio}-`)),
      },
    ] as const;
  });
  return { temas: Object.fromEntries(temas), planes: Object.fromEntries(planes) };
}

interface Guardado {
  readonly clave: string;
  readonly intentos: number;
  readonly nota: number | null;
  readonly aprobado: boolean;
  readonly id_evaluacion: number;
  readonly convalidado: boolean;
}

/** The same as it is stored. */
export async function storedProgreso(db: Executor) {
  const all = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows;
  const temas = await all(
    sql<Guardado>`select id_usuario || ' ' || ${LUGAR} as clave, intentos, nota::float8 as nota, aprobado,
      id_evaluacion, fecha_aprobado, fecha_ultima, convalidado from progreso_tema`,
  );
  const planes = await all(
    sql<{
      clave: string;
    }>`select id_usuario || ' ' || id_planestudio as clave, total, aprobados, calificados, suma_notas::float8 as suma_notas,
      evaluaciones, iniciado from progreso where (id_usuario, id_planestudio) in (select id_usuario, id_planestudio from asignacion)`,
  );
  const byKey = <Row extends { readonly clave: string }>(rows: readonly Row[]) =>
    Object.fromEntries(rows.map(({ clave, ...rest }) => [clave, rest] as const));
  return { temas: byKey(temas), planes: byKey(planes) };
}
