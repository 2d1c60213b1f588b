import type { TipoPaquete } from '@portal/contract/paquete';
import { childOf, findAll, textOf } from '../../../core/xml/xml-node.rules.ts';
import type { XmlNode } from '../../../core/xml/read-xml.ts';

export interface Version {
  readonly tipo: TipoPaquete;
  /** As the manifest words it. */
  readonly texto: string;
  /** Guessed, because the manifest does not say a version that the portal knows. */
  readonly supuesta: boolean;
}

const VERSION_MAX = 60;
const SCORM_2004 = /2004|\b1\.3\b/;
const SCORM_12 = /\b1\.2\b/;
/** Namespaces and elements that only SCORM 2004 has. */
const NAMESPACES_2004 = /adlcp_v1p3|adlseq_v1p3|adlnav_v1p3|imsss/i;
const NAMESPACES_12 = /adlcp_rootv1p2/i;

const schemaOf = (manifest: XmlNode, name: string): string =>
  textOf(childOf(childOf(manifest, 'metadata'), name))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the values of the attributes of the root: its namespaces and the places of their schemas. */
const espaciosDe = (manifest: XmlNode): string => [...manifest.attributes.values()].join(' ');

/** Returns whether a manifest belongs to Common Cartridge or to a package of questions (QTI). */
export function otroPaquete(manifest: XmlNode): 'cartucho' | 'qti' | undefined {
  const schema = schemaOf(manifest, 'schema');
  if (/cartridge/i.test(schema) || /imsccv|imsthincc|xsd\/imscc/i.test(espaciosDe(manifest))) return 'cartucho';
  if (/qti/i.test(schema)) return 'qti';
  const types = findAll(childOf(manifest, 'resources'), 'resource').map(({ attributes }) => attributes.get('type') ?? '');
  return types.some((type) => /^imsqti/i.test(type)) && !types.some((type) => /^webcontent$/i.test(type)) ? 'qti' : undefined;
}

/** Returns the version of a manifest: by its words, else by its namespaces, else by the letters of `scormType`. */
export function versionDe(manifest: XmlNode): Version {
  const texto = schemaOf(manifest, 'schemaversion').slice(0, VERSION_MAX);
  if (SCORM_2004.test(texto)) return { tipo: 'scorm2004', texto, supuesta: false };
  if (SCORM_12.test(texto)) return { tipo: 'scorm12', texto, supuesta: false };
  const tipo = guess(manifest);
  return { tipo, texto: texto || (tipo === 'scorm12' ? '1.2' : '2004'), supuesta: true };
}

function guess(manifest: XmlNode): TipoPaquete {
  const spaces = espaciosDe(manifest);
  if (NAMESPACES_2004.test(spaces)) return 'scorm2004';
  if (NAMESPACES_12.test(spaces)) return 'scorm12';
  const resources = findAll(childOf(manifest, 'resources'), 'resource');
  return resources.some(({ attributes }) => attributes.has('scormType')) ? 'scorm2004' : 'scorm12';
}
