import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { TextoGuardado } from '../../mail/bloques.ts';

/** Stored text with its last change. */
export interface FilaTexto extends TextoGuardado {
  readonly id_carta_texto: number;
  readonly version: number;
  readonly autor: string;
  readonly fecha_modificacion: string;
}

/** Reads the stored texts of one letter, or of all; those that went back to the original too. */
export const findTextos = async (db: Executor, carta: string | null): Promise<FilaTexto[]> =>
  (
    await sql<FilaTexto>`
      select t.id_carta_texto, t.carta, t.idioma, t.asunto, t.cuerpo, t.version, t.fecha_modificacion,
        coalesce(u.personal, t.usuario_modificacion, t.usuario_creacion) as autor
      from carta_texto t left join usuario u on u.id_usuario = coalesce(t.id_usuario_modificacion, t.id_usuario_creacion)
      where ${carta}::text is null or t.carta = ${carta}::text order by t.fecha_modificacion`.execute(db)
  ).rows;

/** Text to store; without words the original goes out. */
export interface NuevoTexto extends TextoGuardado {
  /** Version that the form showed; 0: none was stored. */
  readonly version: number;
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Stores a text over the version that the form showed; returns its new version, undefined when somebody else stored one meanwhile. */
export async function saveTexto(trx: Executor, texto: NuevoTexto): Promise<number | undefined> {
  const { carta, idioma, asunto, cuerpo, version, usuario, now } = texto;
  const { rows } =
    version === 0
      ? await sql<{ version: number }>`
          insert into carta_texto (carta, idioma, asunto, cuerpo, usuario_creacion, fecha_creacion, fecha_modificacion)
          values (${carta}, ${idioma}, ${asunto}, ${cuerpo}, ${usuario}, ${now}::timestamptz, ${now}::timestamptz)
          on conflict (carta, idioma) do nothing returning version`.execute(trx)
      : await sql<{ version: number }>`
          update carta_texto set asunto = ${asunto}, cuerpo = ${cuerpo}, version = version + 1, usuario_modificacion = ${usuario},
            fecha_modificacion = ${now}::timestamptz
          where carta = ${carta} and idioma = ${idioma} and version = ${version} returning version`.execute(trx);
  return rows[0]?.version;
}

/** Counts the letters of a kind that are written and wait to be sent. */
export const countEnCola = async (db: Executor, tipo: string): Promise<number> =>
  (await sql<{ total: number }>`select count(*)::integer as total from correo where estado = 'pendiente' and tipo = ${tipo}`.execute(db))
    .rows[0]!.total;

/** Reads the e-mail of a person. */
export const findDestino = (db: Executor, id_usuario: number): Promise<{ correo_electronico: string | null }> =>
  db.selectFrom('usuario').select(['correo_electronico']).where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow();
