import { message } from '@portal/messages';
import { ReadError } from '../../../core/read-error.ts';
import { childrenOf, findAll } from '../../../core/xml/xml-node.rules.ts';
import type { XmlNode } from '../../../core/xml/read-xml.ts';
import { type Buscador, conParametros, esDeFuera, esDeLaWeb, type Lugar } from './direccion.rules.ts';
import { titulo } from './titulo.rules.ts';

/** Resource of the manifest. */
export interface Recurso {
  /** Start without the parameters of an item; empty: nothing that opens. */
  readonly href: string;
  readonly bases: readonly string[];
  readonly sco: boolean;
}

const attributeOf = ({ attributes }: XmlNode, name: string): string => (attributes.get(name) ?? '').trim();

/** Returns the resources of a manifest by their identifier; the first of equal ones counts. */
export function recursosDe(manifest: XmlNode): Map<string, Recurso> {
  const found = new Map<string, Recurso>();
  for (const resources of findAll(manifest, 'resources'))
    for (const resource of childrenOf(resources, 'resource')) {
      const id = attributeOf(resource, 'identifier');
      if (found.has(id)) continue;
      const bases = [manifest, resources, resource].map((each) => attributeOf(each, 'base'));
      found.set(id, { href: startOf(resource), bases, sco: typeOf(resource) === 'sco' });
    }
  return found;
}

/** Some tools name the start of a resource among its files alone. */
const startOf = (resource: XmlNode): string =>
  attributeOf(resource, 'href') || (filesOf(resource).find((href) => /\.x?html?$/i.test(href.split(/[?#]/, 1)[0] ?? '')) ?? '');

const filesOf = (resource: XmlNode): string[] => childrenOf(resource, 'file').map((file) => attributeOf(file, 'href'));

/** `scormtype` in 1.2, `scormType` in 2004; tools mix them up. */
const typeOf = ({ attributes }: XmlNode): string =>
  ([...attributes].find(([name]) => name.toLowerCase() === 'scormtype')?.[1] ?? '').trim().toLowerCase();

/** Returns whether resources of a manifest lie outside the package. */
export const tieneDeFuera = (manifest: XmlNode): boolean =>
  findAll(manifest, 'resources')
    .flatMap((resources) => childrenOf(resources, 'resource'))
    .some((resource) => [attributeOf(resource, 'href'), ...filesOf(resource)].some(esDeLaWeb));

/** Finds the start of a lesson. Throws `ReadError` where it leads out of the package or is missing in it. */
export function lugarDe(
  { href, bases }: Recurso,
  leccion: { readonly titulo: string; readonly parametros: string },
  buscar: Buscador,
): Lugar {
  const named = leccion.titulo;
  const outside = [...bases, href].find(esDeFuera);
  if (outside !== undefined) throw new ReadError(message('paquete.errores.inicioFuera', { leccion: named, direccion: titulo(outside) }));
  const found = buscar(conParametros(href, leccion.parametros), bases);
  if (!found) throw new ReadError(message('paquete.errores.inicioAusente', { leccion: named, ruta: titulo(href) }));
  return found;
}
