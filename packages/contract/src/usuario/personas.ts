import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { selectionOf } from '../core/list/selection.ts';
import { bienvenidas, LOTE_BIENVENIDA } from '../email/bienvenida.ts';
import { asignableLista } from './asignable.ts';
import { cese } from './cese.ts';
import { parecida } from './parecida.ts';
import { usuarioGuardado, usuarioMaestro } from './maestro.ts';

/** Calls of the administration of people (P82). */
export const personas = {
  sellst: usuarioMaestro.calls.sellst,
  ...usuarioGuardado,
  del: usuarioMaestro.calls.del,
  ...cese,
  bienvenida: endpoint('POST', '/usuario/bienvenida', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Envía la carta de bienvenida a las personas elegidas en la lista.',
    body: selectionOf(usuarioMaestro.list, LOTE_BIENVENIDA),
    response: bienvenidas,
  }),
  parecidas: endpoint('GET', '/usuario/parecidas/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Personas de sus empresas que parecen la misma: mismas palabras en el nombre, mismo correo o mismo documento sin ceros.',
    params: idParams,
    response: z.array(parecida),
  }),
  ofEmpresa: listCall('/usuario/sellst/empresa/:id', {
    access: 'admin',
    scope: 'list',
    summary: 'Personas de una empresa.',
    params: idParams,
    list: usuarioMaestro.list,
  }),
  asignables: listCall('/usuario/sellst/asigna', {
    access: 'admin',
    scope: 'list',
    summary: 'Personas activas, a quienes se puede asignar un plan.',
    list: asignableLista,
  }),
  empresas: endpoint('GET', '/usuario/empresas', {
    access: 'admin',
    scope: 'list',
    reads: true,
    areas: ['contenido', 'informe'],
    summary: 'Empresas activas, y las que tienen personas, con cuántas tiene cada una.',
    response: z.array(z.object({ id_empresa: z.number(), empresa: z.string(), codigo_estado: z.number(), usuarios: z.number() })),
  }),
};
