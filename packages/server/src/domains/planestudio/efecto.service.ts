import { contenidoMaestro } from '@portal/contract/contenido';
import { type MasterDefinition, type MasterTypes, type RequestOf, type ResponseOf, validate } from '@portal/contract/core';
import { cursoMaestro } from '@portal/contract/curso';
import { moduloMaestro } from '@portal/contract/modulo';
import { actoDeArbol, type Cambio, cambioNotaminima, planestudioApi, planestudioMaestro } from '@portal/contract/planestudio';
import { preguntaMaestro } from '@portal/contract/pregunta';
import { programaMaestro } from '@portal/contract/programa';
import { temaApi, temaMaestro } from '@portal/contract/tema';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { done, type Done } from '../../core/http/answer/done.ts';
import { validationError } from '../../core/http/answer/translate-error.ts';
import { linkHandler } from '../../core/master/link-service.ts';
import type { MasterService } from '../../core/master/master-service.ts';
import type { Executor } from '../../db/executor.ts';
import { unknownContents } from '../../db/owned.ts';
import { notFound } from '../../errors/errors.ts';
import {
  avisarCambio,
  ensayar,
  findTemaDeContenido,
  findTemasDePregunta,
  findTemasSinNota,
  type Tocado,
} from '../asignacion/asignacion.public.ts';
import { type Nivel, planesOf } from '../avance/avance.public.ts';
import { contenidoService } from '../contenido/contenido.public.ts';
import { cursoService } from '../curso/curso.public.ts';
import { moduloService } from '../modulo/modulo.public.ts';
import { preguntaService, unlinkPregunta } from '../pregunta/pregunta.public.ts';
import { programaService } from '../programa/programa.public.ts';
import { enlaceTemaModulo, enlaceTemaPregunta, temaService } from '../tema/tema.public.ts';
import { actIn, tocadoPor } from './arbol/acto.service.ts';
import { countTemasDentro, findFaltasDentro } from './plan-faltas.repository.ts';
import { planestudioService } from './planestudio.master.ts';

type Planestudio = typeof planestudioApi;

/** A change that was read: what it may touch, and how its own call makes it. */
interface Ensayable {
  readonly tocado: (db: Executor, context: Context) => Promise<Tocado>;
  readonly change: (context: Context) => Promise<Partial<Done> & { readonly avisos?: readonly string[] }>;
  readonly notaminima?: number;
}

/** Parses a change by the schema of its own call. Throws 400 as that call does. */
function readCambio<Schema extends z.ZodType>(schema: Schema, cambio: unknown): z.output<Schema> {
  const { data, issues } = validate(schema, cambio);
  if (issues) throw validationError(issues);
  return data;
}

const ofTemas = (temas: readonly number[]): Tocado => ({ planes: [], temas });
const ofPlanes = (planes: readonly number[]): Tocado => ({ planes, temas: [] });
const under =
  (nivel: Nivel) =>
  async (db: Executor, id: number): Promise<Tocado> =>
    ofPlanes(await planesOf(db, nivel, [id]));

interface Saves<T extends MasterTypes> {
  readonly definition: MasterDefinition<T>;
  readonly change: MasterService<T>['change'];
  readonly touches: (db: Executor, id: number, body: object) => Promise<Tocado>;
}

/** Reads the save of a master. */
const save =
  <T extends MasterTypes>({ definition: { calls, key }, change, touches }: Saves<T>) =>
  (cambio: unknown): Ensayable => {
    const body = readCambio(calls.upd.body, cambio);
    return {
      tocado: (db) => touches(db, body[key], body),
      change: (context) => change(context, { body, params: undefined, query: undefined }),
    };
  };

/** Finds the topics with material that a content item changes: its own, and the one to which it moves. */
async function ofContenido(db: Executor, id: number, body: object): Promise<Tocado> {
  const next = 'id_tema' in body && typeof body.id_tema === 'number' ? [body.id_tema] : [];
  return ofTemas([...new Set([...(await findTemaDeContenido(db, id)), ...next])]);
}

const byId = planestudioApi.del.params;

const READERS: Readonly<Record<Cambio, (cambio: unknown) => Ensayable>> = {
  planestudio: save({ definition: planestudioMaestro, change: planestudioService.change, touches: async (_db, id) => ofPlanes([id]) }),
  programa: save({ definition: programaMaestro, change: programaService.change, touches: under('programa') }),
  curso: save({ definition: cursoMaestro, change: cursoService.change, touches: under('curso') }),
  modulo: save({ definition: moduloMaestro, change: moduloService.change, touches: under('modulo') }),
  tema: save({ definition: temaMaestro, change: temaService.change, touches: async (_db, id) => ofTemas([id]) }),
  pregunta: save({
    definition: preguntaMaestro,
    change: preguntaService.change,
    touches: async (db, id) => ofTemas(await findTemasDePregunta(db, 'id_pregunta', [id])),
  }),
  contenido: save({ definition: contenidoMaestro, change: contenidoService.change, touches: ofContenido }),
  temaModulo: (cambio) => {
    const body = readCambio(temaApi.modulo.body, cambio);
    const modulos = body.map(({ id_modulo }) => id_modulo);
    return {
      tocado: async (db) => ofPlanes(await planesOf(db, 'modulo', modulos)),
      change: (context) => linkHandler(enlaceTemaModulo)(context, { body }),
    };
  },
  temaPregunta: (cambio) => {
    const body = readCambio(temaApi.pregunta.body, cambio);
    const temas = [...new Set(body.map(({ id_tema }) => id_tema))];
    return { tocado: async () => ofTemas(temas), change: (context) => linkHandler(enlaceTemaPregunta)(context, { body }) };
  },
  desvincular: (cambio) => {
    const params = readCambio(byId, cambio);
    return {
      tocado: async (db) => ofTemas(await findTemasDePregunta(db, 'id_tema_pregunta', [params.id])),
      change: (context) => unlinkPregunta(context, { params, body: undefined, query: undefined }),
    };
  },
  eliminarContenido: (cambio) => {
    const params = readCambio(byId, cambio);
    return {
      tocado: async (db) => ofTemas(await findTemaDeContenido(db, params.id)),
      change: (context) => contenidoService.remove(context, { params }),
    };
  },
  notaminima: (cambio) => {
    const { notaminima } = readCambio(cambioNotaminima, cambio);
    return {
      tocado: async (db) => ofTemas(await findTemasSinNota(db)),
      change: async () => ({}),
      notaminima,
    };
  },
  arbol: (cambio) => {
    const body = readCambio(actoDeArbol, cambio);
    return {
      tocado: (_db, context) => tocadoPor(context, body),
      change: async (context) => {
        await actIn(context, body);
        return {};
      },
    };
  },
};

/** `POST /planestudio/efecto`: tries a change as its own call makes it, rolls it back, and says whom it touches (P214). Throws what that call throws. */
export async function getEfecto(context: Context, { body }: RequestOf<Planestudio['efecto']>): Promise<ResponseOf<Planestudio['efecto']>> {
  const { tocado, ...ensayable } = READERS[body.de](body.cambio);
  const { frases, ...counts } = await ensayar({ context, tocado: await tocado(context.db, context), ...ensayable });
  return { ...counts, frases: frases.map(context.texts.word) };
}

/** `POST /planestudio/cambio`: makes a change as its own call does, and writes to whom it touches (P214). Throws what that call throws. */
export async function makeCambio(context: Context, { body }: RequestOf<Planestudio['cambio']>): Promise<ResponseOf<Planestudio['cambio']>> {
  const { tocado, change } = READERS[body.de](body.cambio);
  const { hecho, avisables, sin_correo, lote } = await avisarCambio({ context, tocado: await tocado(context.db, context), change });
  return {
    ...done(context, 'efecto.guardado', { avisables, sin_correo }),
    avisos: [...(hecho.avisos ?? [])],
    avisados: avisables,
    sin_correo,
    lote,
  };
}

/** `POST /planestudio/faltas`: what is really inside programs before a plan with them is saved (P45). Throws 404 for an unknown one. */
export async function listFaltas(context: Context, { body }: RequestOf<Planestudio['faltas']>): Promise<ResponseOf<Planestudio['faltas']>> {
  const { db, scope, texts } = context;
  const { programas } = body;
  if ((await unknownContents(db, { table: 'programa', scope }, programas)).length) throw notFound('programa');
  const faltas = await findFaltasDentro(db, programas);
  return {
    temas: await countTemasDentro(db, programas),
    faltas: faltas.map(({ nivel, id, texto }) => ({ nivel, id, texto: texts.word(texto) })),
  };
}
