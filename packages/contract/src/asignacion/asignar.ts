import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, text } from '../core/fields.ts';
import { linkBatch } from '../core/links.ts';
import { doneWith } from '../core/responses.ts';

/** Person and plan of an assignment. The server sets author and state; other fields of a client are ignored (P2, P91). */
const pareja = { id_usuario: id, id_planestudio: id };

/**
 * Answer to a batch, in counts (P26): pairs assigned now, of them those that had been closed, pairs that existed, and pairs skipped because the
 * person is Cesado or the plan is inactive or over.
 */
const asignados = doneWith({
  insertados: z.number(),
  reabiertos: z.number(),
  existentes: z.number(),
  cesados: z.number(),
  omitidos: z.number(),
});

/** Calls that assign plans to people and groups (P26 to P28, P91). */
export const asignar = {
  ins: endpoint('POST', '/asignacion/ins', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Asigna planes a personas; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch(pareja),
    response: asignados,
  }),
  insItem: endpoint('POST', '/asignacion/ins/item', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Asigna un plan a una persona; si ya lo tiene, lo dice y no falla.',
    body: z.object(pareja),
    response: doneWith({ id_asignacion: z.number(), insertados: z.number(), reabiertos: z.number(), existentes: z.number() }),
  }),
  insGrupo: endpoint('POST', '/asignacion/ins/grupo', {
    access: 'admin',
    scope: 'list',
    summary: 'Asigna planes a grupos: a sus miembros de hoy y a quienes entren después.',
    body: linkBatch({ id_planestudio: id, codigo_grupo: text(50) }),
    response: asignados,
  }),
};
