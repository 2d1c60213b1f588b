import type { DatosDe } from '@portal/contract/pregunta';
import { escapeXml } from '../../../../core/xml/xml-node.rules.ts';
import type { ZipPart } from '../../../../core/archive/write-zip.ts';
import type { Cruda, FueraDelBanco, Imagenes, PreguntaParaEscribir } from '../banco.rules.ts';
import { conBlancos } from '../html.rules.ts';
import { type Alcance, escribirTodas } from '../igual.rules.ts';
import { leerQti2 } from './leer-qti2.rules.ts';

const ALCANCE: Alcance = {
  tipos: ['unica', 'multiple', 'verdadero_falso', 'ordenar'],
  imagenes: true,
  categoria: false,
  etiquetas: false,
};

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
const FOLDER = 'imagenes';

interface Texto {
  readonly texto: string;
  readonly imagen?: { readonly id_archivo: number; readonly descripcion: string } | undefined;
  readonly comentario?: string | undefined;
}

/** Path of a picture below the items; its number says nothing of an option. */
const pathOf = (id: number, mime: string): string => `${FOLDER}/${id}.${mime.slice('image/'.length)}`;

const lines = (texto: string): string => escapeXml(conBlancos(texto)).replaceAll('&#10;', '<br/>');

function content({ texto, imagen, comentario }: Texto, ident: string, imagenes: Imagenes): string {
  const picture = imagen && imagenes.get(imagen.id_archivo);
  const image =
    imagen && picture ? `<img src="../${pathOf(imagen.id_archivo, picture.mime)}" alt="${escapeXml(imagen.descripcion)}"/>` : '';
  const feedback = comentario
    ? `<feedbackInline outcomeIdentifier="COMENTARIO" identifier="${ident}" showHide="show">${lines(comentario)}</feedbackInline>`
    : '';
  return `${lines(texto)}${image}${feedback}`;
}

const ident = (index: number): string => `R${index + 1}`;

interface Parts {
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly correct: readonly string[];
  readonly mapping?: string;
  readonly template: 'match_correct' | 'map_response';
  readonly interaction: string;
}

function choices(opciones: readonly Texto[], imagenes: Imagenes): string {
  return opciones
    .map((opcion, index) => `<simpleChoice identifier="${ident(index)}">${content(opcion, ident(index), imagenes)}</simpleChoice>`)
    .join('\n');
}

const mapping = (entries: readonly (readonly [key: string, value: number])[]): string =>
  `<mapping lowerBound="0" upperBound="1" defaultValue="0">${entries.map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`).join('')}</mapping>`;

/** Right ones share the point and wrong ones take as much away. */
const shares = ({ opciones, correctas }: DatosDe<'multiple'>): string =>
  mapping(opciones.map((_, index) => [ident(index), (correctas.includes(index + 1) ? 1 : -1) / correctas.length]));

/** Parts of a choice of one; `match_correct` ignores its mapping, from which Chamilo takes the points. */
const one = (correct: string, interaction: string): Parts => ({
  cardinality: 'single',
  correct: [correct],
  mapping: mapping([[correct, 1]]),
  template: 'match_correct',
  interaction,
});

const choice = (inside: string, { max, fixed }: { readonly max: number; readonly fixed: boolean }): string =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="${!fixed}" maxChoices="${max}">\n${inside}\n</choiceInteraction>`;

function partsOf({ datos }: PreguntaParaEscribir, imagenes: Imagenes): Parts {
  switch (datos.tipo) {
    case 'unica':
      return one(ident(datos.correcta - 1), choice(choices(datos.opciones, imagenes), { max: 1, fixed: datos.orden_fijo }));
    case 'multiple':
      return {
        cardinality: 'multiple',
        correct: datos.correctas.map((each) => ident(each - 1)),
        ...(datos.parcial ? { mapping: shares(datos), template: 'map_response' } : { template: 'match_correct' }),
        interaction: choice(choices(datos.opciones, imagenes), { max: 0, fixed: datos.orden_fijo }),
      };
    case 'verdadero_falso': {
      const word = (value: boolean, texto: string, comentario?: string) =>
        `<simpleChoice identifier="${value}">${content({ texto, comentario }, String(value), imagenes)}</simpleChoice>`;
      const both = [word(true, 'Verdadero', datos.comentario_verdadero), word(false, 'Falso', datos.comentario_falso)].join('\n');
      return one(String(datos.correcta), choice(both, { max: 1, fixed: true }));
    }
    case 'ordenar':
      return {
        cardinality: 'ordered',
        correct: datos.elementos.map((_, index) => ident(index)),
        template: 'match_correct',
        interaction: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">\n${choices(datos.elementos, imagenes)}\n</orderInteraction>`,
      };
    default:
      return { cardinality: 'single', correct: [], template: 'match_correct', interaction: '' };
  }
}

/** Identifier of an item, and of its resource in the manifest. */
const itemIdent = (numero: number): string => `P${numero}`;

/** The title is the whole question: Chamilo takes its text from there. */
function item(pregunta: PreguntaParaEscribir, numero: number, imagenes: Imagenes): string {
  const { datos } = pregunta;
  const { cardinality, correct, mapping: points = '', template, interaction } = partsOf(pregunta, imagenes);
  const title = escapeXml(pregunta.pregunta.replaceAll(/\s+/g, ' '));
  const stem = content({ texto: pregunta.pregunta, imagen: datos.imagen }, '', imagenes);
  const modal = datos.explicacion
    ? `<modalFeedback outcomeIdentifier="EXPLICACION" identifier="NUNCA" showHide="hide">${lines(datos.explicacion)}</modalFeedback>\n`
    : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<assessmentItem xmlns="${NAMESPACE}" identifier="${itemIdent(numero)}" title="${title}" adaptive="false" timeDependent="false">`,
    `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">`,
    `<correctResponse>${correct.map((each) => `<value>${each}</value>`).join('')}</correctResponse>${points}`,
    '</responseDeclaration>',
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>',
    '<outcomeDeclaration identifier="COMENTARIO" cardinality="multiple" baseType="identifier"/>',
    '<outcomeDeclaration identifier="EXPLICACION" cardinality="single" baseType="identifier"/>',
    `<itemBody>\n<p>${stem}</p>\n${interaction}\n</itemBody>`,
    `<responseProcessing template="${TEMPLATES}/${template}"/>`,
    `${modal}</assessmentItem>\n`,
  ].join('\n');
}

interface Item {
  readonly path: string;
  readonly texto: string;
  /** Paths of its pictures, each once. */
  readonly imagenes: readonly string[];
}

const itemOf = (texto: string, index: number): Item => ({
  path: `preguntas/${index + 1}.xml`,
  texto,
  imagenes: [...new Set([...texto.matchAll(/src="\.\.\/(imagenes\/[^"]+)"/g)].map(([, path = '']) => path))],
});

const resource = ({ path, imagenes }: Item, index: number): string => {
  const files = [path, ...imagenes].map((each) => `<file href="${each}"/>`).join('');
  return `<resource identifier="${itemIdent(index + 1)}" type="imsqti_item_xmlv2p1" href="${path}">${files}</resource>`;
};

const manifest = (items: readonly Item[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="BANCO">',
    '<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>',
    '<organizations/>\n<resources>',
    ...items.map(resource),
    '</resources>\n</manifest>\n',
  ].join('\n');

/** Returns the files of a package of QTI 2.1; questions that it cannot hold stay out by name. */
export function escribirQti21(
  preguntas: readonly PreguntaParaEscribir[],
  imagenes: Imagenes,
): { readonly partes: readonly ZipPart[]; readonly fuera: readonly FueraDelBanco[] } {
  const byPath = new Map([...imagenes].map(([id, imagen]) => [`../${pathOf(id, imagen.mime)}`, imagen]));
  const buscarImagen = (src: string) => byPath.get(src);
  const leer = (texto: string): Cruda[] => leerQti2(texto).map((cruda) => ('motivo' in cruda ? cruda : { ...cruda, buscarImagen }));
  const escribir = (pregunta: PreguntaParaEscribir, numero: number) => item(pregunta, numero, imagenes);
  const { textos, fuera } = escribirTodas(preguntas, { alcance: ALCANCE, escribir, leer }, imagenes);
  const items = textos.map(({ texto }, index) => itemOf(texto, index));
  const used = new Set(items.flatMap((each) => each.imagenes));
  const pictures = [...imagenes].flatMap(([id, { mime, bytes }]) =>
    used.has(pathOf(id, mime)) ? [{ path: pathOf(id, mime), bytes }] : [],
  );
  return {
    partes: [
      { path: 'imsmanifest.xml', bytes: Buffer.from(manifest(items)) },
      ...items.map(({ path, texto }) => ({ path, bytes: Buffer.from(texto) })),
      ...pictures,
    ],
    fuera,
  };
}
