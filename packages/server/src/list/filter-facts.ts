import type { Translator } from '@portal/messages';
import { shortDay } from '@portal/messages';
import { sql } from 'kysely';
import type { Executor } from '../db/executor.ts';
import { planInReach } from '../db/owned.ts';
import { inScope, type Scope } from '../db/scope.ts';

/** Filters of a report. */
export interface AskedFilters {
  /** Absent: the report has no such filter; empty: all. */
  readonly id_empresa?: readonly number[] | undefined;
  readonly id_planestudio?: readonly number[] | undefined;
  readonly fecha_desde?: string | null | undefined;
  readonly fecha_hasta?: string | null | undefined;
}

interface Reader {
  readonly db: Executor;
  readonly scope: Scope;
  readonly texts: Translator;
}

interface Names {
  readonly empresas: string[];
  readonly planes: string[];
}

/** Most names that a filter writes out. */
const MOST = 20;

const findNames = async ({ db, scope }: Reader, { id_empresa = [], id_planestudio = [] }: AskedFilters): Promise<Names> =>
  (
    await sql<Names>`
      select array(select e.empresa from empresa e where e.id_empresa = any (${[...id_empresa]}::integer[]) and ${inScope(scope, 'e.id_empresa')}
          order by orden_texto(e.empresa) collate "C") as empresas,
        array(select p.denominacion from planestudio p where p.id_planestudio = any (${[...id_planestudio]}::integer[]) and ${planInReach(scope, 'p')}
          order by orden_texto(p.denominacion) collate "C") as planes`.execute(db)
  ).rows[0]!;

/** Words the filters of a report: companies and plans by name, as far as the scope reaches them, and days (P256). */
export async function filterFacts(reader: Reader, filters: AskedFilters): Promise<string[]> {
  const { text } = reader.texts;
  const names = await findNames(reader, filters);
  const fact = (campo: string, found: readonly string[], all: string) =>
    text('cifra.filtro', { campo, valor: found.length > 0 ? several(reader.texts, found) : all });
  const days = daysIn(reader.texts, filters);
  return [
    ...(filters.id_empresa ? [fact(text('reporte.filtros.empresas'), names.empresas, text('pdf.todasEmpresas'))] : []),
    ...(filters.id_planestudio ? [fact(text('reporte.filtros.planes'), names.planes, text('pdf.todosPlanes'))] : []),
    ...(days ? [text('cifra.filtro', { campo: text('reporte.filtros.fechas'), valor: days })] : []),
  ];
}

const several = ({ text }: Translator, names: readonly string[]): string =>
  names.length > MOST
    ? text('reporte.guardado.simulado.mas', { nombres: names.slice(0, MOST).join(', '), total: names.length - MOST })
    : names.join(', ');

/** Words a range of days; undefined without an end. */
export function daysIn({ text, language }: Translator, { fecha_desde, fecha_hasta }: AskedFilters): string | undefined {
  const [desde, hasta] = [fecha_desde && shortDay(language, fecha_desde), fecha_hasta && shortDay(language, fecha_hasta)];
  if (desde && hasta) return text('pdf.entre', { desde, hasta });
  if (desde) return text('pdf.desde', { dia: desde });
  return hasta ? text('pdf.hasta', { dia: hasta }) : undefined;
}
