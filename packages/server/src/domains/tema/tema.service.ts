import type { RequestOf } from '@portal/contract/core';
import type { temaApi } from '@portal/contract/tema';
import { contentById, visibleOf } from '../../core/master/content-by-id.ts';
import type { Context } from '../../core/context.ts';
import * as repository from './tema.repository.ts';

type Tema = typeof temaApi;

/** `GET /tema/sellst/:x`: topics of the category x; 0 means all. */
export const listTemas = (context: Context, { params, query }: RequestOf<Tema['sellst']>) =>
  repository.findTemas(context, params.x === '0' ? undefined : params.x, query);

/** `GET /tema/sellst/estado/:estado` */
export const listTemasOfEstado = async ({ db, scope }: Context, { params }: RequestOf<Tema['ofEstado']>) =>
  visibleOf(scope, await repository.findTemasOfEstado(db, params.estado));

export const listTemasOfModulo = contentById('modulo', repository.findTemasOfModulo);
export const listTemasOfPrograma = contentById('programa', repository.findTemasOfPrograma);
export const listTemasOfPregunta = contentById('pregunta', repository.findTemasOfPregunta);
