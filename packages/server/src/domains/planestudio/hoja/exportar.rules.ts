import { type FilaDeHoja, NIVELES_DE_PLAN, type NivelDePlan } from '@portal/contract/planestudio';
import { type Datos, hijosDe, type MaterialGuardado, type Nodo, nodoDe, nodoDelPlan, type Registro } from './datos.rules.ts';
import { claveDe, type Pregunta, tipoDe } from './fila.rules.ts';

/** Plan to write as a sheet. */
export interface Exportado extends Pick<Datos, 'plan' | 'registros' | 'hijos' | 'temas' | 'materiales'> {
  /** Active questions of topics, in their order. */
  readonly preguntas: ReadonlyMap<number, readonly Pregunta[]>;
  /** Records of which the title alone would name another one, or none, by level. */
  readonly ambiguos: Readonly<Record<NivelDePlan, ReadonlySet<number>>>;
}

/** Returns the text that names a record below its parent: its title, or its code where the title would be another record too. */
function nameOf(ambiguos: ReadonlySet<number>, registro: Registro, siblings: readonly Registro[]): string {
  const clave = claveDe(registro.titulo);
  const twin = siblings.some((one) => one.id !== registro.id && claveDe(one.titulo) === clave);
  return twin || ambiguos.has(registro.id) ? registro.codigo : registro.titulo;
}

const SIN = { padre: 0, cuestionario: 1 };

/** Cells of a topic besides its path: each once, in its first row. */
function cellsOfTema(
  exportado: Exportado,
  id: number,
  { orden, cuestionario, first }: { orden: number; cuestionario: number; first: boolean },
): FilaDeHoja {
  const tema = exportado.temas.get(id);
  if (!tema || !first) return { orden, cuestionario };
  const { duracion, numero_preguntas, notaminima } = tema;
  const required = tema.referencia === null ? undefined : exportado.registros.tema.get(tema.referencia);
  return {
    orden,
    duracion,
    numero_preguntas,
    // A number up to one would be read as a part of one.
    ...(notaminima !== null && { notaminima: notaminima <= 1 ? `${notaminima} %` : notaminima }),
    cuestionario,
    ...(required && { requisito: requiredName(exportado, required) }),
  };
}

/** Returns the title of a required topic, or its code where the plan has another topic of that title. */
function requiredName({ registros, ambiguos }: Exportado, tema: Registro): string {
  const twin = [...registros.tema.values()].some(({ id, titulo }) => id !== tema.id && claveDe(titulo) === claveDe(tema.titulo));
  return twin || ambiguos.tema.has(tema.id) ? tema.codigo : tema.titulo;
}

/** Material of a topic: addresses of its own fields, then its items, each address once. */
function materialOf({ temas, materiales }: Exportado, id: number): FilaDeHoja[] {
  const own = (temas.get(id)?.propias ?? []).map((direccion) => ({ tipo: tipoDe(direccion), direccion }));
  const items = (materiales.get(id) ?? []).map(({ contenido, codigo_tipo, direccion }: MaterialGuardado) => ({
    ...(contenido && { material: contenido }),
    tipo: codigo_tipo,
    direccion,
  }));
  const seen = new Set<string>();
  return [...own, ...items].filter(({ direccion }) => !seen.has(direccion) && Boolean(seen.add(direccion)));
}

/** Rows of a topic: its values, then one row for each further material and question. */
function rowsOfTema(
  exportado: Exportado,
  ruta: FilaDeHoja,
  { id, head, first }: { id: number; head: FilaDeHoja; first: boolean },
): FilaDeHoja[] {
  const materials = first ? materialOf(exportado, id) : [];
  const questions = first ? (exportado.preguntas.get(id) ?? []) : [];
  return Array.from({ length: Math.max(1, materials.length, questions.length) }, (_, place) => ({
    ...ruta,
    ...(place === 0 && head),
    ...materials[place],
    ...(questions[place] && cellsOfPregunta(questions[place])),
  }));
}

/** Cells of a question; those of one that is not four texts and a number are filled as far as they have a text, and hold its whole content. */
function cellsOfPregunta({ datos, indicador_correcta, pregunta, ...textos }: Pregunta): FilaDeHoja {
  if (!datos) return { pregunta, ...textos, indicador_correcta };
  return {
    pregunta,
    ...Object.fromEntries(Object.entries(textos).filter(([, texto]) => texto)),
    contenido_pregunta: JSON.stringify(datos),
  };
}

/** Writes a plan as rows of its sheet; what hangs below a record that comes twice is written at its first place. */
export function hojaDe(exportado: Exportado): FilaDeHoja[] {
  const rows: FilaDeHoja[] = [];
  const walked = new Set<string>();
  const visit = (padre: Nodo, place: number, ruta: FilaDeHoja): void => {
    const nivel = NIVELES_DE_PLAN[place];
    if (!nivel) return;
    const links = hijosDe(exportado, nivel, padre);
    const siblings = links.flatMap(({ id }) => exportado.registros[nivel].get(id) ?? []);
    if (!siblings.length && place > 0) rows.push(ruta);
    siblings.forEach((registro, index) => {
      const nodo = nodoDe(nivel, registro);
      const path = { ...ruta, [nivel]: nameOf(exportado.ambiguos[nivel], registro, siblings) };
      const first = !walked.has(nodo.clave);
      walked.add(nodo.clave);
      if (nivel === 'tema') {
        const { cuestionario } = links[index] ?? SIN;
        const head = cellsOfTema(exportado, registro.id, { orden: index + 1, cuestionario, first });
        rows.push(...rowsOfTema(exportado, path, { id: registro.id, head, first }));
      } else if (first) visit(nodo, place + 1, path);
      else rows.push(path);
    });
  };
  visit(nodoDelPlan(exportado), 0, {});
  return rows;
}
