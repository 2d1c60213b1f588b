import { message, type Message, quotedNames } from '@portal/messages';
import type { Datos, Nodo } from './datos.rules.ts';
import type { Buscador, Lugar } from './lugares.rules.ts';

/** Row that says what its topic requires. */
export interface Pedido {
  readonly lugar: Lugar;
  readonly texto: string;
  readonly fila: number;
}

/** Requirement that a topic gets. */
export interface Requisito {
  readonly tema: Nodo;
  readonly requiere: Nodo;
  readonly antes: number | null;
  readonly fila: number;
}

export interface Requisitos {
  readonly actos: readonly Requisito[];
  readonly motivos: ReadonlyMap<number, Message>;
}

/** Returns the topics of the circle that a requirement would close; undefined when it closes none. */
function circleOf(requiere: ReadonlyMap<string, string>, tema: string): string[] | undefined {
  const path = [tema];
  const seen = new Set(path);
  for (let next = requiere.get(tema); next !== undefined; next = requiere.get(next)) {
    path.push(next);
    if (next === tema) return path;
    if (seen.has(next)) return undefined;
    seen.add(next);
  }
  return undefined;
}

/** Resolves what topics require, and refuses a topic that requires itself, also through others, and one that comes before what it requires (P16). */
export function judgeRequisitos(
  pedidos: readonly Pedido[],
  { datos, buscador, posicion }: { readonly datos: Datos; readonly buscador: Buscador; readonly posicion: ReadonlyMap<string, number> },
): Requisitos {
  const requiere = new Map([...datos.referencias].map(([tema, otro]) => [`tema:${tema}`, `tema:${otro}`]));
  const titulos = new Map([...datos.registros.tema.values()].map(({ id, titulo }) => [`tema:${id}`, titulo]));
  const actos = new Map<string, Requisito>();
  const motivos = new Map<number, Message>();
  /** Says why a topic cannot require another one, of which the requirement is set already. */
  const faultOf = (tema: Nodo, otro: Nodo): Message | undefined => {
    if (!datos.owns(tema.id_empresa)) return message('arbol.errores.ajeno');
    if (otro.id_empresa !== null && otro.id_empresa !== tema.id_empresa)
      return message('pertenencia.errores.parte', { contenedor: tema.titulo, parte: otro.titulo });
    const [first, ...others] = circleOf(requiere, tema.clave)?.map((clave) => titulos.get(clave) ?? clave) ?? [];
    if (first !== undefined) return message('tema.errores.ciclo', { temas: quotedNames([first, ...others], 'comun.cadena') });
    const isLater = (posicion.get(otro.clave) ?? 0) > (posicion.get(tema.clave) ?? 0);
    return isLater ? message('planestudio.hoja.requisitoDespues', { requerido: otro.titulo }) : undefined;
  };
  const judge = ({ lugar, texto, fila }: Pedido): Message | undefined => {
    const tema = lugar.at(-1)!;
    const otro = buscador.nearest(texto, lugar);
    if (!('nivel' in otro)) return otro;
    if (otro.clave === tema.clave) return message('tema.errores.requiereASiMismo');
    const earlier = actos.get(tema.clave);
    if (earlier && earlier.requiere.clave !== otro.clave) return message('planestudio.hoja.otroValor', { tema: tema.titulo });
    const before = requiere.get(tema.clave);
    if (earlier || before === otro.clave) return undefined;
    titulos.set(tema.clave, tema.titulo).set(otro.clave, otro.titulo);
    requiere.set(tema.clave, otro.clave);
    const fault = faultOf(tema, otro);
    if (!fault) actos.set(tema.clave, { tema, requiere: otro, antes: idOf(datos, tema), fila });
    else if (before === undefined) requiere.delete(tema.clave);
    else requiere.set(tema.clave, before);
    return fault;
  };
  for (const pedido of pedidos) {
    const motivo = judge(pedido);
    if (motivo) motivos.set(pedido.fila, motivo);
  }
  return { actos: [...actos.values()], motivos };
}

const idOf = ({ referencias }: Datos, { id }: Nodo): number | null => (id === null ? null : (referencias.get(id) ?? null));
