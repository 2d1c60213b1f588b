import { identidadDe, imagenesDePregunta } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import type { Datos, MaterialGuardado, Nodo } from './datos.rules.ts';
import { type Ajustes, type Fila, type Material, type Pregunta, tipoDe } from './fila.rules.ts';
import type { Changes } from '../../../core/import/rows.rules.ts';

type Valores = { -readonly [Campo in keyof Ajustes]?: number };

/** Changes that rows make to topics and to what hangs on them. */
export interface ActosDeTema {
  readonly ajustes: Map<string, { readonly tema: Nodo; readonly valores: Readonly<Valores>; readonly fila: number }>;
  readonly cuestionarios: Map<string, { readonly padre: Nodo; readonly tema: Nodo; readonly valor: number; readonly fila: number }>;
  readonly materiales: Map<
    string,
    { readonly tema: Nodo; readonly material: Required<Material> & { readonly tipo: string }; readonly fila: number }
  >;
  readonly titulos: Map<number, { readonly contenido: string; readonly antes: string; readonly fila: number }>;
  readonly preguntas: Map<
    string,
    { readonly tema: Nodo; readonly pregunta: Pregunta; readonly id: number | undefined; readonly fila: number }
  >;
}

export const sinActos = (): ActosDeTema => ({
  ajustes: new Map(),
  cuestionarios: new Map(),
  materiales: new Map(),
  titulos: new Map(),
  preguntas: new Map(),
});

/** Result of one part of a row: what it does, shown to people, or why it cannot. */
interface Parte {
  readonly motivos: readonly Message[];
  readonly hace: readonly Message[];
  readonly cambios: Changes;
  /** Keeps the acts of the row. */
  readonly keep: () => void;
}

const nothing = (): void => undefined;
const QUIETA: Parte = { motivos: [], hace: [], cambios: {}, keep: nothing };
const refuse = (motivo: Message): Parte => ({ ...QUIETA, motivos: [motivo] });
const AJENO = refuse(message('arbol.errores.ajeno'));

/** Row about a topic at its place. */
export interface DeTema {
  readonly tema: Nodo;
  readonly modulo: Nodo;
  readonly fila: Fila;
  readonly index: number;
}

type Judge = (de: DeTema, datos: Datos, actos: ActosDeTema) => Parte;

const CAMPOS = ['duracion', 'numero_preguntas', 'notaminima'] as const;
const textOf = (value: number | null | undefined): string | null => (value === null || value === undefined ? null : String(value));
const storedOf = <Value>(some: ReadonlyMap<number, Value>, { id }: Nodo): Value | undefined => (id === null ? undefined : some.get(id));

const judgeAjustes: Judge = ({ tema, fila, index }, datos, { ajustes }) => {
  const stored = storedOf(datos.temas, tema);
  const earlier = ajustes.get(tema.clave);
  const said = CAMPOS.flatMap((campo) => {
    const value = fila.ajustes[campo];
    const before = earlier?.valores[campo] ?? stored?.[campo];
    return value === null || value === before ? [] : [{ campo, value, again: earlier?.valores[campo] !== undefined }];
  });
  if (!said.length) return QUIETA;
  if (said.some(({ again }) => again)) return refuse(message('planestudio.hoja.otroValor', { tema: tema.titulo }));
  const valores: Valores = { ...earlier?.valores, ...Object.fromEntries(said.map(({ campo, value }) => [campo, value])) };
  const cambios = said.map(({ campo, value }) => [campo, { antes: textOf(stored?.[campo]), despues: String(value) }]);
  return {
    ...QUIETA,
    cambios: stored ? Object.fromEntries(cambios) : {},
    keep: () => ajustes.set(tema.clave, { tema, valores, fila: earlier?.fila ?? index }),
  };
};

const judgeCuestionario: Judge = ({ tema, modulo, fila: { cuestionario }, index }, datos, { cuestionarios }) => {
  const key = `${modulo.clave} ${tema.clave}`;
  const earlier = cuestionarios.get(key);
  if (cuestionario === null || earlier?.valor === cuestionario) return QUIETA;
  if (earlier) return refuse(message('planestudio.hoja.otroValor', { tema: tema.titulo }));
  const link = storedOf(datos.hijos.tema, modulo)?.find(({ id }) => id === tema.id);
  if (cuestionario === (link?.cuestionario ?? 1)) return QUIETA;
  return {
    ...QUIETA,
    cambios: link ? { cuestionario: { antes: String(link.cuestionario), despues: String(cuestionario) } } : {},
    keep: () => cuestionarios.set(key, { padre: modulo, tema, valor: cuestionario, fila: index }),
  };
};

const ADDRESS = /^(?:https?:\/\/[^\s/]|<iframe\s|\/archivo\/)/i;

/** Says why an address cannot be material. */
function faultOfAddress({ malas }: Datos, tipo: string, direccion: string): Message | undefined {
  if (!ADDRESS.test(direccion)) return message('planestudio.hoja.direccionMala', { direccion });
  return malas.get(`${tipo} ${direccion}`);
}

function judgeStored(stored: MaterialGuardado, { fila: { material }, index }: DeTema, { titulos }: ActosDeTema): Parte {
  const contenido = material?.contenido;
  if (!contenido || stored.contenido === contenido || titulos.has(stored.id)) return QUIETA;
  return {
    ...QUIETA,
    cambios: { material: { antes: stored.contenido, despues: contenido } },
    keep: () => titulos.set(stored.id, { contenido, antes: stored.contenido, fila: index }),
  };
}

const judgeMaterial: Judge = (de, datos, actos) => {
  const { tema, fila, index } = de;
  if (!fila.material) return QUIETA;
  const { direccion, contenido } = fila.material;
  const key = `${tema.clave} ${direccion}`;
  const stored = storedOf(datos.materiales, tema)?.find((one) => one.direccion === direccion);
  if (stored) return judgeStored(stored, de, actos);
  if (actos.materiales.has(key) || storedOf(datos.temas, tema)?.propias.includes(direccion)) return QUIETA;
  const tipo = fila.material.tipo ?? tipoDe(direccion);
  const fault = faultOfAddress(datos, tipo, direccion);
  if (fault) return refuse(fault);
  return {
    ...QUIETA,
    hace: [message('planestudio.hoja.hace.nuevo', { que: 'material' })],
    keep: () => actos.materiales.set(key, { tema, material: { contenido, direccion, tipo }, fila: index }),
  };
};

const hasAjena = ({ ajenas }: Datos, { datos }: Pregunta): boolean =>
  // A review that the version before made has no content.
  datos ? imagenesDePregunta(datos).some(({ id_archivo }) => ajenas.has(id_archivo)) : false;

const judgePregunta: Judge = ({ tema, fila: { pregunta }, index }, datos, { preguntas }) => {
  if (!pregunta) return QUIETA;
  const id = datos.enBanco(pregunta, tema.id_empresa);
  const key = `${tema.clave} ${identidadDe(pregunta)}`;
  const isThere = preguntas.has(key) || (id !== undefined && storedOf(datos.preguntas, tema)?.has(id));
  if (isThere) return QUIETA;
  const keep = () => preguntas.set(key, { tema, pregunta, id, fila: index });
  if (id !== undefined)
    return { ...QUIETA, hace: [message('planestudio.hoja.hace.enlaza', { que: 'pregunta', codigo: String(id) })], keep };
  if (hasAjena(datos, pregunta)) return refuse(message('archivo.imagen.desconocida'));
  const iguales = datos.iguales(pregunta);
  return iguales
    ? refuse(message('pregunta.importacion.opcionesIguales', { una: iguales.una, otra: iguales.otra }))
    : { ...QUIETA, hace: [message('planestudio.hoja.hace.nuevo', { que: 'pregunta' })], keep };
};

/** Refuses a change of a record that is not the caller's to change (P199). */
const owned = (parte: Parte, datos: Datos, { id_empresa }: Nodo): Parte =>
  parte.keep === nothing || datos.owns(id_empresa) ? parte : AJENO;

/** Judges what a row says of its topic: values, questionnaire, material and question. */
export const judgeTema = (de: DeTema, datos: Datos, actos: ActosDeTema): readonly Parte[] => [
  owned(judgeCuestionario(de, datos, actos), datos, de.modulo),
  ...[judgeAjustes, judgeMaterial, judgePregunta].map((judge) => owned(judge(de, datos, actos), datos, de.tema)),
];
