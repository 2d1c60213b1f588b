import { z } from 'zod';
import { dataColumn, momentColumn, numberColumn, optionalTextColumn, optionColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, integer } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { doneWith } from '../core/responses.ts';
import { CAMPO_REGLA } from './regla.ts';

/** One field of an alternative as people read it: its values by name, or days of entry. */
const campoLeido = z.object({
  campo: z.enum(CAMPO_REGLA),
  /** Values with their ids, within the caller's companies. */
  valores: z.array(z.object({ id: z.number(), texto: z.string() })),
  /** Values of companies outside, which have no name here (P46). */
  ajenos: z.number(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
});
export type CampoLeido = z.output<typeof campoLeido>;

/** Alternatives of a condition, each with its fields. */
const condicionLeida = z.array(z.array(campoLeido));
export type CondicionLeida = z.output<typeof condicionLeida>;

/** Rules that reach people of the caller's companies (P27); people are counted in the scope of the caller. */
export const reglaLista = defineList({
  name: 'regla',
  key: 'id_regla',
  columns: {
    id_regla: dataColumn(z.number()),
    id_planestudio: dataColumn(z.number()),
    plan: optionColumn(z.string()),
    nombre: textColumn(),
    /** The condition as a sentence. */
    condicion: textColumn(),
    alternativas: dataColumn(condicionLeida),
    /** Companies of the people who can get the plan by the rule; null: all companies. */
    empresas: optionalTextColumn(),
    codigo_estado: optionColumn(z.number(), 'estadoRegla'),
    /** 1: the plan is inactive or over, and the rule gives it to nobody. */
    plan_cerrado: optionColumn(z.number(), 'indicador'),
    /** People who have the plan by the rule. */
    asignados: numberColumn(),
    /** Active people who meet the condition and never had the plan: those who would get it now; 0 for a closed plan. */
    sin_plan: numberColumn(),
    /** 1: people who get the plan by it are notified by mail. */
    avisar: optionColumn(z.number(), 'indicador'),
    /** Person who made the rule, withdrew it or put it in force again; null: nobody of this portal. */
    autor: optionalTextColumn(),
    /** Moment of that. */
    fecha: momentColumn(),
    version: dataColumn(z.number()),
    /** The caller may withdraw it: it reaches the caller's companies alone. */
    puede_retirar: dataColumn(z.boolean()),
  },
  search: ['plan', 'nombre', 'condicion'],
  order: '-fecha',
  files: { csv: 'regla', xlsx: 'UCJ-Reglas' },
});
export type ReglaFila = RowOf<typeof reglaLista.columns>;

/** Calls that show rules and govern them (P27); `simularRegla` and `aplicar` make one. */
export const reglas = {
  reglas: listCall('/asignacion/regla/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Reglas de asignación con su condición, su estado, quiénes tienen el plan por ellas y quiénes lo recibirían hoy.',
    list: reglaLista,
  }),
  regla: endpoint('GET', '/asignacion/regla/sel/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Una regla de asignación.',
    params: idParams,
    response: reglaLista.row,
  }),
  reglasDe: endpoint('GET', '/asignacion/regla/sellst/parametro/:id', {
    access: 'admin',
    scope: 'list',
    reads: true,
    summary: 'Reglas cuya condición nombra un grupo, un cargo, un centro de costo o un departamento.',
    params: idParams,
    response: z.array(reglaLista.row),
  }),
  estadoRegla: endpoint('POST', '/asignacion/regla/estado', {
    access: 'admin',
    scope: 'record',
    summary: 'Retira una regla (codigo_estado 2) o la pone de nuevo en vigor (1), que da el plan a quienes nunca lo tuvieron.',
    body: z.object({ id_regla: id, codigo_estado: integer(1, 2), version: integer(1, 2_147_483_647) }),
    response: doneWith({ version: z.number(), asignados: z.number() }),
  }),
};
