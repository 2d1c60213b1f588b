import type { Translator } from '@portal/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Executor } from '../db/executor.ts';

/** The person behind a call, as the session says (P2). */
export interface SessionUser {
  readonly id_usuario: number;
  readonly id_sesion: number;
  readonly username: string;
  readonly admin: boolean;
  /** Support user, or an admin. */
  readonly soporte: boolean;
  /** The password is expired or temporary: only changing it is allowed (P6). */
  readonly contraseniaVencida: boolean;
}

/** The settings that rules need (P85). */
export interface Settings {
  readonly notaminima: number;
  readonly dias_vencimiento: number;
  readonly lugar_certificado: string;
  readonly zona_horaria: string;
  readonly registro_abierto: boolean;
  readonly firma_notificacion: string;
  readonly correo_contacto: string | null;
  readonly telefono_soporte: string | null;
}

/** Everything that a use case may reach. `User` is `SessionUser` wherever the endpoint's rule asks for a session. */
export interface Context<User extends SessionUser | null = SessionUser> {
  readonly db: Executor;
  readonly user: User;
  /** The moment of the call; the only clock of a use case. */
  readonly now: Date;
  /** Calendar day of the call in the portal's time zone, `YYYY-MM-DD` (P21). */
  readonly today: string;
  readonly settings: Settings;
  readonly config: Config;
  /** Address of the caller, for the slow-down of repeated failures. */
  readonly ip: string;
  readonly log: FastifyBaseLogger;
  /** Words the texts in the language of the call. */
  readonly texts: Translator;
}

export type PublicContext = Context<SessionUser | null>;

/** ISO text of the context's moment, the form in which instants are stored. */
export const instantOf = (context: { readonly now: Date }): string => context.now.toISOString();
