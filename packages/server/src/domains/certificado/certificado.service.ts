import type { certificadoApi, CertificadoFicha } from '@portal/contract/certificado';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { Context, PublicContext } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import type { Executor } from '../../db/executor.ts';
import { findByCodigo, findByEvaluacion, findByUsuario, findOwner, findReemplazado, updateEstado } from './certificado.repository.ts';
import { normalizeCode } from './certificado.rules.ts';

type Certificado = typeof certificadoApi;

/** Returns the owner of the evaluation behind a certificate; undefined without the evaluation. */
export const ownerOfCertificado = (
  { db }: Context,
  { params }: { readonly params: { readonly id: number } },
): Promise<number | undefined> => findOwner(db, params.id);

/** `GET /certificado/sel/:id` by the id of the evaluation. Throws 404 without a certificate. */
export async function getCertificado({ db }: Context, { params }: RequestOf<Certificado['sel']>): Promise<CertificadoFicha> {
  const row = await findByEvaluacion(db, params.id);
  if (!row) throw failure('no_encontrado', 'certificado.errores.sinCertificado');
  return row;
}

/** `GET /certificado/sellst/usuario/:id` */
export const listCertificados = ({ db }: Context, { params }: RequestOf<Certificado['ofUsuario']>): Promise<CertificadoFicha[]> =>
  findByUsuario(db, params.id);

/** `GET /certificado/verificar/:codigo`, public: every printed field and the state (P18). Throws 404 for an unknown code. */
export async function verifyCertificado(
  { db }: PublicContext,
  { params }: RequestOf<Certificado['verificar']>,
): Promise<ResponseOf<Certificado['verificar']>> {
  const codigo = normalizeCode(params.codigo);
  const row = codigo ? ((await findByCodigo(db, codigo)) ?? (await findReemplazado(db, codigo))) : undefined;
  if (!row) throw failure('no_encontrado', 'certificado.errores.codigo');
  return row;
}

/** Sets the state of the certificate of an evaluation, if there is one: 2 annuls it, 1 makes it valid again. */
export const setCertificateState = (trx: Executor, id_evaluacion: number, codigo_estado: number): Promise<void> =>
  updateEstado(trx, id_evaluacion, codigo_estado);
