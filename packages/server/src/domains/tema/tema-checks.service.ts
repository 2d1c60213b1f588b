import { invalid } from '../../errors/errors.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import { holdArchivo, isFileInReach } from '../archivo/archivo.public.ts';
import { storedFileId } from './recursos.rules.ts';
import { findReferenceChain, temaRows } from './tema.repository.ts';
import { chainOf, isOpenable } from './tema.rules.ts';

/** Locks the topic. Throws 400 at the field for one that does not exist for the scope; accepts null and undefined. */
export async function requireTema(
  trx: Executor,
  id_tema: number | null | undefined,
  { scope, field = 'id_tema' }: { readonly scope: Scope; readonly field?: string },
): Promise<void> {
  if (id_tema && !(await temaRows.lock(trx, id_tema, scope)))
    throw invalid(field, field === 'referencia' ? 'tema.errores.requisito' : 'tema.errores.desconocido', { id: String(id_tema) });
}

/** Throws 400 at the field for the address of a file of the portal that is only in topics of other companies (P199). */
export async function requireReachable(
  trx: Executor,
  scope: Scope,
  addresses: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  for (const [field, address] of Object.entries(addresses)) {
    const held = storedFileId(address ?? null);
    if (held !== undefined && !(await isFileInReach(trx, scope, held))) throw invalid(field, 'tema.errores.archivo', { id: String(held) });
  }
}

/** Throws 400 at `referencia` unless that topic exists and does not itself require this one, directly or through others (P16). */
export async function requireReferencia(trx: Executor, referencia: number | null | undefined, id_tema?: number): Promise<void> {
  if (!referencia) return;
  if (referencia === id_tema) throw invalid('referencia', 'tema.errores.requiereASiMismo');
  const chain = await findReferenceChain(trx, referencia);
  if (!chain.length) throw invalid('referencia', 'tema.errores.requisito', { id: String(referencia) });
  const back = chain.findIndex((tema) => tema.id_tema === id_tema);
  if (back < 0) return;
  const titles = chain.slice(0, back + 1).map((tema) => tema.titulo);
  throw invalid('referencia', 'tema.errores.ciclo', { temas: chainOf([titles.at(-1) ?? '', ...titles]) });
}

/** Fields of a file of the portal for the checks. */
interface PortalFile {
  readonly nombre: string;
  readonly tipo_mime: string;
}

/** Throws 400 at the field for an unsafe address (`isOpenable`) and for an unknown file of the portal; returns that file. */
export async function requireAddress(trx: Executor, field: string, address: string | null): Promise<PortalFile | undefined> {
  if (!address) return undefined;
  if (!isOpenable(address)) throw invalid(field, 'tema.errores.direccion');
  const held = storedFileId(address);
  if (held === undefined) return undefined;
  const file = await holdArchivo(trx, held);
  if (!file) throw invalid(field, 'tema.errores.archivo', { id: String(held) });
  return file;
}

/** Media type, or its prefix, by kind of field. */
const KINDS = {
  video: 'video/',
  pdf: 'application/pdf',
  audio: 'audio/',
  pagina: 'text/html',
  subtitulos: 'text/vtt',
} as const;

/** Throws 400 unless a file of the portal has the media type of the field. Outside addresses are not checked. */
export function requireKind(field: string, file: PortalFile | undefined, kind: keyof typeof KINDS): void {
  if (file && !file.tipo_mime.startsWith(KINDS[kind])) throw invalid(field, `tema.errores.noEs.${kind}`, { nombre: file.nombre });
}
