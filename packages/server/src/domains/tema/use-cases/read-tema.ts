import type { TemaAlumno } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { temaApi } from '@portal/contract/tema';
import { type Context, seesContents } from '../../../core/context.ts';
import { seesContent } from '../../../db/owned.ts';
import { failure, notFound } from '../../../errors/errors.ts';
import { lugarParams, toTemaAlumno } from '../../avance/avance.public.ts';
import { findMaterial, findOcurrencia, findTemaConMaterial, type MaterialLeido } from '../tema-detalle.repository.ts';
import { preguntasDeIntento } from '../tema.rules.ts';
import { openMaterial } from './open-material.ts';

type Detalle = typeof temaApi.detalle;
type Ocurrencia = RequestOf<Detalle>['body'];
type TemaDetalle = ResponseOf<Detalle>;

/**
 * `POST /tema/sel/detalle`: a topic with its material (P63). Learners get assigned topics, locked ones without material (P16); support and
 * admin get any, without progress. Throws 403 for other callers, 404 for an unknown topic.
 */
export async function readTema(context: Context, { body }: RequestOf<Detalle>): Promise<TemaDetalle> {
  const { tema, material } = (await topicOfLearner(context, body)) ?? (await topicForStaff(context, body));
  const preguntas = preguntasDeIntento({ ...tema, banco: material.banco });
  if (tema.bloqueado) return { ...tema, preguntas, contenido: null, contenido_complementario: null, recursos: [], descarga: null };
  const { titulo, descripcion } = tema;
  const { contenido, recursos, descarga } = await openMaterial(context, { titulo, descripcion, ...material });
  return {
    ...tema,
    preguntas,
    contenido: contenido?.url ?? null,
    contenido_complementario: descarga?.url ?? null,
    recursos: contenido ? [contenido, ...recursos] : recursos,
    descarga: descarga ?? null,
  };
}

interface TemaLeido {
  readonly tema: TemaAlumno;
  readonly material: MaterialLeido;
}

async function topicOfLearner(context: Context, ocurrencia: Ocurrencia): Promise<TemaLeido | undefined> {
  const { db, user } = context;
  const row = await findTemaConMaterial(db, lugarParams({ ...context, id_usuario: user.id_usuario, ocurrencia }));
  if (!row) return undefined;
  const { contenido, contenido_complementario, contenidos, banco, ...assigned } = row;
  return { tema: toTemaAlumno(assigned, context), material: { contenido, contenido_complementario, contenidos, banco } };
}

async function topicForStaff(context: Context, ocurrencia: Ocurrencia): Promise<TemaLeido> {
  if (!seesContents(context.user)) throw failure('sin_permiso', 'tema.errores.ajeno');
  const tema = await readForStaff(context, ocurrencia);
  const material = await findMaterial(context.db, ocurrencia.id_tema);
  if (!material) throw notFound('tema');
  return { tema, material };
}

/** Reads an occurrence without progress: no attempt, no lock, not overdue. */
async function readForStaff({ db, settings, scope }: Context, ocurrencia: Ocurrencia): Promise<TemaAlumno> {
  const seen = await seesContent(db, { table: 'planestudio', scope }, ocurrencia.id_planestudio);
  const row = seen ? await findOcurrencia(db, ocurrencia) : undefined;
  if (!row) throw notFound('temaEnPlan');
  return {
    ...row,
    notaminima: row.notaminima ?? settings.notaminima,
    estado: 'Pendiente',
    vencido: false,
    bloqueado: false,
    listo: true,
    espera_hasta: null,
    id_requisito: null,
    requisito: null,
    id_evaluacion: 0,
    nota: null,
    aprobado: false,
    intentos: 0,
  };
}
