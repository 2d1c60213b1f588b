import { type InicioJugador, JUGADOR, type LeccionJugador, TEXTOS_JUGADOR } from '@portal/contract/paquete';
import { isLanguage, loadTranslator, type Translator } from '@portal/messages';
import type { Config } from '../../config/config.ts';
import { markup, trusted } from '../../core/html.ts';
import type { Executor } from '../../db/executor.ts';
import { failure } from '../../errors/errors.ts';
import { ticketSecret } from '../archivo/archivo.public.ts';
import { type BoletoPaquete, opaqueId } from './boleto.crypto.ts';
import { porLeccion } from './juicio.rules.ts';
import { type Apertura, findApertura, findPrueba } from './lanzamiento.repository.ts';

interface Place {
  readonly db: Executor;
  readonly config: Config;
  readonly now: Date;
}

/** Query of the address of a player's page, and the language of the browser. */
export interface PedidoDeJugador {
  readonly query: { readonly l?: unknown; readonly p?: unknown };
  readonly texts: Translator;
}

/**
 * Writes the player's page of a launch, with everything that it needs to begin, so that the lesson waits for no further call. Launch 0 tries a package
 * without storing. Throws 403 for a launch of another person or package.
 */
export async function playerPage({ db, config }: Place, { query, texts }: PedidoDeJugador, subject: BoletoPaquete): Promise<string> {
  const { l, p } = query;
  const lanzamiento = typeof l === 'string' && /^\d{1,9}$/.test(l) ? Number(l) : -1;
  const apertura =
    lanzamiento === 0 ? await trial(db, texts, subject) : await findApertura(db, { id_lanzamiento: lanzamiento, ...subject });
  if (!apertura) throw failure('sin_permiso', 'paquete.servidor.vencido');
  const words = isLanguage(apertura.idioma) ? await loadTranslator(apertura.idioma) : texts;
  const alumno = { id: opaqueId(await ticketSecret(db), subject.id_usuario), nombre: apertura.personal };
  const portal = portalOf(config, typeof p === 'string' ? p : '');
  return pageOf(inicioOf(apertura, { lanzamiento, alumno, portal, texts: words }));
}

async function trial(db: Executor, texts: Translator, subject: BoletoPaquete): Promise<Abierto | undefined> {
  const found = await findPrueba(db, subject);
  return found && { ...found, modo: 'prueba', idioma: texts.language, secuencia: 0, estados: [] };
}

/** Opening of a package, or a trial of it. */
type Abierto = Omit<Apertura, 'modo'> & { readonly modo: InicioJugador['modo'] };

/** Returns the origin that gets the messages: the one that opened the player, if it may be one of the portal. */
function portalOf({ publicUrl, port, contenido }: Config, asked: string): string {
  if (!contenido.byHost || !URL.canParse(asked)) return new URL(publicUrl).origin;
  const { origin, port: askedPort, protocol } = new URL(asked);
  return protocol === 'http:' && Number(askedPort || 80) === port ? origin : new URL(publicUrl).origin;
}

interface Alrededor extends Pick<InicioJugador, 'lanzamiento' | 'alumno' | 'portal'> {
  readonly texts: Translator;
}

function inicioOf({ tipo, titulo, modo, secuencia, lecciones, estados }: Abierto, { texts, ...around }: Alrededor): InicioJugador {
  const byId = porLeccion(estados);
  const jugables = lecciones.map((leccion): LeccionJugador => {
    const estado = byId.get(leccion.id);
    const segundos = (estado?.segundos ?? 0) + (estado?.segundos_sesion ?? 0);
    return { ...leccion, completada: estado?.completada ?? false, cmi: estado?.cmi ?? null, segundos };
  });
  const abribles = jugables.filter(({ inicio }) => inicio !== null);
  const next = abribles.find(({ completada }) => !completada) ?? abribles[0];
  const words = TEXTOS_JUGADOR.map((key) => [key, texts.text(`paquete.jugador.${key}`)] as const);
  return {
    tipo,
    titulo,
    idioma: texts.language,
    modo,
    secuencia,
    ...around,
    lecciones: jugables,
    leccion: next?.id ?? '',
    textos: Object.fromEntries(words) as InicioJugador['textos'],
  };
}

/** Writes JSON that no end of a script can break. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function pageOf(inicio: InicioJugador): string {
  const files = JUGADOR.archivos.slice(JUGADOR.pagina.length);
  const { text } =
    markup`<html lang="${inicio.idioma}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inicio.titulo}</title><link rel="stylesheet" href="${files}jugador.css"></head><body><div id="jugador"></div>
<script type="application/json" id="inicio">${trusted(scriptJson(inicio))}</script><script type="module" src="${files}jugador.js"></script></body></html>`;
  return `<!doctype html>${text}`;
}
