import { message, type Message } from '@portal/messages';

/**
 * Plan as its learners see it. Places are `programa-curso-modulo-tema`, only active ones; `cuestionarios` repeats those with a questionnaire.
 */
export interface PlanVisto {
  readonly id_planestudio: number;
  readonly activo: boolean;
  readonly fecha_fin: string;
  readonly plazo: 'fijo' | 'asignacion' | 'ingreso';
  readonly plazo_dias: number | null;
  /** 1: counts what was approved elsewhere. */
  readonly convalida: number;
  readonly lugares: readonly string[];
  readonly cuestionarios: readonly string[];
}

/** Questions and material of a topic; `preguntas` and `material` are hashes. */
export interface TemaVisto {
  readonly id_tema: number;
  readonly nota: number;
  readonly numero_preguntas: number;
  readonly referencia: number | null;
  readonly preguntas: string;
  readonly material: string;
}

/** Plans and topics that a change may touch, before or after it. */
export interface Vista {
  readonly planes: readonly PlanVisto[];
  readonly temas: readonly TemaVisto[];
}

/** How a topic changes for those who have yet to approve it. */
type Clase = 'nota' | 'preguntas' | 'material' | 'requisito';

export interface PlanTocado {
  readonly id_planestudio: number;
  readonly activo_antes: boolean;
  readonly activo_despues: boolean;
  /** Rule of the deadlines before the change. */
  readonly fin_antes: string;
  readonly plazo_antes: PlanVisto['plazo'];
  readonly dias_antes: number | null;
  readonly otro_plazo: boolean;
  /** Counts from now on what was approved elsewhere, or does not any more. */
  readonly otra_cuenta: boolean;
  readonly lugares: boolean;
  /** Places that come to it. */
  readonly entran: readonly string[];
}

export interface TemaTocado {
  readonly id_tema: number;
  readonly clase: Clase;
}

/** Difference of two views. */
export interface Diferencia {
  readonly planes: readonly PlanTocado[];
  readonly temas: readonly TemaTocado[];
  /** Topics that come to a plan, and that leave one. */
  readonly entran: number;
  readonly salen: number;
  /** Pass mark of the first topic that gets another one. */
  readonly nota?: { readonly antes: number; readonly despues: number } | undefined;
}

/** People whom a difference touches, each counted once in each figure. */
export interface Alcanzados {
  readonly personas: number;
  readonly empresas: number;
  readonly planes: number;
  /** Of a plan that is active before and after: who had approved everything and has not then; the other way round. */
  readonly vuelven: number;
  readonly terminan: number;
  readonly reciben: number;
  readonly pierden: number;
  /** People with pending topics with a deadline that is no longer over, is over from now on, or is another day. */
  readonly dejan_vencidos: number;
  readonly pasan_vencidos: number;
  readonly plazo: number;
  /** People of a plan that counts from now on what was approved elsewhere, or does not any more, with a topic that this changes. */
  readonly convalidan: number;
  readonly dejan_convalidar: number;
  readonly nota: number;
  readonly preguntas: number;
  readonly abiertos: number;
  readonly material: number;
  readonly requisito: number;
}

const temaOf = (lugar: string): string => lugar.slice(lugar.lastIndexOf('-') + 1);
const minus = (some: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return some.filter((one) => !known.has(one));
};

/** Compares two views of the same plans and topics. */
export function diferenciaDe(antes: Vista, despues: Vista): Diferencia {
  const later = new Map(despues.planes.map((plan) => [plan.id_planestudio, plan]));
  const pairs = antes.planes.flatMap((before) => {
    const after = later.get(before.id_planestudio);
    return after ? [{ before, after }] : [];
  });
  const entran = pairs.flatMap(({ before, after }) => minus(after.lugares, before.lugares));
  const salen = pairs.flatMap(({ before, after }) => minus(before.lugares, after.lugares));
  const temas = temasTocados(antes.temas, despues.temas);
  const marked = temas.find(({ clase }) => clase === 'nota')?.id_tema;
  const notaIn = (vista: Vista) => vista.temas.find(({ id_tema }) => id_tema === marked)?.nota ?? 0;
  return {
    planes: pairs.map(tocado).filter((plan) => isTocado(plan)),
    temas: [...temas, ...pairs.flatMap(conOtroCuestionario)],
    entran: new Set(entran.map(temaOf)).size,
    salen: new Set(salen.map(temaOf)).size,
    nota: marked === undefined ? undefined : { antes: notaIn(antes), despues: notaIn(despues) },
  };
}

interface Pair {
  readonly before: PlanVisto;
  readonly after: PlanVisto;
}

const tocado = ({ before, after }: Pair): PlanTocado => ({
  id_planestudio: before.id_planestudio,
  activo_antes: before.activo,
  activo_despues: after.activo,
  fin_antes: before.fecha_fin,
  plazo_antes: before.plazo,
  dias_antes: before.plazo_dias,
  otro_plazo: before.fecha_fin !== after.fecha_fin || before.plazo !== after.plazo || before.plazo_dias !== after.plazo_dias,
  otra_cuenta: before.convalida !== after.convalida,
  entran: minus(after.lugares, before.lugares),
  lugares: minus(after.lugares, before.lugares).length + minus(before.lugares, after.lugares).length > 0,
});

const isTocado = (plan: PlanTocado): boolean =>
  (plan.activo_antes || plan.activo_despues) &&
  (plan.lugares || plan.activo_antes !== plan.activo_despues || plan.otro_plazo || plan.otra_cuenta);

/** Topics that get a questionnaire in a place that stays, or lose it. */
function conOtroCuestionario({ before, after }: Pair): TemaTocado[] {
  const changed = [...minus(after.cuestionarios, before.cuestionarios), ...minus(before.cuestionarios, after.cuestionarios)];
  const staying = changed.filter((lugar) => before.lugares.includes(lugar) && after.lugares.includes(lugar));
  return staying.map((lugar) => ({ id_tema: Number(temaOf(lugar)), clase: 'preguntas' }));
}

function temasTocados(antes: readonly TemaVisto[], despues: readonly TemaVisto[]): TemaTocado[] {
  const later = new Map(despues.map((tema) => [tema.id_tema, tema]));
  return antes.flatMap((before) => {
    const after = later.get(before.id_tema);
    return after ? clasesOf(before, after).map((clase) => ({ id_tema: before.id_tema, clase })) : [];
  });
}

function clasesOf(before: TemaVisto, after: TemaVisto): Clase[] {
  const changed: Record<Clase, boolean> = {
    nota: before.nota !== after.nota,
    preguntas: before.preguntas !== after.preguntas || before.numero_preguntas !== after.numero_preguntas,
    material: before.material !== after.material,
    requisito: before.referencia !== after.referencia && after.referencia !== null,
  };
  return (['nota', 'preguntas', 'material', 'requisito'] as const).filter((clase) => changed[clase]);
}

/** Figures that have a sentence about their people, in the order of the sentences. */
const FIGURAS = [
  'reciben',
  'pierden',
  'convalidan',
  'dejan_convalidar',
  'vuelven',
  'terminan',
  'plazo',
  'dejan_vencidos',
  'pasan_vencidos',
] as const;
const FIGURAS_DE_TEMAS = ['preguntas', 'abiertos', 'material', 'requisito'] as const;

/** Words a difference for whom it touches: first who, then what happens to whom; nothing when it touches nobody. */
export function frasesDe({ entran, salen, nota }: Diferencia, n: Alcanzados): Message[] {
  if (n.personas === 0) return [];
  const { personas, empresas, planes } = n;
  const said = (figuras: readonly (typeof FIGURAS | typeof FIGURAS_DE_TEMAS)[number][]) =>
    figuras.flatMap((figura) => (n[figura] > 0 ? [message(`efecto.${figura}`, { personas: n[figura] })] : []));
  const topics = [entran > 0 && message('efecto.entran', { temas: entran }), salen > 0 && message('efecto.salen', { temas: salen })];
  const mark = nota && n.nota > 0 ? [message('efecto.nota', { personas: n.nota, ...nota })] : [];
  return [
    message('efecto.alcance', { personas, empresas, planes }),
    ...topics.filter((line) => line !== false),
    ...said(FIGURAS),
    ...mark,
    ...said(FIGURAS_DE_TEMAS),
  ];
}
