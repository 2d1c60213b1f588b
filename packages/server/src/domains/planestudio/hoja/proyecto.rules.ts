import { NIVELES_DE_PLAN } from '@portal/contract/planestudio';
import { message, type Message } from '@portal/messages';
import type { Changes } from '../../../core/import/rows.rules.ts';
import { type Datos, type Nodo, nodoDelPlan, type Parte } from './datos.rules.ts';
import type { Fila } from './fila.rules.ts';
import { type Buscador, buscadorDe, type Lugar, posicionesDe } from './lugares.rules.ts';
import { type FamiliaNombrada, type HijoNombrado, lugaresDe, type Movido, movidosDe, type Mudanza, mudanzaDe } from './mudanzas.rules.ts';
import { type Nombres, nombresDe, type Paso } from './nombres.rules.ts';
import { judgeRequisitos, type Pedido, type Requisito } from './requisitos.rules.ts';
import { type ActosDeTema, judgeTema, sinActos } from './tema.rules.ts';

/** Result of a row: why it is refused, or what it does. */
export interface FilaJuzgada {
  readonly motivos: readonly Message[];
  readonly avisos: readonly Message[];
  readonly hace: readonly Message[];
  readonly cambios: Changes;
}

/** Everything that the accepted rows of a sheet do to a plan. */
export interface Actos extends ActosDeTema {
  /** New records, containers first, each with the row that makes it. */
  readonly nuevos: readonly { readonly nodo: Parte; readonly padre: Nodo; readonly fila: number }[];
  /** Links of new and of stored records. */
  readonly enlaces: readonly { readonly padre: Nodo; readonly hijo: Parte; readonly fila: number }[];
  readonly mudanzas: readonly Mudanza[];
  readonly movidos: readonly Movido[];
  readonly requisitos: readonly Requisito[];
}

export interface Proyecto {
  readonly filas: readonly FilaJuzgada[];
  readonly actos: Actos;
}

/** Sheet to project on what is stored: its rows, undefined for one that its cells refuse, and whether unknown titles of the plan are new records. */
export interface Hoja {
  readonly filas: readonly (Fila | undefined)[];
  readonly nuevos: boolean;
}

interface Juicio {
  motivos: Message[];
  avisos: Message[];
  hace: Message[];
  cambios: Record<string, Changes[string]>;
}

/** State of one pass over the rows. */
interface Pasada {
  readonly datos: Datos;
  readonly nombres: Nombres;
  readonly juicios: readonly Juicio[];
  readonly actos: ActosDeTema;
  readonly nuevos: { nodo: Parte; padre: Nodo; fila: number }[];
  readonly enlaces: { padre: Nodo; hijo: Parte; fila: number }[];
  readonly familias: Map<string, { padre: Nodo; nivel: FamiliaNombrada['nivel']; hijos: Map<string, HijoNombrado> }>;
  readonly pedidos: Pedido[];
}

const AJENO = message('arbol.errores.ajeno');

/** Returns why a step of a path cannot be made. */
function faultOfPaso({ datos }: Pasada, { padre, nodo, como }: Paso): Message | undefined {
  if (como === 'hijo') return undefined;
  if (!datos.owns(padre.id_empresa)) return AJENO;
  const foreign = como === 'enlace' && nodo.id_empresa !== null && nodo.id_empresa !== padre.id_empresa;
  return foreign ? message('pertenencia.errores.parte', { contenedor: padre.titulo, parte: nodo.titulo }) : undefined;
}

/** Resolves the path of a row; the reason of the first step that fails. */
function stepsOf(pasada: Pasada, { ruta }: Fila): readonly Paso[] | Message {
  const pasos: Paso[] = [];
  let padre: Nodo = nodoDelPlan(pasada.datos);
  for (const [place, nivel] of NIVELES_DE_PLAN.entries()) {
    const texto = ruta[place];
    if (!texto) break;
    const paso = pasada.nombres.resolve(nivel, texto, padre);
    if (!('nodo' in paso)) return paso;
    const fault = faultOfPaso(pasada, paso);
    if (fault) return fault;
    pasos.push(paso);
    padre = paso.nodo;
  }
  return pasos;
}

const sayStep = ({ como, nodo }: Paso): Message[] => {
  if (como === 'hijo') return [];
  const que = nodo.nivel;
  return como === 'nuevo'
    ? [message('planestudio.hoja.hace.nuevo', { que })]
    : [message('planestudio.hoja.hace.enlaza', { que, codigo: nodo.codigo ?? '' })];
};

/** Notes the children that a row names, in the order of the rows. */
function nameChildren({ familias }: Pasada, pasos: readonly Paso[], { orden, index }: { orden: number | null; index: number }): void {
  for (const { padre, nodo } of pasos) {
    const familia = familias.get(padre.clave) ?? { padre, nivel: nodo.nivel, hijos: new Map<string, HijoNombrado>() };
    familias.set(padre.clave, familia);
    const before = familia.hijos.get(nodo.clave);
    const own = nodo.nivel === 'tema' ? orden : null;
    if (!before) familia.hijos.set(nodo.clave, { clave: nodo.clave, nodo, orden: own, fila: index });
    else if (before.orden === null && own !== null) familia.hijos.set(nodo.clave, { ...before, orden: own });
  }
}

/** Judges what a row says of its topic and keeps it, with its path, when nothing speaks against it. */
function acceptRow(pasada: Pasada, { fila, index, lugar }: { fila: Fila; index: number; lugar: Lugar }, pasos: readonly Paso[]): void {
  const juicio = pasada.juicios[index]!;
  const [tema, modulo] = [lugar[3], lugar[2]];
  const partes = tema && modulo ? judgeTema({ tema, modulo, fila, index }, pasada.datos, pasada.actos) : [];
  juicio.motivos.push(...new Set(partes.flatMap(({ motivos }) => motivos)));
  if (juicio.motivos.length) return;
  for (const { keep, hace, cambios } of partes) {
    keep();
    juicio.hace.push(...hace);
    Object.assign(juicio.cambios, cambios);
  }
  if (tema && fila.requisito) pasada.pedidos.push({ lugar, texto: fila.requisito, fila: index });
  pasada.nombres.keep(fila.ruta, pasos);
  for (const { padre, nodo, como } of pasos) {
    if (como === 'nuevo') pasada.nuevos.push({ nodo, padre, fila: index });
    if (como !== 'hijo') pasada.enlaces.push({ padre, hijo: nodo, fila: index });
  }
}

function judgePath(pasada: Pasada, fila: Fila, index: number): void {
  const juicio = pasada.juicios[index]!;
  const steps = stepsOf(pasada, fila);
  if ('clave' in steps) {
    juicio.motivos.push(steps);
    return;
  }
  juicio.hace.push(...steps.flatMap(sayStep));
  juicio.avisos.push(...steps.flatMap(({ aviso }) => aviso ?? []));
  acceptRow(pasada, { fila, index, lugar: steps.map(({ nodo }) => nodo) }, steps);
  if (!juicio.motivos.length) nameChildren(pasada, steps, { orden: fila.orden, index });
}

/** Judges a row that names a topic without its program. */
function judgeLoose(pasada: Pasada, buscador: Buscador, { fila, index }: { fila: Fila; index: number }): void {
  const lugar = buscador.find(fila.ruta);
  if ('clave' in lugar) pasada.juicios[index]!.motivos.push(lugar);
  else acceptRow(pasada, { fila, index, lugar }, []);
}

/** Goes once over the rows that earlier passes did not refuse. */
function pass(datos: Datos, { filas, nuevos }: Hoja, refused: ReadonlyMap<number, readonly Message[]>): Proyecto {
  const taken = filas.map((fila, index) => (refused.has(index) ? undefined : fila));
  const juicios = filas.map((_fila, index): Juicio => ({ motivos: [...(refused.get(index) ?? [])], avisos: [], hace: [], cambios: {} }));
  const pasada: Pasada = {
    datos,
    nombres: nombresDe(
      datos,
      taken.filter((fila) => fila !== undefined),
      nuevos,
    ),
    juicios,
    actos: sinActos(),
    nuevos: [],
    enlaces: [],
    familias: new Map(),
    pedidos: [],
  };
  taken.forEach((fila, index) => fila?.ruta[0] && judgePath(pasada, fila, index));
  const mudanzas = orderFamilies(pasada);
  const lugares = lugaresDe(datos, mudanzas.porPadre);
  const buscador = buscadorDe(lugares);
  taken.forEach((fila, index) => fila && !fila.ruta[0] && judgeLoose(pasada, buscador, { fila, index }));
  const requisitos = settleRequisitos(pasada, buscador, lugares);
  return {
    filas: juicios,
    actos: {
      ...pasada.actos,
      nuevos: pasada.nuevos,
      enlaces: pasada.enlaces,
      mudanzas: [...mudanzas.porPadre.values()],
      movidos: mudanzas.movidos,
      requisitos,
    },
  };
}

/** Orders the children of every record of which rows name some. */
function orderFamilies({ datos, familias, juicios }: Pasada): {
  readonly porPadre: ReadonlyMap<string, Mudanza>;
  readonly movidos: readonly Movido[];
} {
  const porPadre = new Map<string, Mudanza>();
  const movidos: Movido[] = [];
  for (const { padre, nivel, hijos } of familias.values()) {
    const named = [...hijos.values()];
    const mudanza = mudanzaDe(datos, { padre, nivel, hijos: named });
    porPadre.set(padre.clave, mudanza);
    movidos.push(...movidosDe(mudanza, named));
  }
  for (const { padre, fila, antes, despues } of movidos) {
    const juicio = juicios[fila]!;
    if (!datos.owns(padre.id_empresa)) juicio.motivos.push(AJENO);
    juicio.cambios['orden'] = { antes: String(antes), despues: String(despues) };
  }
  return { porPadre, movidos };
}

/** Resolves what topics require. */
function settleRequisitos({ datos, juicios, pedidos }: Pasada, buscador: Buscador, lugares: readonly Lugar[]): readonly Requisito[] {
  const { actos, motivos } = judgeRequisitos(pedidos, { datos, buscador, posicion: posicionesDe(lugares) });
  for (const [fila, motivo] of motivos) juicios[fila]!.motivos.push(motivo);
  for (const { tema, requiere, antes, fila } of actos) {
    const before = antes === null ? null : (datos.registros.tema.get(antes)?.titulo ?? String(antes));
    if (tema.id !== null) juicios[fila]!.cambios['requisito'] = { antes: before, despues: requiere.titulo };
  }
  return actos;
}

/** Projects a sheet on what is stored: what each row does or why not, and all acts of the accepted ones together. */
export function proyectar(datos: Datos, hoja: Hoja): Proyecto {
  const refused = new Map<number, readonly Message[]>();
  for (;;) {
    const proyecto = pass(datos, hoja, refused);
    // The others must not build on records that a refused row would have made.
    const late = proyecto.filas.flatMap(({ motivos }, index) => (motivos.length && !refused.has(index) ? [[index, motivos] as const] : []));
    if (!late.length) return proyecto;
    for (const [index, motivos] of late) refused.set(index, motivos);
  }
}
