import { asignacionImportacion } from '@portal/contract/asignacion';
import { message } from '@portal/messages';
import { type Context, instantOf } from '../../../core/context.ts';
import type { Importer, Outcome } from '../../../core/import/importer.ts';
import { writeRows } from '../../../core/import/write-rows.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import type { Executor } from '../../../db/executor.ts';
import { seesContent } from '../../../db/owned.ts';
import type { Scope } from '../../../db/scope.ts';
import { failure, invalid } from '../../../errors/errors.ts';
import { findCandidatas } from './identificar.repository.ts';
import { identify, type Nombrada, textoOf } from './identificar.rules.ts';
import type { ReadRow } from '../../../core/import/rows.rules.ts';
import { assignJudged } from '../assign-judged.service.ts';
import { closeAbiertas } from '../cierre.repository.ts';
import { type AsignacionTypes, judgeFilas, type PersonaDeFila } from './importar.rules.ts';
import { findDespues, findTituloPlan, judgeCodigos, parejasDePlanilla } from './importar.repository.ts';
import { type JudgedPair, judgePairs } from '../juicio.repository.ts';
import { tellAssignments } from '../aviso/use-cases/write-avisos.ts';

/** Import of a plan's people from a sheet of user codes (P40, P91); undoing closes what nobody began. */
export const asignacionImporter: Importer<AsignacionTypes, PersonaDeFila> = {
  definition: asignacionImportacion,
  nombran: ['nombres', 'apellidos'],
  isRecord: async ({ trx, context }, row) => (await findCandidatas(trx, [nombradaOf(row)], context.scope)).length > 0,
  judge: async ({ trx, context, columnas, options: { id_planestudio, reabrir, completar } }, rows) => {
    const asunto = await requirePlan(trx, context.scope, id_planestudio);
    const nombradas = rows.map(nombradaOf);
    const identificadas = identify(nombradas, await findCandidatas(trx, nombradas, context.scope), completar === 1);
    const filas = nombradas.map((fila, index) => ({
      id_planestudio,
      codigo: textoOf(fila),
      id_usuario: identificadas[index]?.id_usuario ?? null,
    }));
    const found = await judgeCodigos(trx, filas, { ...askedOf(context), reabrir: reabrir === 1 });
    // Any text is a sheet of one column: without a known header it is one of codes if somebody has one of them.
    if (columnas?.modo === 'posicion' && identificadas.every(({ id_usuario, motivo }) => id_usuario === null && !motivo))
      throw failure('no_procesable', 'asignacion.importacion.sinCodigos');
    const count = (some: readonly string[]) => found.filter(({ veredicto }) => some.includes(veredicto)).length;
    return {
      filas: judgeFilas(rows, found, identificadas),
      respuesta: {
        no_existen: count(['no_existe']),
        cesadas: count(['cesada']),
        cerradas: count(['reabre', 'retirada']),
        sin_ceros: identificadas.filter(({ sinCeros }) => sinCeros).length,
      },
      preparado: { asunto },
    };
  },
  write: writeRows<AsignacionTypes, PersonaDeFila>(async ({ trx, context, options, archivo }, rows) => {
    await requirePlan(trx, context.scope, options.id_planestudio);
    const parejas = parejasDePlanilla(
      rows.map(({ datos }) => datos.id_usuario),
      { id_planestudio: options.id_planestudio, archivo },
    );
    const judged = await judgePairs(trx, parejas, { today: context.today, reabrir: options.reabrir === 1 });
    const { asignadas } = await assignJudged(trx, context, { judged, fuente: 'planilla' });
    if (options.avisar === 1)
      await tellAssignments(
        trx,
        context,
        asignadas.map(({ id_asignacion }) => id_asignacion),
      );
    const ids = new Map(asignadas.map(({ id_usuario, id_asignacion }) => [id_usuario, id_asignacion]));
    const veredictos = new Map(judged.map(({ id_usuario, veredicto }) => [id_usuario, veredicto]));
    const despues = { fecha_apertura: instantOf(context) };
    return rows.map(({ numero, datos: { id_usuario } }): Outcome => {
      const id = ids.get(id_usuario);
      return id === undefined ? passedOver(numero, veredictos.get(id_usuario)) : { numero, id, despues };
    });
  }),
  confirmed: ({ insertados, actualizados, existentes, rechazados }) =>
    message('asignacion.importacion.hecha', { asignados: insertados + actualizados, existentes, rechazados }),
  aftermath: async ({ trx, context: { scope }, id_importacion }, rows) => {
    const found = await findDespues(
      trx,
      rows.map(({ id }) => id),
      { id_importacion, scope },
    );
    return new Map([...found].map(([id, after]) => [id, after && message(`asignacion.importacion.conserva.${after}`)]));
  },
  revert: async ({ trx, context, archivo }, rows) => {
    const motivo = (await portalTexts(context.settings)).text('asignacion.importacion.deshecha', { archivo: archivo ?? '' });
    const ids = rows.map(({ id }) => id);
    await closeAbiertas(trx, ids, { usuario: context.user.username, now: instantOf(context), motivo });
  },
};

/** Result of a row if the person got the plan, or could not get it any more, since the review. */
function passedOver(numero: number, veredicto: JudgedPair['veredicto'] | undefined): Outcome {
  if (veredicto === 'cesada') return { numero, motivo: message('asignacion.cesada') };
  if (veredicto === 'plan_inactivo' || veredicto === 'plan_terminado')
    return { numero, motivo: message('asignacion.importacion.planCerrado') };
  if (veredicto === 'retirada' || veredicto === undefined) return { numero, motivo: message('asignacion.importacion.cambio') };
  return { numero, existente: true };
}

/** Returns the title of the file's plan. Throws 400 when there is none. */
async function requirePlan(trx: Executor, scope: Scope, id: number): Promise<string> {
  const titulo = (await seesContent(trx, { table: 'planestudio', scope }, id)) ? await findTituloPlan(trx, id) : undefined;
  if (titulo === undefined) throw invalid('id_planestudio', 'asignacion.sinPlan');
  return titulo;
}

const nombradaOf = ({ text }: ReadRow<AsignacionTypes>): Nombrada => ({
  codigo: text('codigo'),
  documento: text('documento'),
  correo: text('correo'),
});

const askedOf = ({ today, settings }: Context) => ({ today, zona: settings.zona_horaria });
