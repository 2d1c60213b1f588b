import type { TIPO_CONTENIDO } from '@portal/contract/contenido';
import type { NivelDePlan } from '@portal/contract/planestudio';
import { identidadDe } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import type { Context } from '../../../core/context.ts';
import { groupBy } from '@portal/contract/group-by';
import type { Executor } from '../../../db/executor.ts';
import { owns } from '../../../db/owned.ts';
import { AppError, invalid } from '../../../errors/errors.ts';
import { findIguales, findImagenesAjenas } from '../../pregunta/pregunta.public.ts';
import { requireAddress, requireKind, requireReachable } from '../../tema/tema.public.ts';
import * as repository from './datos.repository.ts';
import type { Datos } from './datos.rules.ts';
import { type Fila, type Pregunta, tipoDe } from './fila.rules.ts';

type Lector = Pick<Context, 'scope'> & { readonly db: Executor };

/** Texts of a sheet that may name records, by level. */
function textosDe(filas: readonly Fila[]): Record<NivelDePlan, string[]> {
  const textosEn = (place: number) => [...new Set(filas.map(({ ruta }) => ruta[place] ?? '').filter(Boolean))];
  return { programa: textosEn(0), curso: textosEn(1), modulo: textosEn(2), tema: textosEn(3) };
}

/** Reads all that a sheet may name or change. Throws 400 without the plan in the scope. */
export async function leerDatos({ db, scope }: Lector, id_planestudio: number, filas: readonly Fila[]): Promise<Datos> {
  const plan = await repository.findPlan({ db, scope }, id_planestudio);
  if (!plan) throw invalid('id_planestudio', 'asignacion.sinPlan');
  const estructura = await repository.findEstructura({ db, scope }, id_planestudio, textosDe(filas));
  const ids = [...estructura.registros.tema.keys()];
  return {
    plan,
    ...estructura,
    temas: await repository.findTemas(db, ids),
    materiales: await repository.findMateriales(db, ids),
    preguntas: await repository.findPreguntasDe(db, ids),
    referencias: filas.some(({ requisito }) => requisito) ? await repository.findReferencias(db) : new Map<number, number>(),
    owns: owns(scope),
    enBanco: await bankOf(db, filas),
    iguales: findIguales,
    ajenas: await findImagenesAjenas(
      db,
      scope,
      filas.flatMap(({ pregunta }) => pregunta?.datos ?? []),
    ),
    malas: await badAddresses({ db, scope }, filas),
  };
}

/** Makes a finder of the questions of a sheet in the bank, among those that a topic of an owner may use. */
async function bankOf(db: Executor, filas: readonly Fila[]): Promise<Datos['enBanco']> {
  const distinct = new Map(filas.flatMap(({ pregunta }) => (pregunta ? [[identidadDe(pregunta), pregunta] as const] : [])));
  const keys = [...distinct.keys()];
  const found = groupBy(await repository.findEnBanco(db, [...distinct.values()]), ({ lugar }) => keys[lugar - 1] ?? '');
  return (pregunta: Pregunta, id_empresa) =>
    found.get(identidadDe(pregunta))?.find((one) => one.id_empresa === null || one.id_empresa === id_empresa)?.id;
}

/** Most files of the portal that one sheet names. */
const ARCHIVOS = 200;

/** Says why addresses of files of the portal cannot be the material that the sheet makes them. */
async function badAddresses({ db, scope }: Lector, filas: readonly Fila[]): Promise<ReadonlyMap<string, Message>> {
  const named = new Map(
    filas.flatMap(({ material }) => {
      if (!material?.direccion.startsWith('/archivo/')) return [];
      const tipo = material.tipo ?? tipoDe(material.direccion);
      return [[`${tipo} ${material.direccion}`, { tipo, direccion: material.direccion }] as const];
    }),
  );
  const bad = new Map<string, Message>();
  let asked = 0;
  for (const [key, { tipo, direccion }] of named) {
    const fault =
      (asked += 1) > ARCHIVOS
        ? message('planestudio.hoja.muchosArchivos', { maximo: ARCHIVOS })
        : await faultOf({ db, scope }, tipo, direccion);
    if (fault) bad.set(key, fault);
  }
  return bad;
}

async function faultOf({ db, scope }: Lector, tipo: (typeof TIPO_CONTENIDO)[number], direccion: string): Promise<Message | undefined> {
  try {
    await requireReachable(db, scope, { direccion });
    requireKind('direccion', await requireAddress(db, 'direccion', direccion), tipo);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.sentence;
    throw error;
  }
}
