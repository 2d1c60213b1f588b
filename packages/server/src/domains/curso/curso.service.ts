import type { api, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import * as repository from './curso.repository.ts';

type Curso = typeof api.curso;

export const listCursosOfPlan = ({ db }: Context, { params }: RequestOf<Curso['ofPlan']>) => repository.findCursosOfPlan(db, params.id);

export const listCursosOfPrograma = ({ db }: Context, { params }: RequestOf<Curso['ofPrograma']>) =>
  repository.findCursosOfPrograma(db, params.id);

export const listCursosOfModulo = ({ db }: Context, { params }: RequestOf<Curso['ofModulo']>) =>
  repository.findCursosOfModulo(db, params.id);
