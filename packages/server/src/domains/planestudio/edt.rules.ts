import type { Translator } from '@portal/messages';
import type { NodoEdt } from '@portal/contract/planestudio';

/** Record under one parent. */
export interface EdtRow {
  readonly parent: number;
  readonly id: number;
  readonly titulo: string;
  readonly codigo_estado: number;
  readonly version: number;
  /** Company to which it belongs; null: the whole portal (P199). */
  readonly id_empresa: number | null;
  /** Of a topic. */
  readonly minutos?: number;
  /** Of a plan: 1 is a template (P252). */
  readonly plantilla?: number;
}

/** Levels of some plans: each list holds the children of the level above, in order. */
export interface EdtLevels {
  readonly planes: readonly EdtRow[];
  readonly programas: readonly EdtRow[];
  readonly cursos: readonly EdtRow[];
  readonly modulos: readonly EdtRow[];
  readonly temas: readonly EdtRow[];
}

/** Node with what the tree in which a plan is built says besides. */
export type NodoLeido = NodoEdt & Pick<EdtRow, 'version' | 'id_empresa' | 'plantilla'>;

type Sum = Pick<NodoEdt, 'temas' | 'minutos'>;

const ACTIVO = 1;
const NO_SUM: Sum = { temas: 0, minutos: 0 };
const TIPOS = ['plan', 'programa', 'curso', 'modulo', 'tema'] as const;
const PATH = ['id_planestudio', 'id_programa', 'id_curso', 'id_modulo'] as const;
const ROOT = { id_planestudio: 0, id_programa: 0, id_curso: 0, id_modulo: 0 };

/** Builds the trees of plans as one array, parents before children, numbered 1, 1.1, 1.1.1 … (P74). */
export function buildEdt({ planes, programas, cursos, modulos, temas }: EdtLevels, { text }: Translator): NodoLeido[] {
  const tipos = TIPOS.map((tipo) => text(`planestudio.edt.tipos.${tipo}`));
  const below = [programas, cursos, modulos, temas].map(byParent);
  const nodes: NodoLeido[] = [];
  /** Appends the nodes of a level and what is below them; returns the topics and minutes of the active ones. */
  const visit = (rows: readonly EdtRow[], level: number, above: Pick<NodoEdt, 'edt' | (typeof PATH)[number]>): Sum => {
    const sum = { temas: 0, minutos: 0 };
    rows.forEach(({ id, titulo, codigo_estado, minutos, version, id_empresa, plantilla }, index) => {
      const step = PATH[level];
      const { edt: parent_edt, ...path } = above;
      const edt = parent_edt ? `${parent_edt}.${index + 1}` : String(index + 1);
      const place = step ? { ...path, [step]: id } : path;
      const node = {
        id,
        nivel: level + 1,
        edt,
        parent_edt,
        tipo: plantilla === 1 ? text('planestudio.edt.tipos.plantilla') : (tipos[level] ?? ''),
        titulo,
        codigo_estado,
        version,
        id_empresa,
        ...(plantilla !== undefined && { plantilla }),
        ...place,
        ...NO_SUM,
      };
      nodes.push(node);
      const children = below[level];
      Object.assign(node, children ? visit(children.get(id) ?? [], level + 1, { edt, ...place }) : { temas: 1, minutos: minutos ?? 0 });
      if (codigo_estado !== ACTIVO) return;
      sum.temas += node.temas;
      sum.minutos += node.minutos;
    });
    return sum;
  };
  visit(planes, 0, { edt: '', ...ROOT });
  return nodes;
}

function byParent(rows: readonly EdtRow[]): ReadonlyMap<number, EdtRow[]> {
  const groups = new Map<number, EdtRow[]>();
  for (const row of rows) {
    const group = groups.get(row.parent);
    if (group) group.push(row);
    else groups.set(row.parent, [row]);
  }
  return groups;
}
