import { type Message, message } from '@portal/messages';
import { carpetaDe, fondoDe, nombreDe } from './buscar.rules.ts';

/** Files of one folder, in small letters, of a format that has no SCORM manifest. */
interface Mark {
  readonly sentence: Message;
  /** Decides by the names of the files in one folder. */
  readonly at: (names: ReadonlySet<string>, endings: ReadonlySet<string>) => boolean;
}

const ejemplo = (clave: 'word' | 'excel' | 'powerpoint' | 'epub' | 'opendocument'): Message =>
  message('paquete.errores.documento', { que: message(`paquete.errores.documentos.${clave}`) });

const MARKS: readonly Mark[] = [
  { sentence: message('paquete.errores.moodle'), at: (names) => names.has('moodle_backup.xml') },
  { sentence: message('paquete.errores.h5p'), at: (names) => names.has('h5p.json') },
  { sentence: message('paquete.errores.cmi5'), at: (names) => names.has('cmi5.xml') },
  { sentence: message('paquete.errores.tincan'), at: (names) => names.has('tincan.xml') },
  {
    sentence: message('paquete.errores.aicc'),
    at: (_, endings) => endings.has('crs') && ['au', 'des', 'cst'].some((ending) => endings.has(ending)),
  },
];

/** Marker of a format, and the number of folders around it. */
export interface OtroFormato {
  readonly sentence: Message;
  readonly fondo: number;
}

/** Returns the other format that the files of an archive show in the shallowest folder; undefined without one. */
export function otroFormato(paths: readonly string[]): OtroFormato | undefined {
  const folders = new Map<string, Set<string>>();
  for (const path of paths.map((each) => each.toLowerCase()))
    folders.set(carpetaDe(path), (folders.get(carpetaDe(path)) ?? new Set()).add(nombreDe(path)));
  const byDepth = [...folders].toSorted(([one], [other]) => fondoDe(one) - fondoDe(other));
  for (const [folder, names] of byDepth) {
    const endings = new Set([...names].map((name) => name.slice(name.lastIndexOf('.') + 1)));
    const mark = MARKS.find(({ at }) => at(names, endings));
    if (mark) return { sentence: mark.sentence, fondo: fondoDe(folder) };
  }
  return undefined;
}

/** Returns the refusal of an archive without a manifest, by its files. */
export function sinManifiesto(paths: readonly string[]): Message {
  const own = documento(new Set(paths));
  if (own) return own;
  const web = paths.some((path) => /\.x?html?$/i.test(path));
  return message(web ? 'paquete.errores.web' : 'paquete.errores.sinManifiesto');
}

function documento(paths: ReadonlySet<string>): Message | undefined {
  const within = (folder: string) => [...paths].some((path) => path.startsWith(folder));
  if (paths.has('META-INF/container.xml')) return ejemplo('epub');
  if (paths.has('META-INF/manifest.xml') && paths.has('content.xml')) return ejemplo('opendocument');
  if (!paths.has('[Content_Types].xml')) return undefined;
  if (within('word/')) return ejemplo('word');
  if (within('xl/')) return ejemplo('excel');
  return within('ppt/') ? ejemplo('powerpoint') : undefined;
}
