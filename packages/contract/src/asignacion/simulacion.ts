import { z } from 'zod';
import { codeColumn, dataColumn, optionalTextColumn, optionColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { doneWith } from '../core/responses.ts';
import { selectionOf } from '../core/list/selection.ts';
import { asignableLista } from '../usuario/asignable.ts';
import { condicionRegla, nombreRegla, razonAsignacion } from './regla.ts';

/** Largest number of people, and of plans, in one simulation. */
export const LIMITE_SIMULACION = 50_000;
export const LIMITE_PLANES = 50;

/** Largest number of pairs of chosen people and plans in one simulation. */
export const LIMITE_PAREJAS = 100_000;

/** Outcome for a pair of person and plan (P91): the first two are assigned, the others are skipped. */
export const VEREDICTO_ASIGNACION = ['nueva', 'reabre', 'existente', 'retirada', 'cesada', 'plan_inactivo', 'plan_terminado'] as const;

/** Pairs of a simulation with what would become of them. */
export const simulacionLista = defineList({
  name: 'asignacion.simulacion',
  key: 'id_simulacion_fila',
  columns: {
    id_simulacion_fila: dataColumn(z.number()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    empresa: optionColumn(z.string().nullable()),
    correo_electronico: optionalTextColumn(),
    plan: optionColumn(z.string()),
    veredicto: optionColumn(z.enum(VEREDICTO_ASIGNACION), 'veredictoAsignacion'),
    /** Would be notified by mail: 1 yes, 0 no. */
    avisa: optionColumn(z.number(), 'indicador'),
    razon: dataColumn(razonAsignacion),
  },
  search: ['codigo_usuario', 'personal', 'correo_electronico'],
  order: 'personal',
  files: { csv: 'asignacion-simulada', xlsx: 'UCJ-Asignacion-Simulada' },
});
export type SimulacionFila = RowOf<typeof simulacionLista.columns>;

const counts = {
  id_simulacion: z.number(),
  /** Pairs by what would become of them. */
  nuevas: z.number(),
  reabiertas: z.number(),
  existentes: z.number(),
  retiradas: z.number(),
  cesadas: z.number(),
  planes_inactivos: z.number(),
  planes_terminados: z.number(),
  /** People who get a plan, with an address and without one; counted whether the call notifies or not. */
  con_correo: z.number(),
  sin_correo: z.number(),
};
export const simulado = doneWith(counts);
export type Simulado = z.output<typeof simulado>;

const planes = z.array(id).min(1).max(LIMITE_PLANES);
/** True: people who get a plan are notified by mail. */
const avisar = z.boolean().default(false);
/** True: opens again what was closed; false: passes it over. */
const reabrir = z.boolean().default(false);

/** Calls that show what an assignment of many would do, and then do exactly that (P91). */
export const simulacion = {
  simular: endpoint('POST', '/asignacion/simular', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Muestra qué haría la asignación de planes a las personas elegidas; no asigna nada.',
    body: z.object({ planes, seleccion: selectionOf(asignableLista, LIMITE_SIMULACION), avisar, reabrir: z.boolean().default(true) }),
    response: simulado,
  }),
  simularRegla: endpoint('POST', '/asignacion/regla/simular', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Muestra a quiénes daría hoy sus planes una regla; no la guarda ni asigna nada.',
    body: z.object({ planes, nombre: nombreRegla, condicion: condicionRegla, avisar, reabrir }),
    response: simulado,
  }),
  simulacionFilas: listCall('/asignacion/simulacion/filas/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Parejas de una simulación propia, con lo que se haría con cada una.',
    params: idParams,
    list: simulacionLista,
  }),
  aplicar: endpoint('POST', '/asignacion/simulacion/aplicar', {
    access: 'admin',
    scope: 'record',
    summary: 'Asigna exactamente lo que una simulación propia mostró, una sola vez; si algo cambió desde entonces, no asigna nada.',
    body: z.object({ id_simulacion: id }),
    response: doneWith({
      insertados: z.number(),
      reabiertos: z.number(),
      omitidos: z.number(),
      avisados: z.number(),
      lote: z.number().nullable(),
    }),
  }),
};
