import type { RequestOf, ResponseOf } from '@portal/contract/core';
import {
  type FilaDeHoja,
  NIVELES_DE_PLAN,
  type NivelDePlan,
  type planestudioApi,
  planestudioImportacion,
} from '@portal/contract/planestudio';
import { optionLabel, type Translator } from '@portal/messages';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../errors/errors.ts';
import { findEstructura, findMateriales, findPlan, findTemas } from './datos.repository.ts';
import type { Datos } from './datos.rules.ts';
import { findAmbiguos, findPreguntas } from './exportar.repository.ts';
import { hojaDe } from './exportar.rules.ts';
import type { Pregunta } from './fila.rules.ts';

type Call = typeof planestudioApi.hoja;

const NINGUNO: Readonly<Record<NivelDePlan, readonly string[]>> = { programa: [], curso: [], modulo: [], tema: [] };

/** Returns the records of a level that are at several places of a plan: only their codes say that they are one. */
function sharedIn({ hijos }: Pick<Datos, 'hijos'>, nivel: NivelDePlan): number[] {
  const counts = new Map<number, number>();
  for (const links of hijos[nivel].values()) for (const { id } of links) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []));
}

/** `GET /planestudio/hoja/sel/:id`: the structure of a plan as the rows that its import reads (P244). Throws 404 without the plan in the scope. */
export async function exportHoja({ db, scope, texts }: Context, { params }: RequestOf<Call>): Promise<ResponseOf<Call>> {
  const plan = await findPlan({ db, scope }, params.id);
  if (!plan) throw notFound('planestudio');
  const estructura = await findEstructura({ db, scope }, plan.id, NINGUNO);
  const temas = [...estructura.registros.tema.keys()];
  const preguntas = new Map<number, Pregunta[]>();
  for (const { id_tema, ...pregunta } of await findPreguntas(db, temas))
    preguntas.set(id_tema, [...(preguntas.get(id_tema) ?? []), pregunta]);
  const ambiguos: Partial<Record<NivelDePlan, ReadonlySet<number>>> = {};
  for (const nivel of NIVELES_DE_PLAN)
    ambiguos[nivel] = new Set([...sharedIn(estructura, nivel), ...(await findAmbiguos(db, nivel, estructura.registros[nivel].keys()))]);
  const { programa = new Set(), curso = new Set(), modulo = new Set(), tema = new Set() } = ambiguos;
  const rows = hojaDe({
    plan,
    ...estructura,
    temas: await findTemas(db, temas),
    materiales: await findMateriales(db, temas, true),
    preguntas,
    ambiguos: { programa, curso, modulo, tema },
  });
  return rows.map((row) => worded(row, texts));
}

const CODED = ['cuestionario', 'tipo'] as const;

/** Words the coded cells as people write them. */
const worded = (row: FilaDeHoja, texts: Translator): FilaDeHoja => ({
  ...row,
  ...Object.fromEntries(
    CODED.flatMap((campo) =>
      row[campo] === undefined ? [] : [[campo, optionLabel(texts, planestudioImportacion.fields[campo].column, row[campo])]],
    ),
  ),
});
