import type { api, RequestOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import * as repository from './modulo.repository.ts';

type Modulo = typeof api.modulo;

export const listModulosOfPlan = ({ db }: Context, { params }: RequestOf<Modulo['ofPlan']>) => repository.findModulosOfPlan(db, params.id);

export const listModulosOfPrograma = ({ db }: Context, { params }: RequestOf<Modulo['ofPrograma']>) =>
  repository.findModulosOfPrograma(db, params.id);

export const listModulosOfCurso = ({ db }: Context, { params }: RequestOf<Modulo['ofCurso']>) =>
  repository.findModulosOfCurso(db, params.id);

export const listModulosOfTema = ({ db }: Context, { params }: RequestOf<Modulo['ofTema']>) => repository.findModulosOfTema(db, params.id);
