import { CLAVES_CARTA } from '@portal/contract/carta';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { presenciaApi, TipoPresencia } from '@portal/contract/presencia';
import { isLanguage } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import { forbidden, notFound } from '../../errors/errors.ts';
import { endPresencia, renewPresencia } from './presencia.repository.ts';

type Presencia = typeof presenciaApi;

/** Records that authors of contents do not edit. */
const OF_ADMINISTRATORS: ReadonlySet<TipoPresencia> = new Set(['usuario', 'regla', 'carta']);

/** Returns whether a key can name a record: the number of a row, or a letter with its language. */
function isKey(tipo: TipoPresencia, clave: string): boolean {
  if (tipo !== 'carta') return /^[1-9]\d{0,8}$/.test(clave);
  const [carta, idioma = ''] = clave.split('/', 2);
  return CLAVES_CARTA.some((one) => one === carta) && isLanguage(idioma) && clave === `${carta}/${idioma}`;
}

/**
 * `POST /presencia/editar`: keeps the form of the caller open for a minute and returns who else has it open, never the caller (P264). Throws 403 for an
 * author at a person, a rule or a letter, 404 for a record out of reach.
 */
export async function tellPresencia(
  context: Context,
  { body: { fuera, ...form } }: RequestOf<Presencia['editar']>,
): Promise<ResponseOf<Presencia['editar']>> {
  const { db, user, scope } = context;
  if (!user.admin && OF_ADMINISTRATORS.has(form.tipo)) throw forbidden();
  if (!isKey(form.tipo, form.clave)) throw notFound('registro');
  if (fuera === 1) {
    await endPresencia(db, form, user.id_usuario);
    return [];
  }
  const otros = await renewPresencia(db, form, { id_usuario: user.id_usuario, scope, now: instantOf(context) });
  if (!otros) throw notFound('registro');
  return otros;
}
