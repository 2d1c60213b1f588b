import type { AvisoPaquete, LeccionGuardada, TipoPaquete } from '@portal/contract/paquete';
import { message } from '@portal/messages';
import { ReadError } from '../../../core/read-error.ts';
import { readXml, type XmlNode } from '../../../core/xml/read-xml.ts';
import { childOf, childrenOf } from '../../../core/xml/xml-node.rules.ts';
import { carpetaDe } from './buscar.rules.ts';
import { buscadorDe } from './direccion.rules.ts';
import { lectorDeDatos, tienePrerrequisitos } from './item.rules.ts';
import { type Fuentes, type LeccionLeida, leccionesDe, leccionSuelta } from './lecciones.rules.ts';
import { recursosDe, tieneDeFuera } from './recursos.rules.ts';
import { pideSecuencia } from './secuencia.rules.ts';
import { titulo, tituloDe, tituloDeRuta, tituloLom } from './titulo.rules.ts';
import { otroPaquete, versionDe } from './version.rules.ts';

/** Content of a manifest. */
export interface ManifiestoLeido {
  readonly tipo: TipoPaquete;
  readonly version: string;
  readonly titulo: string;
  readonly lecciones: readonly LeccionGuardada[];
  readonly avisos: readonly AvisoPaquete[];
  /** Folder of the manifest with its last slash; empty at the root of the archive. */
  readonly raiz: string;
}

/** Manifest of an archive, and the paths around it. */
export interface Fuente {
  readonly xml: string;
  /** Path of the manifest in the archive. */
  readonly ruta: string;
  /** All files of the archive that count. */
  readonly paths: readonly string[];
  /** Name of the uploaded file, for a package without any title. */
  readonly nombre: string;
}

/** Reads the manifest of a SCORM package. Throws `ReadError` for one that is broken, of another standard, or opens nothing. */
export function leerManifiesto({ xml, ruta, paths, nombre }: Fuente): ManifiestoLeido {
  const manifest = parse(xml, ruta);
  const other = otroPaquete(manifest);
  if (other) throw new ReadError(message(`paquete.errores.${other}`));
  const version = versionDe(manifest);
  const raiz = carpetaDe(ruta);
  const within = paths.filter((path) => path.startsWith(raiz));
  const fuentes: Fuentes = {
    recursos: recursosDe(manifest),
    buscar: buscadorDe(within.map((path) => path.slice(raiz.length).normalize('NFC'))),
    datos: lectorDeDatos(manifest, version.tipo),
  };
  const organization = organizationOf(manifest);
  const items = leccionesDe(organization, fuentes);
  const leidas = items.length ? items : leccionSuelta(fuentes);
  if (leidas.length === 0) throw new ReadError(message('paquete.errores.sinLecciones'));
  const own = tituloLom(manifest) || tituloDe(organization);
  const notices: Partial<Record<AvisoPaquete, boolean>> = {
    secuencia: version.tipo === 'scorm2004' && pideSecuencia(manifest),
    prerrequisitos: organization !== undefined && tienePrerrequisitos(organization),
    organizaciones: organizationsIn(manifest).length > 1,
    sin_titulo: own === '' || leidas.some((each) => each.sinTitulo),
    carpeta: within.length < paths.length,
    mayusculas: leidas.some((each) => each.otrasLetras),
    version_desconocida: version.supuesta,
    sin_leccion_sco: !leidas.some(({ leccion }) => leccion.sco),
    recursos_externos: tieneDeFuera(manifest),
  };
  return {
    tipo: version.tipo,
    version: version.texto,
    titulo: own || titleWithout(leidas, nombre),
    lecciones: leidas.map(({ leccion }) => leccion),
    avisos: (Object.keys(notices) as AvisoPaquete[]).filter((aviso) => notices[aviso]),
    raiz,
  };
}

/** Returns the name of the file for a package without a title, or that of its only lesson. */
function titleWithout(leidas: readonly LeccionLeida[], nombre: string): string {
  const [first, second] = leidas;
  const only = first && !second && !first.sinTitulo ? first.leccion.titulo : '';
  return only || tituloDeRuta(nombre) || titulo(first?.leccion.titulo ?? '');
}

function parse(xml: string, ruta: string): XmlNode {
  let found: XmlNode | undefined;
  try {
    readXml(xml, { collect: new Set(['manifest']), onElement: (node) => (found ??= node) });
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new ReadError(message('paquete.errores.manifiestoRoto', { ruta, motivo: error.sentence }), error);
  }
  if (!found) throw new ReadError(message('paquete.errores.noEsManifiesto', { ruta }));
  return found;
}

const organizationsIn = (manifest: XmlNode): XmlNode[] => childrenOf(childOf(manifest, 'organizations'), 'organization');

/** Returns the organisation that the manifest names as its default, else the first one. */
function organizationOf(manifest: XmlNode): XmlNode | undefined {
  const all = organizationsIn(manifest);
  const named = childOf(manifest, 'organizations')?.attributes.get('default')?.trim();
  return all.find(({ attributes }) => attributes.get('identifier')?.trim() === named) ?? all[0];
}
