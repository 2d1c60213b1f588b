import { type asignacionApi, CAMPO_REGLA, type CondicionRegla, type ReglaFila } from '@portal/contract/asignacion';
import type { RequestOf } from '@portal/contract/core';
import type { GrupoFila, usuarioApi } from '@portal/contract/usuario';
import { shortDayPattern } from '@portal/messages';
import type { Context } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { invalid, notFound } from '../../../errors/errors.ts';
import type { Listing } from '../../../list/listing.ts';
import { findDesconocidos, type Palabras } from './regla-condicion.repository.ts';
import { findRegla, findReglasDe, type Lectura, listReglaRows } from './regla-lista.repository.ts';
import { findPlantilla, listGrupoRows } from './regla.repository.ts';

type Asignacion = typeof asignacionApi;

/** `GET /usuario/grupo/sellst` */
export const listGrupos = (context: Context, { query }: RequestOf<typeof usuarioApi.grupos>): Promise<Listing<GrupoFila>> =>
  listGrupoRows(context.db, context, query);

/** `GET /asignacion/regla/sellst` */
export const listReglas = (context: Context, { query }: RequestOf<Asignacion['reglas']>): Promise<Listing<ReglaFila>> =>
  listReglaRows(context.db, lecturaOf(context), query);

/** `GET /asignacion/regla/sel/:id`. Throws 404 for a rule that reaches nobody in the scope. */
export async function getRegla(context: Context, { params }: RequestOf<Asignacion['regla']>): Promise<ReglaFila> {
  const regla = await findRegla(context.db, lecturaOf(context), params.id);
  if (!regla) throw notFound('regla');
  return regla;
}

/** `GET /asignacion/regla/sellst/parametro/:id` */
export const listReglasDe = (context: Context, { params }: RequestOf<Asignacion['reglasDe']>): Promise<ReglaFila[]> =>
  findReglasDe(context.db, lecturaOf(context), params.id);

/** Returns how the caller reads rules. */
export const lecturaOf = ({ scope, today, texts }: Context): Lectura => ({ scope, today, palabras: palabrasOf(texts) });

function palabrasOf({ language, text }: Context['texts']): Palabras {
  const campo = (name: (typeof CAMPO_REGLA)[number]) => text(`regla.campo.${name}`);
  return {
    campos: {
      empresa: campo('empresa'),
      centro_costo: campo('centro_costo'),
      departamento: campo('departamento'),
      cargo: campo('cargo'),
      grupo: campo('grupo'),
      ingreso: campo('ingreso'),
    },
    o: text('regla.frase.o'),
    u: text('regla.frase.u'),
    y: text('regla.frase.y'),
    bien: text('regla.frase.bien'),
    desde: text('regla.frase.desde', { dia: '%s' }),
    hasta: text('regla.frase.hasta', { dia: '%s' }),
    dia: shortDayPattern(language),
    cita: text('comun.cita', { texto: '%s' }),
    ajenos: text('regla.frase.ajenos'),
  };
}

/** Throws 400 at `field` for a template among the plans of a rule (P252). */
export async function requireSinPlantilla(trx: Executor, planes: readonly number[], field: string): Promise<void> {
  const plantilla = await findPlantilla(trx, planes);
  if (plantilla) throw invalid(field, 'regla.errores.plantilla', { plan: plantilla.denominacion });
}

/** Throws 400 for the first value of a condition that does not exist, is of another table, or belongs to a company outside of the scope (P46). */
export async function requireCondicion(trx: Executor, { scope, texts }: Context, condicion: CondicionRegla): Promise<void> {
  const [unknown] = await findDesconocidos(trx, condicion, scope);
  if (!unknown) return;
  const { alternativa, campo, id } = unknown;
  const values = { alternativa, campo: texts.text(`regla.campo.${campo}`), id: String(id) };
  throw invalid(`condicion.${alternativa - 1}.${campo}`, 'regla.errores.valor', values);
}
