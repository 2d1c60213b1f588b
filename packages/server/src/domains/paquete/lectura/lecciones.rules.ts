import { LECCIONES_MAX, type LeccionGuardada } from '@portal/contract/paquete';
import { message } from '@portal/messages';
import { ReadError } from '../../../core/read-error.ts';
import { childrenOf } from '../../../core/xml/xml-node.rules.ts';
import type { XmlNode } from '../../../core/xml/read-xml.ts';
import type { Buscador } from './direccion.rules.ts';
import { type DatosDeItem, SIN_DATOS } from './item.rules.ts';
import { lugarDe, type Recurso } from './recursos.rules.ts';
import { titulo, tituloDe, tituloDeRuta } from './titulo.rules.ts';

/** Parts of the manifest that its items refer to. */
export interface Fuentes {
  readonly recursos: ReadonlyMap<string, Recurso>;
  readonly buscar: Buscador;
  readonly datos: (item: XmlNode) => DatosDeItem;
}

/** Lesson with what the review says of it. */
export interface LeccionLeida {
  readonly leccion: LeccionGuardada;
  readonly visible: boolean;
  readonly sinTitulo: boolean;
  readonly otrasLetras: boolean;
}

/** Longest identifier that a commit names. */
const ID_MAX = 4000;

const attributeOf = ({ attributes }: XmlNode, name: string): string =>
  ([...attributes].find(([key]) => key.toLowerCase() === name)?.[1] ?? '').trim();

/** Returns the items of an organisation in the order of its table of contents; hidden ones only where nothing else opens. */
export function leccionesDe(organization: XmlNode | undefined, fuentes: Fuentes): LeccionLeida[] {
  const items = organization ? itemsIn(organization, 0) : [];
  if (items.length > LECCIONES_MAX) throw new ReadError(message('paquete.errores.demasiadasLecciones', { maximo: LECCIONES_MAX }));
  const all = withUniqueIds(items.map(({ item, nivel, visible }) => ({ ...readItem(item, nivel, fuentes), visible })));
  const visible = all.filter((each) => each.visible);
  return [visible, all].find((each) => each.some(({ leccion }) => leccion.inicio !== null)) ?? [];
}

interface Item {
  readonly item: XmlNode;
  readonly nivel: number;
  readonly visible: boolean;
}

/** Returns the items inside another one; those of a hidden item keep its place. */
function itemsIn(parent: XmlNode, nivel: number): Item[] {
  return childrenOf(parent, 'item').flatMap((item) => {
    const visible = attributeOf(item, 'isvisible').toLowerCase() !== 'false';
    return [{ item, nivel, visible }, ...itemsIn(item, visible ? nivel + 1 : nivel)];
  });
}

function readItem(item: XmlNode, nivel: number, fuentes: Fuentes): Omit<LeccionLeida, 'visible'> {
  const recurso = recursoDe(item, fuentes.recursos);
  const parametros = attributeOf(item, 'parameters');
  const lugar = recurso?.href ? lugarDe(recurso, { titulo: nameOf(item), parametros }, fuentes.buscar) : undefined;
  const own = tituloDe(item);
  const leccion = {
    id: attributeOf(item, 'identifier'),
    titulo: own || (lugar ? tituloDeRuta(lugar.ruta) : titulo(attributeOf(item, 'identifier'))),
    nivel,
    inicio: lugar?.inicio ?? null,
    sco: lugar !== undefined && recurso?.sco === true,
    ...fuentes.datos(item),
  };
  return { leccion, sinTitulo: own === '', otrasLetras: lugar?.otrasLetras === true };
}

const nameOf = (item: XmlNode): string => tituloDe(item) || titulo(attributeOf(item, 'identifier'));

/** Returns the resource of an item. Throws `ReadError` when a lesson without items inside refers to one that the manifest lacks. */
function recursoDe(item: XmlNode, recursos: ReadonlyMap<string, Recurso>): Recurso | undefined {
  const id = attributeOf(item, 'identifierref');
  if (id === '') return undefined;
  const recurso = recursos.get(id);
  if (!recurso && childrenOf(item, 'item').length === 0)
    throw new ReadError(message('paquete.errores.recursoAusente', { leccion: nameOf(item), recurso: titulo(id) }));
  return recurso;
}

/** State is kept by identifier: a missing, repeated or endless one gets another. */
function withUniqueIds(all: readonly LeccionLeida[]): LeccionLeida[] {
  const used = new Set<string>();
  return all.map((each, index) => {
    const own = each.leccion.id;
    let id = own === '' || own.length > ID_MAX ? `leccion-${index + 1}` : own;
    while (used.has(id)) id = `${id.slice(0, ID_MAX - 10)}~${index + 1}`;
    used.add(id);
    return { ...each, leccion: { ...each.leccion, id } };
  });
}

/** Returns the one lesson of a manifest without items: its first resource with a start, a SCO before others. */
export function leccionSuelta({ recursos, buscar }: Fuentes): LeccionLeida[] {
  const starts = [...recursos].filter(([, { href }]) => href !== '');
  const [id, recurso] = starts.find(([, { sco }]) => sco) ?? starts[0] ?? [];
  if (id === undefined || !recurso) return [];
  const lugar = lugarDe(recurso, { titulo: titulo(id), parametros: '' }, buscar);
  const leccion = {
    id: id || 'leccion-1',
    titulo: tituloDeRuta(lugar.ruta),
    nivel: 0,
    inicio: lugar.inicio,
    sco: recurso.sco,
    ...SIN_DATOS,
  };
  return [{ leccion, visible: true, sinTitulo: true, otrasLetras: lugar.otrasLetras }];
}
