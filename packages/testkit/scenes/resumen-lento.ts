import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Rows of the tables that people change, on which the sums are a view. */
interface Mundo {
  readonly personas: readonly Persona[];
  readonly abiertas: readonly { readonly id_usuario: number; readonly id_planestudio: number }[];
  readonly intentos: readonly Intento[];
  readonly activas: readonly Ocurrencia[];
}

interface Persona {
  readonly id_usuario: number;
  readonly id_empresa: number | null;
  readonly id_centro_costo: number | null;
  readonly id_departamento: number | null;
  readonly fecha_cese: string | null;
}

interface Ocurrencia {
  readonly id_planestudio: number;
  readonly lugar: string;
}

interface Intento extends Ocurrencia {
  readonly id_usuario: number;
  readonly aprobado: boolean;
  readonly nota: number | null;
}

const LUGAR = sql.raw(`id_planestudio, concat_ws(' ', id_programa, id_curso, id_modulo, id_tema) as lugar`);

async function read(db: Executor): Promise<Mundo> {
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(db)).rows;
  return {
    personas: await rows(sql<Persona>`select id_usuario, id_empresa, id_centro_costo, id_departamento, fecha_cese from usuario`),
    abiertas: await rows(sql<Mundo['abiertas'][number]>`select id_usuario, id_planestudio from asignacion where codigo_estado = 1`),
    intentos: await rows(
      sql<Intento>`select id_usuario, aprobado, nota, ${LUGAR} from evaluacion where fecha_fin is not null and codigo_estado = 1`,
    ),
    activas: await rows(sql<Ocurrencia>`select ${LUGAR} from ocurrencia where activa`),
  };
}

/** Whom the slow sums count. */
export interface Contado {
  readonly today: string;
  readonly empresas: readonly number[] | null;
  readonly planes: readonly number[];
}

const counts = ({ fecha_cese, id_empresa }: Persona, { today, empresas }: Contado): boolean =>
  (fecha_cese === null || fecha_cese > today) && (empresas === null || (id_empresa !== null && empresas.includes(id_empresa)));

const isBetter = (one: Intento, other: Intento): boolean =>
  one.aprobado === other.aprobado ? (one.nota ?? -1) > (other.nota ?? -1) : one.aprobado;

/** Returns the attempt that counts in each place where there are some. */
function mejores(intentos: readonly Intento[]): Intento[] {
  const best = new Map<string, Intento>();
  for (const intento of intentos) {
    const known = best.get(intento.lugar);
    if (!known || isBetter(intento, known)) best.set(intento.lugar, intento);
  }
  return [...best.values()];
}

/** Totals of one person in a plan. */
function sumaDe({ intentos, activas }: Mundo, id_usuario: number, id_planestudio: number) {
  const lugares = new Set(activas.filter((place) => place.id_planestudio === id_planestudio).map(({ lugar }) => lugar));
  const propios = intentos.filter((intento) => intento.id_usuario === id_usuario && intento.id_planestudio === id_planestudio);
  const valen = mejores(propios).filter(({ lugar }) => lugares.has(lugar));
  const aprobados = valen.filter(({ aprobado }) => aprobado).length;
  const notas = valen.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  return {
    asignados: 1,
    terminados: Number(lugares.size > 0 && aprobados === lugares.size),
    iniciados: Number(propios.length > 0),
    total: lugares.size,
    aprobados,
    calificados: notas.length,
    suma_notas: notas.reduce((sum, nota) => sum + Math.round(nota * 100), 0),
  };
}

type Sumas = Record<string, number>;

const add = (into: Map<string, Sumas>, key: string, sumas: Sumas): void => {
  const known = into.get(key) ?? {};
  into.set(key, Object.fromEntries(Object.entries(sumas).map(([name, value]) => [name, (known[name] ?? 0) + value])));
};

const sorted = (sums: ReadonlyMap<string, Sumas>): [string, Sumas][] => [...sums].toSorted(([one], [other]) => one.localeCompare(other));

/** Works the sums by plan and company out of all the tables; grades in hundredths. */
async function porPlan(db: Executor, contado: Contado): Promise<[string, Sumas][]> {
  const mundo = await read(db);
  const sums = new Map<string, Sumas>();
  for (const persona of mundo.personas.filter((candidate) => counts(candidate, contado)))
    for (const { id_usuario, id_planestudio } of mundo.abiertas)
      if (id_usuario === persona.id_usuario)
        add(sums, `${id_planestudio} ${persona.id_empresa}`, sumaDe(mundo, id_usuario, id_planestudio));
  return sorted(sums);
}

/** Works the people by company, cost centre and department out of all the tables. */
async function porPersona(db: Executor, contado: Contado): Promise<[string, Sumas][]> {
  const mundo = await read(db);
  const sums = new Map<string, Sumas>();
  for (const persona of mundo.personas.filter((candidate) => counts(candidate, contado))) {
    const { id_usuario, id_empresa, id_centro_costo, id_departamento } = persona;
    const suyas = mundo.abiertas.filter((open) => open.id_usuario === id_usuario && contado.planes.includes(open.id_planestudio));
    const evaluada = suyas.some(({ id_planestudio }) => sumaDe(mundo, id_usuario, id_planestudio).iniciados > 0);
    const sumas = { usuarios: 1, asignados: Number(suyas.length > 0), evaluados: Number(evaluada) };
    add(sums, `${id_empresa} ${id_centro_costo} ${id_departamento}`, sumas);
  }
  return sorted(sums);
}

/** Slow sums, to compare with `resumen_plan` and `resumen_persona`. */
export const lento = { porPlan, porPersona };
