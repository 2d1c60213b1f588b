import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { Paquete, paqueteApi } from '@portal/contract/paquete';
import { originOfPaquete } from '../../config/contenido.ts';
import { type Context, instantOf, type LugarContenido } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { requireOwn } from '../../core/master/owner.ts';
import { ReadError } from '../../core/read-error.ts';
import { inTransaction } from '../../core/transaction.ts';
import { failure, fieldFailure, invalid, notFound } from '../../errors/errors.ts';
import { openStorage, storeFile, ticketSecret, withUpload } from '../archivo/archivo.public.ts';
import { NIVEL, requireNivel } from '../configuracion/configuracion.public.ts';
import { type BoletoPaquete, writeBoleto } from './boleto.crypto.ts';
import { openPackage, type PaqueteAbierto } from './lectura/abrir-paquete.service.ts';
import {
  countEfecto,
  findPaquete,
  findPaqueteDeSubida,
  findTema,
  findVersiones,
  insertPaquete,
  isOfTema,
  lockTema,
  type PaqueteFila,
  type TemaConPaquete,
  updateUso,
} from './paquete.repository.ts';

type Calls = typeof paqueteApi;

/** Media type of the stored file of a package: its files one behind the other. */
const MEDIA_TYPE = 'application/octet-stream';

const paqueteOf = ({ lecciones, ...paquete }: PaqueteFila): Paquete => ({
  ...paquete,
  lecciones: lecciones.map(({ id, titulo, nivel, maestria }) => ({ id, titulo, nivel, maestria })),
  avisos: [...paquete.avisos],
});

async function requireTema({ db, scope }: Context, id_tema: number): Promise<TemaConPaquete> {
  const tema = await findTema(db, scope, id_tema);
  if (!tema) throw notFound('tema');
  return tema;
}

/**
 * `POST /paquete/ins`: reads the SCORM package of a complete upload and stores it for a topic that does not use it yet. A repeated call answers the same
 * package. Throws 404 for an unknown upload, 409 below the level of writing, and 400 with the reason why a package is refused: nothing of it is stored then.
 */
export async function keepPaquete(context: Context, { body }: RequestOf<Calls['ins']>): Promise<ResponseOf<Calls['ins']>> {
  const { subida, nombre, id_tema } = body;
  await requireTema(context, id_tema);
  await requireOwn(context.db, { table: 'tema', scope: context.scope }, [id_tema]);
  await requireNivel(context.db, NIVEL.paquetes);
  const clave = `${subida.slice(0, 2)}/${subida}`;
  const kept = await findPaqueteDeSubida(context.db, clave, id_tema);
  const id_paquete = kept ?? (await withUpload(context, subida, (path) => storePaquete(context, { path, nombre, id_tema, clave })));
  const paquete = await findPaquete(context.db, context.scope, id_paquete);
  if (!paquete) throw notFound('paquete');
  return { ...done(context, 'paquete.servidor.leido', { lecciones: paquete.lecciones.length }), ...paqueteOf(paquete) };
}

interface Subida {
  readonly path: string;
  readonly nombre: string;
  readonly id_tema: number;
  readonly clave: string;
}

async function storePaquete(context: Context, { path, nombre, id_tema, clave }: Subida): Promise<number> {
  const abierto = await accepted(openPackage(path, nombre));
  try {
    const { id_archivo } = await accepted(storeBytes(context, abierto, { nombre, clave }));
    const { user } = context;
    const values = { ...abierto.ficha, id_tema, id_archivo, usuario_creacion: user.username, fecha_creacion: instantOf(context) };
    return await inTransaction(context, (trx) => insertPaquete(trx, values, abierto.indice()));
  } finally {
    abierto.close();
  }
}

const storeBytes = ({ db, config, user, now }: Context, { content }: PaqueteAbierto, { nombre, clave }: Pick<Subida, 'nombre' | 'clave'>) =>
  storeFile(db, openStorage(config), {
    nombre,
    tipo_mime: MEDIA_TYPE,
    content,
    usuario: user.username,
    now,
    clave,
    empaquetado: true,
  });

/** Words the refusal of a package as a 400; the store may have wrapped it. */
async function accepted<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    throw fieldFailure('datos_invalidos', 'archivo', refusal.sentence);
  }
}

function refusalIn(error: unknown): ReadError | undefined {
  if (error instanceof ReadError) return error;
  return error instanceof Error && error.cause !== undefined ? refusalIn(error.cause) : undefined;
}

/** `GET /paquete/sellst/tema/:id`: the packages of a topic, and where they open. Throws 404 outside of the scope. */
export async function listOfTema(context: Context, { params }: RequestOf<Calls['deTema']>): Promise<ResponseOf<Calls['deTema']>> {
  const { calificacion, juicio_paquete, id_tema } = await requireTema(context, params.id);
  const versiones = await findVersiones(context.db, id_tema);
  return {
    calificacion,
    juicio_paquete,
    versiones: versiones.map(({ actual, personas, en_curso, ...paquete }) => ({ ...paqueteOf(paquete), actual, personas, en_curso })),
    lugar: { url: context.contenido?.url ?? null, problema: context.contenido?.problema ?? null },
  };
}

/** `POST /paquete/efecto`: how many people another package of a topic concerns. */
export async function countEffect(context: Context, { body }: RequestOf<Calls['efecto']>): Promise<ResponseOf<Calls['efecto']>> {
  await requireTema(context, body.id_tema);
  return countEfecto(context.db, body.id_tema, body.id_paquete ?? null);
}

/**
 * `POST /paquete/usar`: gives a topic a package and says who grades, or takes it away. People who began keep their version (P287). Throws 404, 403 for a
 * topic of the whole portal or of another company, 400 for a package of another topic, 409 below the level of writing or without a place for packages.
 */
export async function usePaquete(context: Context, { body }: RequestOf<Calls['usar']>): Promise<ResponseOf<Calls['usar']>> {
  const { id_tema, id_paquete = null, calificacion, juicio_paquete } = body;
  await requireTema(context, id_tema);
  return inTransaction(context, async (trx) => {
    await requireOwn(trx, { table: 'tema', scope: context.scope }, [id_tema]);
    await requireNivel(trx, NIVEL.paquetes);
    await lockTema(trx, id_tema);
    if (id_paquete !== null) {
      requireLugar(context);
      if (!(await isOfTema(trx, id_tema, id_paquete))) throw invalid('id_paquete', 'paquete.servidor.ajeno');
    }
    const efecto = await countEfecto(trx, id_tema, id_paquete);
    await updateUso(trx, id_tema, {
      id_paquete,
      calificacion: id_paquete === null ? 'cuestionario' : calificacion,
      juicio_paquete,
      usuario_modificacion: context.user.username,
      fecha_modificacion: instantOf(context),
    });
    return { ...done(context, 'registro.actualizado'), ...efecto };
  });
}

/** Returns where packages open. Throws 409 with what the operator has to open, where there is no place. */
export function requireLugar({ contenido }: Context): LugarContenido & { readonly url: string } {
  const { url = null, problema = null, portal = '' } = contenido ?? {};
  if (url === null)
    throw failure('conflicto', problema === 'puerto_ocupado' ? 'paquete.servidor.puertoOcupado' : 'paquete.servidor.sinLugar');
  return { url, problema, portal };
}

/** Address of the player's page for a person. */
export async function playerUrl(
  context: Context,
  { lanzamiento, ...subject }: BoletoPaquete & { readonly lanzamiento: number },
): Promise<{ readonly url: string; readonly origen: string }> {
  const { url, portal } = requireLugar(context);
  const origen = originOfPaquete(url, subject.id_paquete);
  const boleto = writeBoleto(await ticketSecret(context.db), subject, context.now);
  const query = new URLSearchParams({ l: String(lanzamiento), p: portal });
  return { url: `${origen}/${boleto}/~/?${query.toString()}`, origen };
}

/** `POST /paquete/probar`: opens a package as a learner would see it, without storing anything. Throws 404 outside of the scope. */
export async function tryPaquete(context: Context, { body }: RequestOf<Calls['probar']>): Promise<ResponseOf<Calls['probar']>> {
  const paquete = await findPaquete(context.db, context.scope, body.id_paquete);
  if (!paquete) throw notFound('paquete');
  return playerUrl(context, { id_paquete: paquete.id_paquete, id_usuario: context.user.id_usuario, lanzamiento: 0 });
}
