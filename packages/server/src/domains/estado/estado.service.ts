import { statfs } from 'node:fs/promises';
import type { ResponseOf } from '@portal/contract/core';
import { type estadoApi, type EstadoPortal, TAREAS } from '@portal/contract/estado';
import type { Config } from '../../config/config.ts';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import type { Connection } from '../../db/connection.ts';
import { versionText } from '../../operations/version.ts';
import { NIVEL_MAXIMO, raiseToHighest } from '../configuracion/configuracion.public.ts';
import { findLectura, type Lectura } from './estado.repository.ts';
import type { Medidas } from './medidas.repository.ts';
import { byWork, judgeBase, judgeCorreo, judgeDisco, judgeNivel, judgeRespaldo, judgeTarea, judgeWebhooks } from './estado.rules.ts';

const SECOND_MS = 1000;

/** `GET /estado` (P144): what an administrator has to look at, each part judged. */
export async function getEstado(context: Context, connection: Connection): Promise<ResponseOf<typeof estadoApi.estado>> {
  const { db, now, config } = context;
  const [lectura, disco] = await Promise.all([findLectura(db, instantOf(context)), findDisco(config)]);
  const inicio = new Date(now.getTime() - process.uptime() * SECOND_MS);
  const { vigentes, anulados, sin_letras, sin_letras_nombres } = lectura;
  const correo = correoOf(lectura, config, now);
  const respaldo = respaldoOf(lectura, now);
  const obras = { correo: correo.estado, respaldo: respaldo.estado, webhook: judgeWebhooks(lectura) };
  return {
    momento: instantOf(context),
    portal: { version: versionText(), node: process.version, inicio: inicio.toISOString() },
    base_datos: databaseOf(lectura, connection),
    correo,
    tareas: tareasOf(lectura, connection, { now, inicio }).map((tarea) => byWork(tarea, obras)),
    disco: { ...disco, ...filesOf(lectura, config) },
    respaldo,
    certificados: { vigentes, anulados, sin_letras, sin_letras_nombres },
    actualizacion: { estado: judgeNivel(lectura.nivel, NIVEL_MAXIMO), nivel: lectura.nivel, nivel_maximo: NIVEL_MAXIMO },
  };
}

/** `POST /estado/actualizacion` (P282): from now on all forms of data of this version are written; again it changes nothing. */
export async function finishActualizacion(context: Context): Promise<ResponseOf<typeof estadoApi.actualizacion>> {
  const nivel = await raiseToHighest(context);
  return { ...done(context, 'operacion.actualizacion.hecha'), nivel, nivel_maximo: NIVEL_MAXIMO };
}

const filesOf = ({ archivos, archivos_bytes, sin_uso, sin_uso_bytes }: Lectura, { operacion }: Config) => ({
  archivos,
  archivos_bytes,
  sin_uso,
  sin_uso_bytes,
  sin_uso_dias: operacion.unusedFileDays,
});

/** Parts of the portal that metrics judge. */
export type Juicios = Readonly<
  Record<'base_datos' | 'correo' | 'webhook' | 'tareas' | 'disco' | 'respaldo', EstadoPortal['disco']['estado']>
>;

interface Juzgado {
  readonly connection: Connection;
  readonly config: Config;
  readonly now: Date;
}

/** Judges each part as `GET /estado` does, for those who read no screen (P232). */
export async function judgeParts(medidas: Medidas, { connection, config, now }: Juzgado): Promise<Juicios> {
  const inicio = new Date(now.getTime() - process.uptime() * SECOND_MS);
  const late = tareasOf(medidas, connection, { now, inicio }).some(({ estado }) => estado === 'aviso');
  return {
    base_datos: judgeBase({ ...medidas, en_espera: connection.load().waiting }),
    correo: correoOf(medidas, config, now).estado,
    webhook: judgeWebhooks(medidas),
    tareas: late ? 'aviso' : 'bien',
    disco: (await findDisco(config)).estado,
    respaldo: respaldoOf(medidas, now).estado,
  };
}

function databaseOf(lectura: Lectura, { kind, load }: Connection): EstadoPortal['base_datos'] {
  const { version, bytes, migraciones, ultima_migracion, filas_resto, particiones_faltan } = lectura;
  const { total, waiting } = load();
  const facts = { version, bytes, migraciones, ultima_migracion, conexiones: total, en_espera: waiting, filas_resto, particiones_faltan };
  return { estado: judgeBase(facts), clase: kind, ...facts };
}

function correoOf({ pendientes, fallidos, mas_antiguo }: Medidas, config: Config, now: Date): EstadoPortal['correo'] {
  const correo = { servidor: config.smtpUrl !== undefined, pendientes, fallidos, mas_antiguo };
  return { estado: judgeCorreo(correo, now), ...correo };
}

/** Returns every job that this portal has: without a mail server nothing sends, PostgreSQL makes no snapshots. */
function tareasOf({ tareas }: Medidas, { snapshot }: Connection, moments: { now: Date; inicio: Date }): EstadoPortal['tareas'] {
  return TAREAS.filter((nombre) => nombre !== 'copia' || snapshot !== undefined).map((nombre) => {
    const row = tareas.find((tarea) => tarea.nombre === nombre);
    return judgeTarea({ nombre, ultima: row?.ultima ?? null, arrendada_hasta: row?.arrendada_hasta ?? null }, moments);
  });
}

function respaldoOf({ tareas }: Medidas, now: Date): EstadoPortal['respaldo'] {
  const lastOf = (nombre: string) => tareas.find((tarea) => tarea.nombre === nombre)?.ultima ?? null;
  const [copia, respaldo] = [lastOf('copia'), lastOf('respaldo')];
  return { estado: judgeRespaldo({ copia, respaldo }, now), copia, respaldo };
}

/** Reads the free and total bytes of the disk of the data folder; null where the system does not answer. */
async function findDisco({ dataDir, almacen }: Config): Promise<Pick<EstadoPortal['disco'], 'estado' | 'almacen' | 'libre' | 'total'>> {
  const kind = almacen ? ('s3' as const) : ('disco' as const);
  const room = await statfs(dataDir).then(
    ({ bavail, blocks, bsize }) => ({ libre: bavail * bsize, total: blocks * bsize }),
    () => ({ libre: null, total: null }),
  );
  return { estado: judgeDisco(room), almacen: kind, ...room };
}
