import { message, type Message } from '@portal/messages';
import { readXml, type XmlNode } from '../../../../core/xml/read-xml.ts';
import { childOf, childrenOf, textOf } from '../../../../core/xml/xml-node.rules.ts';
import type { Cruda, Cuerpo, OpcionLeida, Perdido } from '../banco.rules.ts';
import { categoriaDe } from '../categoria.rules.ts';
import { sinEntidades } from '../entidades.rules.ts';
import { numeroDe } from '../numeros.rules.ts';
import { Textos } from './textos.rules.ts';

type Respuestas =
  | { readonly cuerpo: Cuerpo; readonly perdido?: readonly Perdido[]; readonly avisos?: readonly Message[] }
  | { readonly motivo: Message };

const valueOf = (node: XmlNode, name: string): string => textOf(childOf(node, name)).trim();
const isTrue = (value: string): boolean => value === 'true' || value === '1';
const pesoDe = (node: XmlNode): number => Number(node.attributes.get('fraction') ?? '0') || 0;

/** Reads a bank in Moodle XML. Throws `ReadError` for broken XML. */
export function leerMoodle(xml: string): Cruda[] {
  const crudas: Cruda[] = [];
  let categoria: string | undefined;
  readXml(xml, {
    collect: new Set(['question']),
    long: new Set(['file']),
    onElement: (node) => {
      if (node.attributes.get('type') === 'category') categoria = categoriaDe(textOf(childOf(childOf(node, 'category'), 'text')));
      else crudas.push(preguntaDe(node, categoria));
    },
  });
  return crudas;
}

function preguntaDe(node: XmlNode, categoria: string | undefined): Cruda {
  const lugar = String(node.line);
  const titulo = textOf(childOf(node, 'name')).trim() || undefined;
  const textos = new Textos();
  const read = respuestasDe(node, textos);
  if ('motivo' in read) return { lugar, titulo, motivo: read.motivo };
  return {
    lugar,
    titulo,
    categoria,
    etiquetas: etiquetasDe(node),
    enunciado: textos.de(childOf(node, 'questiontext')),
    explicacion: textos.siHay(childOf(node, 'generalfeedback')),
    cuerpo: read.cuerpo,
    perdido: [...(read.perdido ?? []), ...perdidoEn(node)],
    avisos: read.avisos ?? [],
    buscarImagen: textos.buscarImagen,
  };
}

/** Moodle escapes tags as HTML, and writes an `idnumber` into every question; other writers do neither. */
function etiquetasDe(node: XmlNode): string[] {
  const tags = childrenOf(childOf(node, 'tags'), 'tag').map(textOf);
  return childOf(node, 'idnumber') ? tags.map(sinEntidades) : tags;
}

/** Comments that Moodle writes into every question. */
const PROPIOS =
  /^(?:your answer is (?:correct|partially correct|incorrect)|(?:su |tu )?respuesta (?:es )?(?:parcialmente )?(?:correcta|incorrecta)|(?:correcto|parcialmente correcto|incorrecto))?\.?$/i;

function perdidoEn(node: XmlNode): Perdido[] {
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].some(
    (name) => !PROPIOS.test(new Textos().de(childOf(node, name)).texto),
  );
  const hints = childrenOf(node, 'hint').some((hint) => new Textos().siHay(hint));
  return [...(combined ? (['comentario'] as const) : []), ...(hints ? (['pista'] as const) : [])];
}

const RESPUESTAS: Readonly<Record<string, (node: XmlNode, textos: Textos) => Respuestas>> = {
  multichoice: (node, textos) => ({
    cuerpo: {
      tipo: 'eleccion',
      unaSola: isTrue(valueOf(node, 'single') || 'true'),
      ordenFijo: !isTrue(valueOf(node, 'shuffleanswers') || 'true'),
      opciones: opcionesDe(node, textos),
    },
  }),
  truefalse: (node, textos) => {
    const answers = childrenOf(node, 'answer');
    const of = (word: string) => answers.find((answer) => valueOf(answer, 'text').toLowerCase() === word);
    const [verdadero, falso] = [of('true'), of('false')];
    const correcta = verdadero !== undefined && pesoDe(verdadero) > 0;
    if (!correcta && !(falso && pesoDe(falso) > 0)) return { motivo: message('banco.rechazo.sinClave') };
    const [siVerdadero, siFalso] = [verdadero, falso].map((answer) => textos.siHay(childOf(answer, 'feedback')));
    return { cuerpo: { tipo: 'verdadero_falso', correcta, siVerdadero, siFalso } };
  },
  shortanswer: (node, textos) => ({
    cuerpo: { tipo: 'corta', aceptadas: opcionesDe(node, textos, 'plain_text'), exacta: isTrue(valueOf(node, 'usecase')) },
  }),
  numerical: (node, textos) => numerica(node, textos),
  matching: (node, textos) => ({
    cuerpo: {
      tipo: 'relacionar',
      parcial: true,
      pares: childrenOf(node, 'subquestion').map((sub) => ({
        izquierda: textos.de(sub),
        derecha: textos.de(childOf(sub, 'answer'), 'plain_text'),
      })),
    },
  }),
  ordering: (node, textos) => {
    const grading = valueOf(node, 'gradingtype').toUpperCase();
    const [exact, byPlace] = [/^(?:ALL_OR_NOTHING|-1)$/.test(grading), /^(?:ABSOLUTE(?:_POSITION)?|ABS|0)$/.test(grading)];
    return {
      cuerpo: {
        tipo: 'ordenar',
        parcial: !exact,
        elementos: childrenOf(node, 'answer').map((answer) => textos.de(answer, 'moodle_auto_format')),
      },
      avisos: exact || byPlace ? [] : [message('banco.aviso.ordenCercano')],
    };
  },
  essay: () => ({ motivo: message('banco.rechazo.ensayo') }),
  description: () => ({ motivo: message('banco.rechazo.descripcion') }),
};

function respuestasDe(node: XmlNode, textos: Textos): Respuestas {
  const type = node.attributes.get('type') ?? '';
  const read = Object.hasOwn(RESPUESTAS, type) ? RESPUESTAS[type] : undefined;
  return read ? read(node, textos) : { motivo: message('banco.rechazo.tipo', { tipo: type.slice(0, 60) }) };
}

const opcionesDe = (node: XmlNode, textos: Textos, formato?: string): OpcionLeida[] =>
  childrenOf(node, 'answer').map((answer) => ({
    texto: textos.de(formato === undefined ? answer : { ...answer, attributes: new Map([['format', formato]]) }),
    peso: pesoDe(answer),
    comentario: textos.siHay(childOf(answer, 'feedback')),
  }));

function numerica(node: XmlNode, textos: Textos): Respuestas {
  const valores = [];
  const perdido = new Set<Perdido>();
  for (const answer of childrenOf(node, 'answer')) {
    const [raw, peso] = [valueOf(answer, 'text'), pesoDe(answer)];
    if (raw === '*' && peso <= 0) {
      if (textos.siHay(childOf(answer, 'feedback'))) perdido.add('comentario');
      continue;
    }
    const [valor, tolerancia] = [numeroDe(raw), numeroDe(valueOf(answer, 'tolerance') || '0')];
    if (valor === undefined || tolerancia === undefined) return { motivo: noNumber(raw) };
    valores.push({ valor, tolerancia, peso, comentario: textos.siHay(childOf(answer, 'feedback')) });
  }
  const { own, lost } = unidadDe(node);
  if (lost) perdido.add('unidades');
  return { cuerpo: { tipo: 'numerica', valores, unidad: own && valueOf(own, 'unit_name') }, perdido: [...perdido] };
}

const noNumber = (raw: string): Message =>
  message(raw.includes('*') ? 'banco.rechazo.comodin' : 'banco.rechazo.numero', { texto: raw.slice(0, 60) });

/** Returns the unit of the values; the others are lost. */
function unidadDe(node: XmlNode): { readonly own?: XmlNode | undefined; readonly lost: boolean } {
  const units = childrenOf(childOf(node, 'units'), 'unit');
  const own = units.find((unit) => Number(valueOf(unit, 'multiplier') || '1') === 1);
  return { own, lost: units.length > 1 || (units.length === 1 && !own) };
}
