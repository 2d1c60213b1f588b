import { dayIn } from '@portal/server/src/core/day.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';

/** Filters of a report as its model takes them; nothing chosen means all. */
export interface Pedido {
  /** Companies of the access; null: no limit. */
  readonly alcance: readonly number[] | null;
  readonly empresas: readonly number[];
  readonly planes: readonly number[];
  readonly desde: string | null;
  readonly hasta: string | null;
}

/** Reads whole tables. */
async function readTables(db: Executor) {
  return {
    usuarios: await db.selectFrom('usuario').selectAll().execute(),
    planes: await db.selectFrom('planestudio').selectAll().execute(),
    asignaciones: await db.selectFrom('asignacion').selectAll().execute(),
    intentos: await db.selectFrom('evaluacion').selectAll().execute(),
    opiniones: await db.selectFrom('feedback').selectAll().execute(),
    ocurrencias: await db.selectFrom('ocurrencia').selectAll().where('activa', '=', true).execute(),
  };
}
type Tablas = Awaited<ReturnType<typeof readTables>>;
type Usuario = Tablas['usuarios'][number];
type Intento = Tablas['intentos'][number];

const percent = (part: number, whole: number): number => {
  if (whole === 0) return 0;
  return part >= whole ? 100 : Math.min(Math.round((10_000 * part) / whole) / 100, 99.99);
};
const lima = (instant: string | Date): string => dayIn('America/Lima', new Date(instant));
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Result of a person in a plan. */
interface Resultado {
  readonly total: number;
  readonly aprobados: number;
  readonly promedio: number | null;
  readonly intentos: number;
  readonly terminado: boolean;
}

/** The reports once more, by loops over whole tables, from their definitions alone (docs/cifras.md). */
export class Modelo {
  readonly t: Tablas;
  readonly today: string;
  private constructor(t: Tablas, today: string) {
    this.t = t;
    this.today = today;
  }

  static async read(db: Executor, today: string): Promise<Modelo> {
    return new Modelo(await readTables(db), today);
  }

  isActive = ({ fecha_cese }: Usuario): boolean => fecha_cese === null || fecha_cese > this.today;

  reaches = ({ id_empresa }: Usuario, { alcance, empresas }: Pedido): boolean => {
    if (alcance && (id_empresa === null || !alcance.includes(id_empresa))) return false;
    return empresas.length === 0 || (id_empresa !== null && empresas.includes(id_empresa));
  };

  within = (instant: string | Date, { desde, hasta }: Pedido): boolean => {
    const day = lima(instant);
    return (desde === null || day >= desde) && (hasta === null || day <= hasta);
  };

  /** Finished valid attempts. */
  get validos(): (Intento & { readonly fecha_fin: string })[] {
    return this.t.intentos.flatMap((one) =>
      one.fecha_fin !== null && one.codigo_estado === 1 ? [{ ...one, fecha_fin: one.fecha_fin }] : [],
    );
  }

  resultOf(id_usuario: number, id_planestudio: number): Resultado {
    const attempts = this.validos.filter((one) => one.id_usuario === id_usuario && one.id_planestudio === id_planestudio);
    const places = this.t.ocurrencias.filter((place) => place.id_planestudio === id_planestudio);
    let aprobados = 0;
    const notas: number[] = [];
    for (const { id_programa, id_curso, id_modulo, id_tema } of places) {
      const here = attempts.filter(
        (one) => one.id_programa === id_programa && one.id_curso === id_curso && one.id_modulo === id_modulo && one.id_tema === id_tema,
      );
      if (here.some(({ aprobado }) => aprobado)) aprobados += 1;
      if (here.length > 0) notas.push(Math.max(...here.map(({ nota }) => Number(nota))));
    }
    const sum = notas.reduce((total, nota) => total + nota, 0);
    const promedio = notas.length ? Math.round((100 * sum) / notas.length) / 100 : null;
    return {
      total: places.length,
      aprobados,
      promedio,
      intentos: attempts.length,
      terminado: places.length > 0 && aprobados === places.length,
    };
  }

  estadoOf({ terminado, intentos }: Resultado, id_planestudio: number): string {
    if (terminado) return 'Terminado';
    if (this.t.planes.find((plan) => plan.id_planestudio === id_planestudio)!.fecha_fin < this.today) return 'Vencido';
    return intentos > 0 ? 'En Progreso' : 'Pendiente';
  }

  userOf = (id: number): Usuario => this.t.usuarios.find(({ id_usuario }) => id_usuario === id)!;

  /** Open assignments of active people that a request reaches, opened on its days. */
  asignadas(pedido: Pedido) {
    return this.t.asignaciones.filter((one) => {
      const person = this.userOf(one.id_usuario);
      if (one.codigo_estado !== 1 || !this.isActive(person) || !this.reaches(person, pedido)) return false;
      return (pedido.planes.length === 0 || pedido.planes.includes(one.id_planestudio)) && this.within(one.fecha_apertura, pedido);
    });
  }

  /** «Usuarios Asignados» (P101). */
  usuarioEmpresa(pedido: Pedido) {
    return this.asignadas(pedido).map(({ id_asignacion, id_usuario, id_planestudio, fecha_apertura }) => {
      const result = this.resultOf(id_usuario, id_planestudio);
      return {
        id_asignacion,
        fecha: lima(fecha_apertura),
        temas: result.total,
        avance: percent(result.aprobados, result.total),
        promedio: result.promedio,
        estado: this.estadoOf(result, id_planestudio),
        evaluado: result.intentos > 0 ? 1 : 0,
      };
    });
  }

  /** Sum of «Avance por Plan de Estudio» (P102) for the one plan of the request. */
  generalTotal(pedido: Pedido) {
    const people = this.t.usuarios.filter((person) => this.isActive(person) && this.reaches(person, pedido));
    const results = this.asignadas(pedido).map((one) => this.resultOf(one.id_usuario, one.id_planestudio));
    const aprobados = results.filter(({ terminado }) => terminado).length;
    const sum = (name: 'aprobados' | 'total') => results.reduce((total, result) => total + result[name], 0);
    return {
      usuarios_activos: people.length,
      usuarios_asignados: results.length,
      usuarios_aprobados: aprobados,
      usuarios_pendientes: results.length - aprobados,
      avance_total: percent(sum('aprobados'), sum('total')),
    };
  }

  /** NPS of each topic of the one plan of the request (P22). */
  nps(pedido: Pedido) {
    const escalas = new Map<string, number[]>();
    for (const attempt of this.validos) {
      const opinion = this.t.opiniones.find(({ id_evaluacion }) => id_evaluacion === attempt.id_evaluacion);
      const counts = pedido.planes.includes(attempt.id_planestudio) && this.reaches(this.userOf(attempt.id_usuario), pedido);
      if (!opinion || !counts || !this.within(attempt.fecha_fin, pedido)) continue;
      const place = `${attempt.id_modulo} ${attempt.id_tema}`;
      escalas.set(place, [...(escalas.get(place) ?? []), opinion.escala]);
    }
    return [...escalas].map(([place, all]) => {
      const share = (part: number) => Math.round((10_000 * part) / all.length) / 100;
      const [promotores, detractores] = [all.filter((one) => one >= 90).length, all.filter((one) => one <= 60).length];
      const net = promotores - detractores;
      return {
        place,
        encuestas: all.length,
        promotor: share(promotores),
        neutro: share(all.length - promotores - detractores),
        detractor: share(detractores),
        nps: Math.sign(net) * share(Math.abs(net)),
      };
    });
  }

  /** Time line: each active plan in each company with assigned people or attempts on the days (P108). */
  lineaTiempo(pedido: Pedido) {
    const everyDay = { ...pedido, desde: null, hasta: null };
    const rows = [];
    for (const { id_planestudio, codigo_estado, fecha_inicio, fecha_fin } of this.t.planes) {
      if (codigo_estado !== 1) continue;
      for (const id_empresa of new Set(this.t.usuarios.map((person) => person.id_empresa))) {
        const here = (id: number) => this.userOf(id).id_empresa === id_empresa;
        const asignados = this.asignadas({ ...everyDay, planes: [id_planestudio] }).filter((one) => here(one.id_usuario)).length;
        const days = this.validos
          .filter(
            (one) => one.id_planestudio === id_planestudio && here(one.id_usuario) && this.reaches(this.userOf(one.id_usuario), pedido),
          )
          .filter((one) => this.within(one.fecha_fin, pedido))
          .map((one) => lima(one.fecha_fin))
          .toSorted((a, b) => a.localeCompare(b));
        if (asignados === 0 && days.length === 0) continue;
        const diasprogramado = daysBetween(fecha_inicio, fecha_fin) + 1;
        const diasejecutado = days.length ? daysBetween(days[0]!, days.at(-1)!) + 1 : null;
        const diferencia = diasejecutado === null ? null : diasprogramado - diasejecutado;
        rows.push({ id_planestudio, id_empresa, asignados, diasprogramado, diasejecutado, diferencia, fechainiejecutado: days[0] ?? null });
      }
    }
    return rows;
  }

  /** Level of a person under a boss; undefined for anybody else (P115). */
  nivelBajo(id: number, id_jefe: number): number | undefined {
    let person: Usuario | undefined = this.userOf(id);
    for (let nivel = 1; nivel <= this.t.usuarios.length; nivel += 1) {
      const code: string | null = person.codigo_jefe_inmediato;
      person = this.t.usuarios.find(({ codigo_usuario }) => codigo_usuario === code);
      if (!person || person.id_usuario === id) return undefined;
      if (person.id_usuario === id_jefe) return nivel;
    }
    return undefined;
  }

  /** Open assignments of active plans of everybody under a boss (P115). */
  equipo(id_jefe: number, pedido: Pedido) {
    const inForce = this.t.planes.flatMap(({ id_planestudio, codigo_estado }) => (codigo_estado === 1 ? [id_planestudio] : []));
    return this.asignadas({ ...pedido, planes: inForce }).flatMap(({ id_asignacion, id_usuario, id_planestudio }) => {
      const nivel = id_usuario === id_jefe ? undefined : this.nivelBajo(id_usuario, id_jefe);
      const result = this.resultOf(id_usuario, id_planestudio);
      const avance = percent(result.aprobados, result.total);
      return nivel === undefined ? [] : [{ id_asignacion, nivel, avance, estado: this.estadoOf(result, id_planestudio) }];
    });
  }
}
