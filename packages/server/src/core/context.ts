import type { RolAcotado } from '@portal/contract/core';
import type { Translator } from '@portal/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Logo } from './logo.ts';
import type { Executor } from '../db/executor.ts';
import type { Scope } from '../db/scope.ts';

/** Caller, from the session (P2). */
export interface SessionUser {
  readonly id_usuario: number;
  readonly id_sesion: number;
  readonly username: string;
  readonly admin: boolean;
  /** Support user, or an admin. */
  readonly soporte: boolean;
  /** Role beside administrator and support; null without one (P216). */
  readonly acotado: RolAcotado | null;
  /** The password is expired or temporary; only calls with `withExpiredPassword` are allowed (P6). */
  readonly contraseniaVencida: boolean;
  /** The settings require a second factor, which this administrator has not set up: only calls with `withoutFactor` are allowed (P152). */
  readonly factorPendiente: boolean;
  /** The person proved password or second factor in the last minutes (P153). */
  readonly confirmada: boolean;
  /** The session belongs to a shared tablet: only calls with `inShop` are allowed (P124). */
  readonly tienda: boolean;
  /** Administrator who looks at the portal as this person: only calls that read are allowed (P217). */
  readonly vista?: { readonly id_usuario: number; readonly username: string };
}

/** Returns who makes a call: the person of the session, or the administrator who looks as that person (P217). */
export const callerOf = (user: SessionUser): { readonly id_usuario: number; readonly username: string } => user.vista ?? user;

/** Paired tablet that calls (P122). */
export interface CallingDevice {
  readonly id_dispositivo: number;
  readonly id_empresa: number;
  /** Only people of this cost centre enter on it; null: everybody of the company. */
  readonly id_centro_costo: number | null;
}

/** Settings of the portal that calls of many kinds need (P85): every call reads them. */
export interface Settings {
  readonly notaminima: number;
  readonly dias_vencimiento: number;
  readonly lugar_certificado: string;
  readonly zona_horaria: string;
  readonly registro_abierto: boolean;
  readonly firma_notificacion: string;
  /** Language of certificates, and of mails to people without one (P129). */
  readonly idioma: string;
  /** Brand of mails: name, hash of the logo, main colour, and links; empty or null: the portal's own (P128). */
  readonly nombre_empresa: string;
  readonly logo_clave: string | null;
  readonly color_primario: string | null;
  readonly correo_contacto: string | null;
  readonly enlace_guia: string | null;
  readonly enlace_soporte: string | null;
  readonly enlace_contacto: string | null;
  /** Key of the edited texts of letters, another one after each change; null: nobody edited any (P253). */
  readonly cartas_clave: string | null;
  /**
   * Minutes to wait after the first, second … failed attempt of a day at a topic; after more than these the next day. Null: no pauses
   * (P44).
   */
  readonly pausas_intento: readonly number[] | null;
}

/** Origin of content packages as a call sees it. */
export interface LugarContenido {
  readonly url: string | null;
  readonly problema: 'sin_https' | 'puerto_ocupado' | null;
  /** Origin of the portal as the caller reaches it, to which the player sends its messages. */
  readonly portal: string;
}

/** Dependencies of a use case. `User` is `SessionUser` for every endpoint with a session, else it may be null. */
export interface Context<User extends SessionUser | null = SessionUser> {
  readonly db: Executor;
  readonly user: User;
  /** Companies to which the caller's access is limited; null: no limit (P46). */
  readonly scope: Scope;
  /** Tablet that owns the token of the call; null without one. */
  readonly dispositivo: CallingDevice | null;
  /** Moment of the call, the only clock of a use case. */
  readonly now: Date;
  /** Calendar day of the call in the portal's time zone, `YYYY-MM-DD` (P21). */
  readonly today: string;
  readonly settings: Settings;
  readonly config: Config;
  /** IP address of the caller; failed sign-ins are counted by it (P8). */
  readonly ip: string;
  /** User agent of the call, cut; its person recognises a session by it (P150). */
  readonly agente: string | null;
  readonly log: FastifyBaseLogger;
  /** Translator for the language of the call (P47). */
  readonly texts: Translator;
  /** The call tries the change and rolls it back (P214): it does not count progress again. */
  readonly ensayo?: true;
  /** Where packages are opened: address with `*` for the host of each, null without one, and why there is none (record 122). */
  readonly contenido?: LugarContenido;
  /** Reads the logo of the brand; undefined without one. */
  readonly logo?: () => Promise<Logo | undefined>;
}

/** Data to write a mail with, in a call or in a job. */
export type Cartero = Pick<Context, 'now' | 'today' | 'settings'> & { readonly config: Pick<Config, 'publicUrl'> };

/** Context of a call that needs no session. */
export type PublicContext = Context<SessionUser | null>;

/** Context of a call of a paired tablet; a person may be signed in on it. */
export type DeviceContext = PublicContext & { readonly dispositivo: CallingDevice };

/** Returns the moment of the call in ISO 8601, the form that queries take. */
export const instantOf = (context: { readonly now: Date }): string => context.now.toISOString();

/** Returns whether a caller reads what belongs to everybody: an administrator, or an auditor (P216). */
export const seesPeople = ({ admin, acotado }: Pick<SessionUser, 'admin' | 'acotado'>): boolean => admin || acotado === 'auditor';

/** Returns whether a caller reads the contents, assigned or not: support, an author or an auditor (P1, P216). */
export const seesContents = ({ soporte, acotado }: Pick<SessionUser, 'soporte' | 'acotado'>): boolean =>
  soporte || acotado === 'autor' || acotado === 'auditor';
