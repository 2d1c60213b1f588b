import { invalid } from '../../errors/errors.ts';
import type { Executor } from '../../db/executor.ts';
import { findArchivosByIds } from '../archivo/archivo.public.ts';
import { heldFileId } from './recursos.rules.ts';
import { findReferenceChain, temaRows } from './tema.repository.ts';
import { describeChain, isOpenable } from './tema.rules.ts';

/** Throws by field unless the topic exists; none is fine. */
export async function requireTema(trx: Executor, id_tema: number | null | undefined): Promise<void> {
  if (id_tema && !(await temaRows.lock(trx, id_tema))) throw invalid('id_tema', 'tema.errores.desconocido', { id: String(id_tema) });
}

/** The topic named by `referencia` exists and does not wait, through others, for this one (P16). */
export async function requireReferencia(trx: Executor, referencia: number | null | undefined, id_tema?: number): Promise<void> {
  if (!referencia) return;
  if (referencia === id_tema) throw invalid('referencia', 'tema.errores.requiereASiMismo');
  const chain = await findReferenceChain(trx, referencia);
  if (!chain.length) throw invalid('referencia', 'tema.errores.requisito', { id: String(referencia) });
  const back = chain.findIndex((tema) => tema.id_tema === id_tema);
  if (back < 0) return;
  const circle = [chain[back], ...chain.slice(0, back + 1)].map((tema) => tema?.titulo ?? '');
  throw invalid('referencia', 'tema.errores.ciclo', { temas: describeChain(circle) });
}

/** What a check needs of a file that the portal holds. */
interface HeldFile {
  readonly nombre: string;
  readonly tipo_mime: string;
}

/** An address that a reader could never open safely is refused; a held file must exist, and is answered. */
export async function requireAddress(trx: Executor, field: string, address: string | null): Promise<HeldFile | undefined> {
  if (!address) return undefined;
  if (!isOpenable(address)) throw invalid(field, 'tema.errores.direccion');
  const held = heldFileId(address);
  if (held === undefined) return undefined;
  const [file] = await findArchivosByIds(trx, [held]);
  if (!file) throw invalid(field, 'tema.errores.archivo', { id: String(held) });
  return file;
}

/** Kinds of held files: how their media type begins. */
const KINDS = {
  video: 'video/',
  pdf: 'application/pdf',
  audio: 'audio/',
  pagina: 'text/html',
  subtitulos: 'text/vtt',
} as const;

/** A file of the portal must be what it is entered as; what other addresses lead to, nobody knows. */
export function requireKind(field: string, file: HeldFile | undefined, kind: keyof typeof KINDS): void {
  if (file && !file.tipo_mime.startsWith(KINDS[kind])) throw invalid(field, `tema.errores.noEs.${kind}`, { nombre: file.nombre });
}
