import type { DatosDe, DatosPregunta } from '@portal/contract/pregunta';
import type { FueraDelBanco, PreguntaParaEscribir } from '../banco.rules.ts';
import { rutaDe } from '../categoria.rules.ts';
import { type Alcance, escribirTodas, sinCategoriaPrimero } from '../igual.rules.ts';
import { escribirEtiquetas } from '../marcas.rules.ts';
import { numeroDe } from '../numeros.rules.ts';
import { pesosDe } from '../pesos.rules.ts';
import { leerGift } from './leer-gift.rules.ts';

const ALCANCE: Alcance = {
  tipos: ['unica', 'multiple', 'verdadero_falso', 'numerica', 'corta', 'relacionar'],
  imagenes: false,
  categoria: true,
  etiquetas: true,
};

const escaped = (text: string): string => text.replaceAll(/[\\:#={}~]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Answers inherit `[plain]` from the question; one that begins like a format or a weight says it again. */
const answer = (text: string): string => `${/^\s*[[%]/.test(text) ? '[plain]' : ''}${escaped(text)}`;

const comment = (text: string | undefined): string => (text ? `#${answer(text)}` : '');

const CUERPOS: { readonly [Tipo in DatosPregunta['tipo']]: (datos: DatosDe<Tipo>) => string[] } = {
  unica: ({ opciones, correcta }) =>
    opciones.map(({ texto, comentario }, index) => `${index + 1 === correcta ? '=' : '~'}${answer(texto)}${comment(comentario)}`),
  multiple: ({ opciones, correctas, parcial }) => {
    const pesos = pesosDe(opciones.length, correctas, parcial);
    return opciones.map(({ texto, comentario }, index) => `~%${pesos[index] ?? 0}%${answer(texto)}${comment(comentario)}`);
  },
  verdadero_falso: ({ correcta, comentario_verdadero, comentario_falso }) => {
    const [right, wrong] = correcta ? [comentario_verdadero, comentario_falso] : [comentario_falso, comentario_verdadero];
    const comments = right || wrong ? `#${answer(wrong ?? '')}${comment(right)}` : '';
    return [`${correcta ? 'TRUE' : 'FALSE'}${comments}`];
  },
  numerica: ({ valores, unidad }) =>
    unidad
      ? []
      : ['#', ...valores.map(({ valor, tolerancia, comentario }) => `=${numeroDe(valor)}:${numeroDe(tolerancia)}${comment(comentario)}`)],
  corta: ({ aceptadas }) => aceptadas.map((text) => `=%100%${answer(text.replaceAll('*', String.raw`\*`))}`),
  // A right side has no format.
  relacionar: ({ pares, otras }) => [
    ...pares.map(({ izquierda, derecha }) => `=${answer(izquierda.texto)} -> ${escaped(derecha)}`),
    ...otras.map((text) => `= -> ${escaped(text)}`),
  ],
  ordenar: () => [],
};

function escribir(pregunta: PreguntaParaEscribir): string {
  const { datos, categoria } = pregunta;
  const tags = escribirEtiquetas(pregunta).map((tag) => `[tag:${tag}]`);
  const body = (CUERPOS[datos.tipo] as (datos: DatosPregunta) => string[])(datos);
  const general = datos.explicacion ? [`####${answer(datos.explicacion)}`] : [];
  return [
    ...(categoria ? [`$CATEGORY: ${rutaDe(categoria)}`, ''] : []),
    ...(tags.length > 0 ? [`// ${tags.join(' ')}`] : []),
    `[plain]${escaped(pregunta.pregunta)} {`,
    ...[...body, ...general].map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

/** Writes a bank in GIFT; questions that GIFT cannot hold stay out by name. `lineas` go into comments at its head. */
export function escribirGift(
  preguntas: readonly PreguntaParaEscribir[],
  lineas: (fuera: readonly FueraDelBanco[]) => readonly string[] = () => [],
): { readonly texto: string; readonly fuera: readonly FueraDelBanco[] } {
  const { textos, fuera } = escribirTodas(preguntas, { alcance: ALCANCE, escribir, leer: leerGift }, new Map());
  let before: string | undefined;
  const blocks = sinCategoriaPrimero(textos).map(({ texto, pregunta: { categoria } }) => {
    const own = categoria === before ? texto.replace(/^\$CATEGORY:.*\n\n/, '') : texto;
    before = categoria;
    return own;
  });
  const head = lineas(fuera).map((line) => `// ${line.replaceAll(/\s+/g, ' ')}`);
  return { texto: [...(head.length > 0 ? [head.join('\n')] : []), ...blocks].join('\n\n').concat('\n'), fuera };
}
