import { text, validate } from '@portal/contract/core';
import { datosPregunta, type DatosPregunta, TEXTO_PREGUNTA_MAX } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import { z } from 'zod';
import type {
  Cruda,
  Cuerpo,
  OpcionLeida,
  OpcionesDeLectura,
  Perdido,
  PreguntaDelBanco,
  RechazoDelBanco,
  TextoLeido,
} from './banco.rules.ts';
import { Recolector } from './imagenes.rules.ts';
import { leerEtiquetas } from './marcas.rules.ts';
import { claveDePesos } from './pesos.rules.ts';

const preguntaDelBanco = z.object({ pregunta: text(TEXTO_PREGUNTA_MAX), datos: datosPregunta });

const CASI = 99.9;

/** Draft of the answers, before the schema of their kind judges it; or the reason of a refusal. */
type Datos = { readonly datos: object; readonly avisos?: readonly Message[] } | { readonly motivo: Message };

type Plenas<Each> = { readonly full: readonly Each[]; readonly avisos: readonly Message[] } | { readonly motivo: Message };

/** Question on its way: its settings, pictures and losses. */
class Armado {
  readonly recolector: Recolector;
  readonly marcas: ReadonlySet<string>;
  readonly perdido = new Set<Perdido>();

  constructor(cruda: Exclude<Cruda, RechazoDelBanco>) {
    this.recolector = new Recolector(cruda.buscarImagen);
    this.marcas = leerEtiquetas(cruda.etiquetas).marcas;
    for (const each of cruda.perdido ?? []) this.perdido.add(each);
  }

  texto(leido: TextoLeido): string {
    for (const each of leido.perdido) this.perdido.add(each);
    return leido.texto;
  }

  /** Returns a text that has no room for pictures; undefined when it is empty. */
  sinImagen(leido: TextoLeido | undefined): string | undefined {
    if (!leido) return undefined;
    this.recolector.ninguna(leido);
    return this.texto(leido) || undefined;
  }

  parte(leido: TextoLeido, comentario?: TextoLeido) {
    return { texto: this.texto(leido), imagen: this.recolector.primera(leido), comentario: this.sinImagen(comentario) };
  }

  /** Keeps the texts that give full points; those of a part of them are taken only as a choice of the file says, and then give none. */
  plenas<Each extends { readonly peso: number }>(
    each: readonly Each[],
    { pesos, name }: { readonly pesos: OpcionesDeLectura['pesos']; readonly name: (one: Each) => string },
  ): Plenas<Each> {
    const full = each.filter(({ peso }) => peso >= CASI);
    const part = each.filter(({ peso }) => peso > 0 && peso < CASI);
    if (full.length === 0 && part.length === 0) return { motivo: message('banco.rechazo.sinClave') };
    if (part.length > 0 && (pesos === undefined || full.length === 0))
      return { motivo: message('banco.rechazo.pesos', { pesos: each.map(({ peso }) => `${peso} %`).join('; ') }) };
    if (each.length > full.length + part.length) this.perdido.add('comentario');
    return { full, avisos: part.map((one) => message('banco.aviso.respuestaParcial', { texto: name(one).slice(0, 60), peso: one.peso })) };
  }
}

const ARMAR: {
  readonly [Tipo in Cuerpo['tipo']]: (armado: Armado, cuerpo: Extract<Cuerpo, { tipo: Tipo }>, how: OpcionesDeLectura) => Datos;
} = {
  eleccion: (armado, { unaSola, opciones, ordenFijo, exacto, soloExacto }, { pesos }) => {
    const count = cantidad(opciones.length, 2, 10);
    if (count) return count;
    const clave = claveDePesos({ unaSola, opciones, exacto, todoONada: soloExacto === true || armado.marcas.has('todo-o-nada') }, pesos);
    if ('motivo' in clave) return clave;
    const { avisos, ...key } = clave;
    const partes = opciones.map(({ texto, comentario }) => armado.parte(texto, comentario));
    return { avisos, datos: { ...key, opciones: partes, orden_fijo: ordenFijo === true || armado.marcas.has('orden-fijo') } };
  },
  verdadero_falso: (armado, { correcta, siVerdadero, siFalso }) => ({
    datos: {
      tipo: 'verdadero_falso',
      correcta,
      comentario_verdadero: armado.sinImagen(siVerdadero),
      comentario_falso: armado.sinImagen(siFalso),
    },
  }),
  numerica: (armado, { valores, unidad }, { pesos }) => {
    const kept = armado.plenas(valores, { pesos, name: ({ valor }) => valor });
    if ('motivo' in kept) return kept;
    const all = kept.full.map(({ valor, tolerancia, comentario }) => ({ valor, tolerancia, comentario: armado.sinImagen(comentario) }));
    return { avisos: kept.avisos, datos: { tipo: 'numerica', valores: all, unidad: unidad || undefined } };
  },
  corta: (armado, { aceptadas, exacta }, { pesos }) => {
    const comodin = aceptadas.find(({ texto }) => /(?<!\\)\*/.test(texto.texto));
    if (comodin) return { motivo: message('banco.rechazo.comodin', { texto: comodin.texto.texto.slice(0, 60) }) };
    const kept = armado.plenas<OpcionLeida>(aceptadas, { pesos, name: ({ texto }) => texto.texto });
    if ('motivo' in kept) return kept;
    if (kept.full.some(({ comentario }) => comentario && comentario.texto !== '')) armado.perdido.add('comentario');
    const textos = kept.full.map(({ texto }) => armado.sinImagen(texto)?.replaceAll(String.raw`\*`, '*') ?? '');
    return { avisos: kept.avisos, datos: { tipo: 'corta', aceptadas: textos, exacta: exacta || armado.marcas.has('exacta') } };
  },
  relacionar: (armado, { pares, parcial }) => {
    const count = cantidad(pares.filter(isPair).length, 2, 10);
    if (count) return count;
    const own = pares
      .filter(isPair)
      .map(({ izquierda, derecha }) => ({ izquierda: armado.parte(izquierda), derecha: armado.sinImagen(derecha) }));
    const otras = pares.flatMap((par) => (isPair(par) ? [] : (armado.sinImagen(par.derecha) ?? [])));
    return { datos: { tipo: 'relacionar', pares: own, otras, parcial: parcial && !armado.marcas.has('todo-o-nada') } };
  },
  ordenar: (armado, { elementos, parcial }) =>
    cantidad(elementos.length, 3, 10) ?? { datos: { tipo: 'ordenar', elementos: elementos.map((each) => armado.parte(each)), parcial } },
};

/** A right side without a left one belongs to none. */
const isPair = ({ izquierda }: { readonly izquierda: TextoLeido }): boolean => izquierda.texto !== '' || izquierda.imagenes.length > 0;

const cantidad = (cuantas: number, minimo: number, maximo: number): { readonly motivo: Message } | undefined =>
  cuantas >= minimo && cuantas <= maximo ? undefined : { motivo: message('banco.rechazo.cantidad', { cuantas, minimo, maximo }) };

/** Builds a question of the portal from one of a file, or refuses it. */
export function armar(cruda: Cruda, how: OpcionesDeLectura): PreguntaDelBanco | RechazoDelBanco {
  if ('motivo' in cruda) return cruda;
  const { lugar, titulo, categoria, enunciado, explicacion, cuerpo } = cruda;
  const armado = new Armado(cruda);
  const stem = armado.parte(enunciado);
  const built = (ARMAR[cuerpo.tipo] as (armado: Armado, cuerpo: Cuerpo, how: OpcionesDeLectura) => Datos)(armado, cuerpo, how);
  const refused = (motivo: Message): RechazoDelBanco => ({ lugar, titulo, motivo, avisos: armado.recolector.avisos });
  if ('motivo' in built) return refused(built.motivo);
  const draft = { ...built.datos, imagen: stem.imagen, explicacion: armado.sinImagen(explicacion) };
  const judged = validate(preguntaDelBanco, { pregunta: stem.texto, datos: sinAusentes(draft) });
  if (judged.issues) return refused(problema(judged.issues));
  const { etiquetas, dificultad } = leerEtiquetas(cruda.etiquetas);
  return {
    lugar,
    titulo,
    pregunta: judged.data.pregunta,
    datos: sinAusentes(judged.data.datos) as DatosPregunta,
    categoria,
    etiquetas,
    dificultad,
    imagenes: armado.recolector.imagenes,
    avisos: [...(cruda.avisos ?? []), ...(built.avisos ?? []), ...armado.recolector.avisos, ...perdidos(armado.perdido)],
  };
}

/** Leaves out fields without a value, so that equal questions are equal objects. */
export function sinAusentes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sinAusentes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, own]) => (isAbsent(key, own) ? [] : [[key, sinAusentes(own)]])));
}

/** An empty comment or unit is none; an empty text is a text. */
const isAbsent = (key: string, value: unknown): boolean => value === undefined || (value === '' && !['texto', 'descripcion'].includes(key));

const perdidos = (perdido: ReadonlySet<Perdido>): Message[] =>
  perdido.size === 0 ? [] : [message('banco.aviso.perdido', { cosas: [...perdido].map((each) => message(`banco.perdido.${each}`)) })];

/** Words the first problem with the number of its part. */
function problema(issues: NonNullable<ReturnType<typeof validate>['issues']>): Message {
  const [[path, { clave, valor }] = ['', { clave: 'invalido' as const, valor: undefined }]] = Object.entries(issues);
  const sentence: Message = valor === undefined ? { clave: `validacion.${clave}` } : { clave: `validacion.${clave}`, valores: { valor } };
  const number = /\.(\d+)(?:\.|$)/.exec(path)?.[1];
  const [root] = path.split('.');
  if (root === 'pregunta') return message('banco.rechazo.enunciado', { problema: sentence });
  return number === undefined ? sentence : message('banco.rechazo.parte', { numero: Number(number) + 1, problema: sentence });
}

/** Separates the questions that can be taken from those that cannot. */
export function repartir(crudas: readonly Cruda[], how: OpcionesDeLectura): { preguntas: PreguntaDelBanco[]; rechazos: RechazoDelBanco[] } {
  const preguntas: PreguntaDelBanco[] = [];
  const rechazos: RechazoDelBanco[] = [];
  for (const cruda of crudas) {
    const one = armar(cruda, how);
    if ('motivo' in one) rechazos.push(one);
    else preguntas.push(one);
  }
  return { preguntas, rechazos };
}
