import { readFileSync } from 'node:fs';
import type { TipoPaquete } from '@portal/contract/paquete';
import { writeZip } from '@portal/server/src/core/archive/write-zip.ts';
import { TRAMPAS, type LeccionTrampa, type NombreTrampa, type Trampa } from './catalogo.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const NAMESPACES: Readonly<Record<TipoPaquete, string>> = {
  scorm12: 'version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
  scorm2004: 'version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"',
};
const SCHEMA_VERSION: Readonly<Record<TipoPaquete, string>> = { scorm12: '1.2', scorm2004: '2004 4th Edition' };
/** Attribute that says whether a resource is a lesson or a document; its name changed its case. */
const KIND: Readonly<Record<TipoPaquete, string>> = { scorm12: 'adlcp:scormtype', scorm2004: 'adlcp:scormType' };

/** The lessons as items: those of a deeper level lie in the one before. */
function itemsOf(lecciones: readonly LeccionTrampa[], level = 0): string {
  const starts = lecciones.flatMap(({ nivel = 0 }, place) => (nivel === level ? [place] : []));
  return starts
    .map((start, order) => {
      const [lesson, ...below] = lecciones.slice(start, starts[order + 1]);
      const reference = lesson?.archivo ? ` identifierref="recurso-${lesson.id}"` : '';
      return `<item identifier="${lesson?.id}"${reference}><title>${escape(lesson?.titulo ?? '')}</title>${itemsOf(below, level + 1)}</item>`;
    })
    .join('');
}

/** The manifest of a package. */
function manifest(tipo: TipoPaquete, { titulo, lecciones }: Trampa): string {
  const resources = lecciones
    .filter(({ archivo }) => archivo)
    .map(({ id, archivo = '', documento }) => {
      const file = escape(archivo.split('?')[0] ?? '');
      return `<resource identifier="recurso-${id}" type="webcontent" ${KIND[tipo]}="${documento ? 'asset' : 'sco'}" href="${escape(archivo)}"><file href="${file}"/></resource>`;
    })
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="trampa" ${NAMESPACES[tipo]}>
<metadata><schema>ADL SCORM</schema><schemaversion>${SCHEMA_VERSION[tipo]}</schemaversion></metadata>
<organizations default="curso"><organization identifier="curso"><title>${escape(titulo)}</title>${itemsOf(lecciones)}</organization></organizations>
<resources>${resources}</resources>
</manifest>
`;
}

const read = (name: string) => readFileSync(new URL(`archivos/${name}`, import.meta.url));

/** The files of a package by their path. */
export function filesOf(nombre: NombreTrampa, tipo: TipoPaquete): ReadonlyMap<string, Buffer> {
  const trap: Trampa = TRAMPAS[nombre];
  const names = [...trap.lecciones.flatMap(({ archivo }) => archivo?.split('?')[0] ?? []), ...(trap.archivos ?? []), 'scorm.js'];
  const files = [...new Set(names)].map((name): [string, Buffer] => [name, read(name)]);
  return new Map([['imsmanifest.xml', Buffer.from(manifest(tipo, trap))], ...files]);
}

/** A package as people upload it. */
export const zipOf = (nombre: NombreTrampa, tipo: TipoPaquete): Buffer =>
  writeZip([...filesOf(nombre, tipo)].map(([path, bytes]) => ({ path, bytes })));
