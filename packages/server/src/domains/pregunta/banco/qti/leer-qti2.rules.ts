import { message, type Message } from '@portal/messages';
import { readXml, type XmlNode } from '../../../../core/xml/read-xml.ts';
import { childOf, childrenOf, findAll, innerOf, isNode, textOf } from '../../../../core/xml/xml-node.rules.ts';
import type { Cruda, Cuerpo, OpcionLeida, Perdido, TextoLeido } from '../banco.rules.ts';
import { textoDeHtml } from '../html.rules.ts';
import { unidos } from './material.rules.ts';

type Respuestas = { readonly cuerpo: Cuerpo } | { readonly motivo: Message };

/** Returns a name of QTI 3.0 as QTI 2.1 writes it: `qti-choice-interaction` is `choiceInteraction`. */
const camel = (name: string): string => name.replace(/^qti-/, '').replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

const likeTwo = (node: XmlNode): XmlNode => ({
  ...node,
  name: node.name.startsWith('qti-') ? camel(node.name) : node.name,
  attributes: new Map([...node.attributes].map(([name, value]) => [name.startsWith('data-') ? name : camel(name), value])),
  children: node.children.map((child) => (isNode(child) ? likeTwo(child) : child)),
});

/** Reads questions of QTI 2.0 to 3.0. Throws `ReadError` for broken XML. */
export function leerQti2(xml: string): Cruda[] {
  const crudas: Cruda[] = [];
  readXml(xml, {
    collect: new Set(['assessmentItem', 'qti-assessment-item']),
    onElement: (node) => crudas.push(preguntaDe(node.name === 'assessmentItem' ? node : likeTwo(node))),
  });
  return crudas;
}

const INTERACTION = /Interaction$/;
const FEEDBACKS = ['feedbackInline', 'feedbackBlock'];
const HIDDEN = new Set([...FEEDBACKS, 'rubricBlock', 'templateBlock', 'templateInline', 'printedVariable']);

function interactionsIn(node: XmlNode): XmlNode[] {
  return childrenOf(node).flatMap((child) => (INTERACTION.test(child.name) ? [child] : interactionsIn(child)));
}

/** Returns the body without its interactions. */
const withoutInteractions = (node: XmlNode): XmlNode => ({
  ...node,
  children: node.children
    .filter((child) => !isNode(child) || !INTERACTION.test(child.name))
    .map((child) => (isNode(child) ? withoutInteractions(child) : child)),
});

function preguntaDe(item: XmlNode): Cruda {
  const lugar = String(item.line);
  const titulo = item.attributes.get('title')?.trim() || undefined;
  const refused = (motivo: Message): Cruda => ({ lugar, titulo, motivo });
  const body = childOf(item, 'itemBody');
  const interactions = body ? interactionsIn(body) : [];
  const [interaction] = interactions;
  if (!body || !interaction) return refused(message('banco.rechazo.descripcion'));
  if (interactions.length > 1) return refused(message('banco.rechazo.varias'));
  const read = respuestasDe(item, interaction);
  if ('motivo' in read) return refused(read.motivo);
  return { lugar, titulo, cuerpo: read.cuerpo, ...textosDe(item, { body, interaction }) };
}

/** Returns the texts around the options. */
function textosDe(item: XmlNode, { body, interaction }: { readonly body: XmlNode; readonly interaction: XmlNode }) {
  const prompt = childOf(interaction, 'prompt');
  const stem = [textoDeHtml(innerOf(withoutInteractions(body), HIDDEN)), ...(prompt ? [textoDeHtml(innerOf(prompt, HIDDEN))] : [])];
  const modal = childrenOf(item, 'modalFeedback');
  const [only] = modal;
  const perdido: Perdido[] = modal.length > 1 || findAll(body, 'feedbackBlock').length > 0 ? ['comentario'] : [];
  return {
    enunciado: unidos(stem),
    explicacion: modal.length === 1 && only ? textoDeHtml(innerOf(only)) : undefined,
    perdido,
  };
}

function respuestasDe(item: XmlNode, interaction: XmlNode): Respuestas {
  if (interaction.name === 'extendedTextInteraction') return { motivo: message('banco.rechazo.ensayo') };
  const declared = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.get('identifier') === interaction.attributes.get('responseIdentifier'),
  );
  if (!declared) return { motivo: message('banco.rechazo.sinClave') };
  if (interaction.name === 'choiceInteraction') return eleccion(item, interaction, declared);
  if (interaction.name === 'orderInteraction') return orden(interaction, declared);
  return { motivo: message('banco.rechazo.tipo', { tipo: interaction.name.slice(0, 60) }) };
}

const correctOf = (declared: XmlNode): string[] =>
  childrenOf(childOf(declared, 'correctResponse'), 'value').map((node) => textOf(node).trim());

/** The mapping counts where the processing asks for it. */
function mappingOf(item: XmlNode, declared: XmlNode): ReadonlyMap<string, number> | undefined {
  const processing = childOf(item, 'responseProcessing');
  const template = processing?.attributes.get('template') ?? '';
  const asked = /map_response/.test(template) || findAll(processing, 'mapResponse').length > 0;
  const entries = childrenOf(childOf(declared, 'mapping'), 'mapEntry');
  if (!asked || entries.length === 0) return undefined;
  const points = entries.map(({ attributes }): [string, number] => [
    attributes.get('mapKey') ?? '',
    Number(attributes.get('mappedValue')) || 0,
  ]);
  const sum = points.reduce((all, [, each]) => all + Math.max(0, each), 0);
  return new Map(points.map(([key, each]) => [key, sum > 0 ? (each / sum) * 100 : 0]));
}

const textoDe = (choice: XmlNode): TextoLeido => textoDeHtml(innerOf(choice, HIDDEN));

const fixed = (interaction: XmlNode): boolean => interaction.attributes.get('shuffle') === 'false';

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, verdadero: true, false: false, falso: false };

function verdad(choices: readonly XmlNode[], correct: readonly string[]): Cuerpo | undefined {
  const truths = choices.map((choice) => TRUTHS[(choice.attributes.get('identifier') ?? '').toLowerCase()]);
  const right = choices.findIndex((choice) => choice.attributes.get('identifier') === correct[0]);
  if (choices.length !== 2 || truths[0] === undefined || truths[1] !== !truths[0] || correct.length !== 1 || right < 0) return undefined;
  const [one, other] = choices.map(comentarioDe);
  return {
    tipo: 'verdadero_falso',
    correcta: truths[right] === true,
    siVerdadero: truths[0] ? one : other,
    siFalso: truths[0] ? other : one,
  };
}

/** Returns the comment inside an option. */
function comentarioDe(choice: XmlNode): TextoLeido | undefined {
  const own = findAll(choice, ...FEEDBACKS);
  return own.length === 0 ? undefined : unidos(own.map((node) => textoDeHtml(innerOf(node))));
}

function eleccion(item: XmlNode, interaction: XmlNode, declared: XmlNode): Respuestas {
  const choices = findAll(interaction, 'simpleChoice');
  const [correct, mapping] = [correctOf(declared), mappingOf(item, declared)];
  const idents = choices.map((choice) => choice.attributes.get('identifier') ?? '');
  if (!mapping && correct.some((each) => !idents.includes(each))) return { motivo: message('banco.rechazo.respuesta') };
  const multiple = declared.attributes.get('cardinality') === 'multiple';
  const truth = multiple ? undefined : verdad(choices, correct);
  if (truth) return { cuerpo: truth };
  const share = multiple ? 100 / Math.max(1, correct.length) : 100;
  const opciones = choices.map((choice, index): OpcionLeida => {
    const ident = idents[index] ?? '';
    const exact = correct.includes(ident) ? share : multiple ? -100 : 0;
    return { texto: textoDe(choice), peso: mapping ? (mapping.get(ident) ?? 0) : exact, comentario: comentarioDe(choice) };
  });
  return { cuerpo: { tipo: 'eleccion', unaSola: !multiple, opciones, ordenFijo: fixed(interaction), soloExacto: multiple && !mapping } };
}

/** Places of elements give part points in no common template: the whole order counts. */
function orden(interaction: XmlNode, declared: XmlNode): Respuestas {
  const choices = new Map(findAll(interaction, 'simpleChoice').map((choice) => [choice.attributes.get('identifier') ?? '', choice]));
  const correct = correctOf(declared).map((ident) => choices.get(ident));
  const elementos = correct.flatMap((choice) => (choice ? [textoDe(choice)] : []));
  if (elementos.length !== choices.size) return { motivo: message('banco.rechazo.respuesta') };
  return { cuerpo: { tipo: 'ordenar', elementos, parcial: false } };
}
