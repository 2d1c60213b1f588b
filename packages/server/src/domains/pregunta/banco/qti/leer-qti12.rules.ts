import { message, type Message } from '@portal/messages';
import { readXml, type XmlNode } from '../../../../core/xml/read-xml.ts';
import { childOf, findAll, textOf } from '../../../../core/xml/xml-node.rules.ts';
import type { Cruda, Cuerpo, OpcionLeida, TextoLeido } from '../banco.rules.ts';
import { type Condicion, condicionesDe, type Puntaje, puntajeDe } from './condiciones.rules.ts';
import { materialDe } from './material.rules.ts';

type Respuestas = { readonly cuerpo: Cuerpo; readonly usados?: ReadonlySet<string> } | { readonly motivo: Message };

const CONTAINERS = new Set(['assessment', 'section', 'objectbank']);
/** Titles that programs write by themselves. */
const NO_TITLE = /^(?:root_section|untitled|)$/i;

/** Returns the banks of a file, to which other files refer. */
export const bancosEn = (xml: string): string[] =>
  [...xml.matchAll(/<objectbank\s[^<>]{0,500}?\bident="([^"<>]{1,200})"/g)].map(([, ident = '']) => ident);

/** Reads questions of QTI 1.2, as Canvas, Blackboard and others write them; `bancos` are read beside it. Throws `ReadError` for broken XML. */
export function leerQti12(xml: string, bancos: ReadonlySet<string> = new Set()): Cruda[] {
  const crudas: Cruda[] = [];
  const open: string[] = [];
  let bank = '';
  readXml(xml, {
    collect: new Set(['item', 'qtimetadata', 'itemref', 'sourcebank_ref']),
    onOpen: (name, attributes) => {
      if (CONTAINERS.has(name)) open.push((attributes.get('title') ?? attributes.get('ident') ?? '').trim());
    },
    onClose: (name) => {
      if (CONTAINERS.has(name)) open.pop();
    },
    onElement: (node) => {
      const title = open.find((each) => !NO_TITLE.test(each));
      if (node.name === 'item') crudas.push(preguntaDe(node, bank || title));
      else if (node.name === 'qtimetadata') bank = metadataOf(node).get('bank_title') ?? bank;
      else crudas.push(...ajena(node, bancos));
    },
  });
  return crudas;
}

/** Names a question of a bank that the file only mentions. */
function ajena(node: XmlNode, bancos: ReadonlySet<string>): Cruda[] {
  const texto = textOf(node).trim() || (node.attributes.get('linkrefid') ?? '');
  return bancos.has(texto) ? [] : [{ lugar: String(node.line), motivo: message('banco.rechazo.ajena', { texto: texto.slice(0, 60) }) }];
}

const metadataOf = (node: XmlNode | undefined): ReadonlyMap<string, string> =>
  new Map(
    findAll(node, 'qtimetadatafield').map((field) => [
      textOf(childOf(field, 'fieldlabel')).trim(),
      textOf(childOf(field, 'fieldentry')).trim(),
    ]),
  );

/** Names of kinds of questions, as programs write them. */
const kindOf = (item: XmlNode): string => {
  const metadata = childOf(item, 'itemmetadata');
  const fields = metadataOf(metadata);
  const own = fields.get('question_type') ?? fields.get('cc_profile') ?? textOf(findAll(metadata, 'bbmd_questiontype')[0]);
  return own
    .replaceAll(/^cc\.|\.v0p1$/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/-]+/g, '_');
};

const OPEN = /essay|text_entry_question|file_upload|short_response/;
const CHOICE = /^(?:multiple_choice|multiple_answer|multiple_response|true_false|either_or|yes_no)/;

function preguntaDe(item: XmlNode, categoria: string | undefined): Cruda {
  const lugar = String(item.line);
  const titulo = item.attributes.get('title')?.trim() || undefined;
  const condiciones = condicionesDe(item);
  const comentarios = new Map(findAll(item, 'itemfeedback').map((node) => [node.attributes.get('ident') ?? '', materialDe(node)]));
  const read = respuestasDe(item, condiciones, comentarios);
  if ('motivo' in read) return { lugar, titulo, motivo: read.motivo };
  const general = comentarios.get('general_fb') ?? comentarios.get('general');
  const used = new Set([...(read.usados ?? []), 'general_fb', 'general']);
  const lost = [...comentarios].some(([ident, { texto }]) => texto !== '' && !used.has(ident));
  return {
    lugar,
    titulo,
    categoria,
    enunciado: materialDe(childOf(item, 'presentation')),
    explicacion: general,
    cuerpo: read.cuerpo,
    perdido: lost ? ['comentario'] : [],
  };
}

function respuestasDe(item: XmlNode, condiciones: readonly Condicion[], comentarios: ReadonlyMap<string, TextoLeido>): Respuestas {
  const kind = kindOf(item);
  const responses = findAll(childOf(item, 'presentation'), 'response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy');
  const [response] = responses;
  if (!response || OPEN.test(kind)) return { motivo: sinEleccion(kind) };
  const labels = findAll(response, 'response_label');
  if (response.name !== 'response_lid' || labels.length === 0 || (kind !== '' && !CHOICE.test(kind))) return ofKind2(kind, response);
  if (responses.length > 1) return { motivo: message('banco.rechazo.varias') };
  const puntaje = puntajeDe(condiciones);
  const truth = verdad(labels, puntaje, { condiciones, comentarios });
  return truth ?? eleccion(response, labels, { condiciones, comentarios, puntaje });
}

/** Returns the reason of a question without options: an essay, a text alone, or a kind that is not read. */
function sinEleccion(kind: string): Message {
  if (OPEN.test(kind)) return message('banco.rechazo.ensayo');
  return kind === '' || kind.startsWith('text_only') ? message('banco.rechazo.descripcion') : ofKind(kind);
}

const ofKind = (kind: string): Message => message('banco.rechazo.tipo', { tipo: kind.slice(0, 60) });
const ofKind2 = (kind: string, { name }: XmlNode): Respuestas => ({ motivo: ofKind(kind || name) });

interface Comentados {
  readonly condiciones: readonly Condicion[];
  readonly comentarios: ReadonlyMap<string, TextoLeido>;
}

/** Returns the name of the comment that follows one option alone. */
const feedbackOf = (ident: string, { condiciones, comentarios }: Comentados): string | undefined =>
  condiciones
    .filter(({ si, no }) => si.length === 1 && no.length === 0 && si[0] === ident)
    .flatMap((each) => each.comentarios)
    .find((name) => comentarios.has(name) && !/^(?:correct|incorrect|general)/i.test(name));

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, verdadero: true, false: false, falso: false };
const truthOf = (label: XmlNode): boolean | undefined =>
  TRUTHS[materialDe(label).texto.toLowerCase()] ?? TRUTHS[(label.attributes.get('ident') ?? '').toLowerCase()];

const areTruths = (labels: readonly XmlNode[]): boolean =>
  labels.length === 2 && new Set(labels.map(truthOf)).size === 2 && labels.every((label) => truthOf(label) !== undefined);

function verdad(labels: readonly XmlNode[], { pesos }: Puntaje, told: Comentados): Respuestas | undefined {
  if (!areTruths(labels)) return undefined;
  const identOf = (truth: boolean) => labels.find((label) => truthOf(label) === truth)?.attributes.get('ident') ?? '';
  const right = labels.find((label) => (pesos.get(label.attributes.get('ident') ?? '') ?? 0) > 0);
  if (!right) return { motivo: message('banco.rechazo.sinClave') };
  const [siVerdadero, siFalso] = [true, false].map((truth) => feedbackOf(identOf(truth), told));
  const textOfComment = (name: string | undefined) => (name === undefined ? undefined : told.comentarios.get(name));
  return {
    usados: new Set([siVerdadero ?? '', siFalso ?? '']),
    cuerpo: {
      tipo: 'verdadero_falso',
      correcta: truthOf(right) === true,
      siVerdadero: textOfComment(siVerdadero),
      siFalso: textOfComment(siFalso),
    },
  };
}

function eleccion(response: XmlNode, labels: readonly XmlNode[], told: Comentados & { readonly puntaje: Puntaje }): Respuestas {
  const { exacto, pesos } = told.puntaje;
  const usados = new Set<string>();
  const multiple = /^multiple$/i.test(response.attributes.get('rcardinality') ?? '');
  const opciones = labels.map((label): OpcionLeida => {
    const ident = label.attributes.get('ident') ?? '';
    const name = feedbackOf(ident, told);
    if (name !== undefined) usados.add(name);
    const peso = exacto ? (exacto.has(ident) ? 100 : 0) : (pesos.get(ident) ?? 0);
    return { texto: materialDe(label), peso, comentario: name === undefined ? undefined : told.comentarios.get(name) };
  });
  const shuffle = findAll(response, 'render_choice')[0]?.attributes.get('shuffle')?.toLowerCase();
  return {
    usados,
    cuerpo: { tipo: 'eleccion', unaSola: !multiple, exacto: exacto !== undefined && multiple, opciones, ordenFijo: shuffle === 'no' },
  };
}
