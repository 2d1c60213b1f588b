import { type ClaseUnion, type EfectoContado, EFECTOS_UNION, type EfectoUnion, type LadoUnion } from '@portal/contract/union';
import { CERRADAS } from './enlaces-persona.rules.ts';
import { ENLACES } from './enlaces.rules.ts';

/** Effects of changed columns that are no links; `null`: a part of another effect. */
const OTROS: Readonly<Record<string, EfectoUnion | null>> = {
  'parametro.codigo_parametro': 'codigos_cambiados',
  'tableta.dispositivo': 'tablets_renombradas',
  'reporte_guardado.filtros': 'reportes',
  'regla.huella': null,
  'evaluacion.numero_intento': 'renumerados',
  'asignacion.fecha_prorroga': 'plazos',
  'asignacion.fecha_plazo': 'plazos',
  'usuario.codigo_jefe_inmediato': 'a_cargo',
  'empresa.codigo_gerente': 'direccion',
  'empresa.codigo_director': 'direccion',
  'reporte_guardado.nombre': null,
};

/** Effects of deleted rows; `null`: a part of another effect. */
const ELIMINADOS: Readonly<Record<string, EfectoUnion | null>> = {
  parametro: 'parametros_unidos',
  regla: 'reglas_unidas',
  regla_condicion: null,
  nombre_anterior: null,
  empresa: null,
  usuario: null,
  asignacion: 'inscripciones_unidas',
  ...Object.fromEntries(CERRADAS.map(({ tabla }) => [tabla, 'ingreso' as const])),
};

/** Links to parameters of both companies: the people themselves are counted by their company. */
const PUESTOS: ReadonlySet<string> = new Set([
  'usuario.id_cargo',
  'usuario.id_centro_costo',
  'usuario.id_departamento',
  'tableta.id_centro_costo',
]);

const EFECTOS = new Map(
  Object.values(ENLACES)
    .flat()
    .map(({ tabla, columna, efecto }) => [`${tabla}.${columna}`, efecto]),
);

/** Rows of one table that a join changed in one column, or deleted. */
export interface Grupo {
  readonly tabla: string;
  readonly columna: string | null;
  readonly total: number;
}

/** Effect of deleted rows; a parameter that is joined by itself is the record at hand. */
function efectoDeEliminados(tabla: string, clase: ClaseUnion): EfectoUnion | null {
  if (!(tabla in ELIMINADOS)) return clase === 'usuario' ? 'repetidos_persona' : 'repetidos';
  return tabla === 'parametro' && clase !== 'empresa' ? null : (ELIMINADOS[tabla] ?? null);
}

/** Returns what a group of changed rows means to people; null: it is a part of another effect. */
function efectoDe({ tabla, columna }: Pick<Grupo, 'tabla' | 'columna'>, clase: ClaseUnion): EfectoUnion | null {
  if (columna === null) return efectoDeEliminados(tabla, clase);
  const place = `${tabla}.${columna}`;
  if (clase === 'empresa' && PUESTOS.has(place)) return 'puestos';
  return EFECTOS.get(place) ?? OTROS[place] ?? null;
}

/** Sums groups of changed rows by what they mean to people, in the order in which they are said. */
export function efectosDe(grupos: readonly Grupo[], clase: ClaseUnion, further: readonly [EfectoUnion, number][] = []): EfectoContado[] {
  const totals = new Map<EfectoUnion, number>(further);
  for (const grupo of grupos) {
    const efecto = efectoDe(grupo, clase);
    if (efecto) totals.set(efecto, (totals.get(efecto) ?? 0) + grupo.total);
  }
  return EFECTOS_UNION.flatMap((efecto) => {
    const total = totals.get(efecto);
    return total ? [{ efecto, nombre: null, total }] : [];
  });
}

/** Returns what a join of a person means beside the changed rows: certificates follow their attempts, and the role ends. */
export const efectosDePersona = ({ persona }: Pick<LadoUnion, 'persona'>): [EfectoUnion, number][] =>
  persona
    ? [
        ['certificados', persona.certificados],
        ['rol', persona.rol === 'Alumno' ? 0 : 1],
      ]
    : [];

/** Spells what a join changes: equal texts mean equal numbers everywhere. */
export const textoDe = (grupos: readonly Grupo[]): string =>
  JSON.stringify(grupos.map(({ tabla, columna, total }) => `${tabla}.${columna ?? ''}=${total}`).toSorted());
