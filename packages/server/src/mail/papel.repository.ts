import { sql } from 'kysely';
import type { Settings } from '../core/context.ts';
import type { Executor } from '../db/executor.ts';
import { type TextoGuardado, type TextosDeCartas, textosDe } from './bloques.ts';
import { type AjustesDePapel, type Guia, type Papel, papelOf } from './membrete.ts';

/** Texts by their key in the settings, of which a process meets one at a time, or two while somebody saves. */
const read = new Map<string, TextosDeCartas>();
const MOST = 4;

interface Sobre {
  readonly settings: AjustesDePapel & Pick<Settings, 'cartas_clave'>;
  readonly publicUrl: string;
  /** Guide to which its letters lead. */
  readonly guia?: Guia;
}

/** Returns head, end and edited texts of the letters of these settings. Only the first letter after a change costs a statement (P253). */
export async function findPapel(db: Executor, { settings, publicUrl, guia }: Sobre): Promise<Papel> {
  return { ...papelOf(settings, publicUrl, guia), textos: await findTextos(db, settings.cartas_clave) };
}

async function findTextos(db: Executor, clave: string | null): Promise<TextosDeCartas | undefined> {
  if (clave === null) return undefined;
  const known = read.get(clave);
  if (known) return known;
  const { rows } = await sql<TextoGuardado>`select carta, idioma, asunto, cuerpo from carta_texto where asunto is not null`.execute(db);
  const textos = textosDe(rows);
  if (read.size >= MOST) read.clear();
  read.set(clave, textos);
  return textos;
}
