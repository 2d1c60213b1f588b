import type { api, RequestOf } from '@portal/contract';
import { byId } from '../../core/master/by-id.ts';
import type { Context } from '../../core/context.ts';
import * as repository from './tema.repository.ts';

type Tema = typeof api.tema;

/** `GET /tema/sellst/:x`: topics of the category x; 0 means all. */
export const listTemas = ({ db }: Context, { params, query }: RequestOf<Tema['sellst']>) =>
  repository.findTemas(db, params.x === '0' ? undefined : params.x, query);

/** `GET /tema/sellst/estado/:estado` */
export const listTemasOfEstado = ({ db }: Context, { params }: RequestOf<Tema['ofEstado']>) =>
  repository.findTemasOfEstado(db, params.estado);

export const listTemasOfModulo = byId(repository.findTemasOfModulo);
export const listTemasOfPrograma = byId(repository.findTemasOfPrograma);
export const listTemasOfPregunta = byId(repository.findTemasOfPregunta);
