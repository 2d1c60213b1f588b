import { rolAcotadoOf } from '@portal/contract/roles';
import type { CallingDevice, PublicContext, SessionUser, Settings } from '../../core/context.ts';
import { dayIn } from '../../core/day.ts';
import type { Executor } from '../../db/executor.ts';
import { installationSecret } from '../../db/installation-secret.ts';
import { isFullyInScope, type Scope } from '../../db/scope.ts';
import { findLlamada, findObservada, type Llaves, noteUse } from './sesion.repository.ts';
import { hashToken } from './token.crypto.ts';
import { daysToExpiry } from './vencimiento.rules.ts';
import { personOfVista } from './vista.crypto.ts';

/** Moment of a call, and the settings with the lifetime of passwords. */
export interface Moment {
  readonly now: Date;
  readonly settings: Settings;
}

/** Returns the days until a stored password expires, `dias_vencimiento` (P81). */
export function expiryDays(
  person: { readonly contrasenia_fecha: string | null; readonly contrasenia_temporal: boolean },
  { now, settings }: Moment,
): number {
  const { zona_horaria, dias_vencimiento } = settings;
  return daysToExpiry({
    changed: person.contrasenia_fecha && dayIn(zona_horaria, new Date(person.contrasenia_fecha)),
    temporary: person.contrasenia_temporal,
    today: dayIn(zona_horaria, now),
    lifetime: dias_vencimiento,
  });
}

/** Settings of the portal, who calls from which tablet, and the companies to which the access is limited (P46). */
export interface Caller {
  readonly settings: Settings;
  readonly user: SessionUser | null;
  readonly scope: Scope;
  readonly dispositivo: CallingDevice | null;
}

interface DeviceRow {
  readonly id_dispositivo: number | null;
  readonly id_empresa: number | null;
  readonly id_centro_costo: number | null;
}

/** Returns the tablet of a row; null without one. */
const deviceOf = ({ id_dispositivo, id_empresa, id_centro_costo }: DeviceRow): CallingDevice | null =>
  id_dispositivo === null || id_empresa === null ? null : { id_dispositivo, id_empresa, id_centro_costo };

/** A shared tablet gives nobody an administrator's rights, so it asks for no second factor. */
const proofsOf = (row: { readonly factor_pendiente: boolean | null; readonly confirmada: boolean | null }, tienda: boolean) => ({
  factorPendiente: row.factor_pendiente === true && !tienda,
  confirmada: row.confirmada === true,
});

type Rights = Pick<SessionUser, 'admin' | 'soporte' | 'acotado'>;

const LEARNER: Rights = { admin: false, soporte: false, acotado: null };

type RoleRow = { readonly [Name in 'indicador_admin' | 'indicador_soporte' | 'rol_acotado']: number | null };

/** An administrator has the rights of support too; a role beside them counts where the person has neither (P216). */
const rightsOf = ({ indicador_admin, indicador_soporte, rol_acotado }: RoleRow): Rights => {
  const admin = indicador_admin === 1;
  const soporte = admin || indicador_soporte === 1;
  return { admin, soporte, acotado: soporte ? null : rolAcotadoOf(rol_acotado ?? 0) };
};

/**
 * Reads the settings and who calls. After its own token an administrator may send the claim to look as a person (P217), joined by a `~`.
 */
export async function findCaller(db: Executor, token: string | undefined, moment: Pick<PublicContext, 'now' | 'ip'>): Promise<Caller> {
  const at = token?.indexOf('~') ?? -1;
  if (token === undefined || at < 0) return findOwn(db, token, moment);
  const own = await findOwn(db, token.slice(0, at), moment);
  return (await lookAs(db, own, { claim: token.slice(at + 1), now: moment.now })) ?? { ...own, user: null, scope: null };
}

/** Returns an administrator's call as that of the person of the claim, in what the accesses of both reach; undefined without the right to look. */
async function lookAs(db: Executor, own: Caller, { claim, now }: { claim: string; now: Date }): Promise<Caller | undefined> {
  const { user, scope } = own;
  if (!user?.admin || user.contraseniaVencida || user.factorPendiente) return undefined;
  const id_usuario = personOfVista(await vistaSecret(db), claim, { id_sesion: user.id_sesion, now });
  if (id_usuario === undefined || !(await isFullyInScope(db, scope, id_usuario))) return undefined;
  const person = await findObservada(db, id_usuario);
  if (!person) return undefined;
  const { alcance, username, ...row } = person;
  const vista = { id_usuario: user.id_usuario, username: user.username };
  return {
    ...own,
    user: { ...user, id_usuario, username, ...rightsOf(row), confirmada: false, vista },
    scope: commonScope(scope, alcance && { empresas: alcance }),
  };
}

/** Returns the companies that both accesses reach. */
const commonScope = (one: Scope, other: Scope): Scope =>
  one && other ? { empresas: one.empresas.filter((id) => other.empresas.includes(id)) } : (one ?? other);

/** Secret by which this installation signs the claims to look as a person. */
export const vistaSecret = (db: Executor): Promise<string> => installationSecret(db, 'vista');

/**
 * Reads the settings and the person of a session token; `user` is null without a token, if it is unknown, expired, unused for hours or
 * revoked, or if the person is Cesado (P1, P5, P6). A session by a provider or a PIN ignores the age of the password, which it did not use
 * (`docs/decisions/014`). A tablet sends its own token, or a session's and its own joined by a dot; its sessions have a learner's rights (P124).
 */
async function findOwn(db: Executor, token: string | undefined, { now, ip }: Pick<PublicContext, 'now' | 'ip'>): Promise<Caller> {
  const row = await findLlamada(db, llavesOf(token), now.toISOString());
  const { id_sesion, id_usuario, username, indicador_admin, indicador_soporte, rol_acotado, ...rest } = row;
  const {
    contrasenia_fecha,
    contrasenia_temporal,
    proveedor,
    uso_por_anotar,
    alcance,
    en_dispositivo,
    factor_pendiente,
    confirmada,
    ...apart
  } = rest;
  const { id_dispositivo, id_empresa, id_centro_costo, ...settings } = apart;
  const dispositivo = deviceOf({ id_dispositivo, id_empresa, id_centro_costo });
  if (id_sesion === null || id_usuario === null || username === null) return { settings, user: null, scope: null, dispositivo };
  // A full disk refuses the write; what is only read goes on.
  if (uso_por_anotar) await noteUse(db, id_sesion, { now: now.toISOString(), ip }).catch(() => undefined);
  const tienda = en_dispositivo !== null;
  const age = { contrasenia_fecha, contrasenia_temporal: contrasenia_temporal === true };
  const contraseniaVencida = proveedor === null && !tienda && expiryDays(age, { now, settings }) < 0;
  const rights = tienda ? LEARNER : rightsOf({ indicador_admin, indicador_soporte, rol_acotado });
  return {
    settings,
    user: { id_usuario, id_sesion, username, ...rights, contraseniaVencida, ...proofsOf({ factor_pendiente, confirmada }, tienda), tienda },
    scope: alcance && { empresas: alcance },
    dispositivo,
  };
}

/** Returns the hashes of a bearer's token: `session`, `tablet`, or `session.tablet`. */
function llavesOf(token: string | undefined): Llaves {
  if (token === undefined) return { token_hash: null, dispositivo_hash: null };
  const [sesion = '', dispositivo] = token.split('.', 2);
  const token_hash = hashToken(sesion);
  return { token_hash, dispositivo_hash: dispositivo === undefined ? token_hash : hashToken(dispositivo) };
}
