import type { Insertable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Database } from '../../db/schema.ts';
import { alignIdentity, insertRows } from '../bulk.ts';
import { addDays } from '../dates.ts';
import { QUESTIONS, referenceOf } from './insert-topics.ts';
import type { PlaceInPlan } from '../learner-history.ts';
import { type ModuloDemo, PLANES, type PlanDemo } from '../planes.ts';
import { linkStamps as link, type Stamps } from '../stamps.ts';
import { TEMAS } from '../temas.ts';
import { topicId } from '../topic-id.ts';

type Place = Pick<PlaceInPlan, 'id_planestudio' | 'id_programa' | 'id_curso' | 'id_modulo'>;

/** Plans with programs, courses, modules and links, numbered from 1. Returns every place of every topic, in order. */
export async function insertPlans(db: Executor, stamps: Stamps, today: string): Promise<PlaceInPlan[]> {
  const plans = PLANES.map((plan) => ({
    id_planestudio: plan.id,
    denominacion: plan.denominacion(today.slice(0, 4)),
    fecha_inicio: addDays(today, plan.desde),
    fecha_fin: addDays(today, plan.hasta),
    notifica_nivel1: 15,
    notifica_nivel2: 7,
    notifica_nivel3: 2,
    ...stamps,
  }));
  await insertRows(db, 'planestudio', plans);
  const tree = numberTree(stamps);
  for (const table of ['programa', 'curso', 'modulo', 'planestudio_programa', 'programa_curso', 'curso_modulo', 'tema_modulo'] as const)
    await insertTree(db, tree.rows, table);
  for (const table of ['planestudio', 'programa', 'curso', 'modulo'] as const) await alignIdentity(db, table, `id_${table}`);
  return tree.places;
}

type TreeTable = 'programa' | 'curso' | 'modulo' | 'planestudio_programa' | 'programa_curso' | 'curso_modulo' | 'tema_modulo';

type TreeRows = { readonly [Table in TreeTable]: Insertable<Database[Table]>[] };

const insertTree = <Table extends TreeTable>(db: Executor, rows: Pick<TreeRows, Table>, table: Table): Promise<void> =>
  insertRows(db, table, rows[table]);

interface Tree {
  readonly rows: TreeRows;
  readonly places: PlaceInPlan[];
  readonly stamps: Stamps;
}

function numberTree(stamps: Stamps): Tree {
  const rows = { programa: [], curso: [], modulo: [], planestudio_programa: [], programa_curso: [], curso_modulo: [], tema_modulo: [] };
  const tree: Tree = { rows, places: [], stamps };
  for (const plan of PLANES) addPlan(tree, plan);
  return tree;
}

function addPlan(tree: Tree, plan: PlanDemo): void {
  const { rows, stamps } = tree;
  for (const [order, { codigo, titulo, descripcion, obligatorio, cursos }] of plan.programas.entries()) {
    const id_programa = rows.programa.length + 1;
    rows.programa.push({
      id_programa,
      codigo,
      titulo,
      descripcion,
      indicador_obligatorio: obligatorio,
      numero_orden: order + 1,
      codigo_estado: 1,
      ...stamps,
    });
    rows.planestudio_programa.push({ id_planestudio: plan.id, id_programa, numero_orden: order + 1, ...link(stamps) });
    for (const [position, { modulos, ...curso }] of cursos.entries()) {
      const id_curso = rows.curso.length + 1;
      rows.curso.push({ id_curso, ...curso, codigo_estado: 1, ...stamps });
      rows.programa_curso.push({ id_programa, id_curso, numero_orden: position + 1, ...link(stamps) });
      for (const [index, modulo] of modulos.entries())
        addModule(tree, { ...modulo, numero_orden: index + 1 }, { id_planestudio: plan.id, id_programa, id_curso });
    }
  }
}

function addModule({ rows, places, stamps }: Tree, modulo: ModuloDemo & { numero_orden: number }, parents: Omit<Place, 'id_modulo'>): void {
  const id_modulo = rows.modulo.length + 1;
  const { codigo, titulo, categoria, temas, numero_orden } = modulo;
  rows.modulo.push({ id_modulo, codigo, titulo, codigo_categoria: categoria, codigo_estado: 1, ...stamps });
  rows.curso_modulo.push({ id_curso: parents.id_curso, id_modulo, numero_orden, ...link(stamps) });
  for (const [index, tema] of temas.entries()) {
    const cuestionario = modulo.sinCuestionario?.includes(tema) ? 0 : 1;
    rows.tema_modulo.push({ id_modulo, id_tema: topicId(tema), cuestionario, numero_orden: index + 1, ...link(stamps) });
    places.push(placeOf(tema, { ...parents, id_modulo }, cuestionario));
  }
}

function placeOf(codigo: string, place: Place, cuestionario: number): PlaceInPlan {
  const id_tema = topicId(codigo);
  const tema = TEMAS[id_tema - 1]!;
  return {
    ...place,
    id_tema,
    referencia: referenceOf(codigo),
    numero_preguntas: cuestionario ? tema.numeroPreguntas : 0,
    duracion: tema.duracion,
    banco: QUESTIONS.filter((pregunta) => pregunta.id_tema === id_tema),
  };
}
