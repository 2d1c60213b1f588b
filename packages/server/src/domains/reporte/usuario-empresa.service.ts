import type { RequestOf } from '@portal/contract/core';
import type { reporteApi, UsuarioEmpresaFila } from '@portal/contract/reporte';
import type { Context } from '../../core/context.ts';
import type { Listing } from '../../list/listing.ts';
import * as repository from './usuario-empresa.repository.ts';

type Calls = typeof reporteApi;
type Rows = Promise<Listing<UsuarioEmpresaFila>>;

/** `POST /reporte/usuario/empresa` (P101) */
export const listUsuarioEmpresaPor = (context: Context, { body, query }: RequestOf<Calls['usuarioEmpresaPor']>): Rows =>
  repository.listUsuarioEmpresa(context, body, query);

/** `GET /reporte/usuario/empresa/:companies/:plans/:from/:to` (P101) */
export const listUsuarioEmpresa = (context: Context, { params, query }: RequestOf<Calls['usuarioEmpresa']>): Rows => {
  const { companies, plans, from, to } = params;
  return repository.listUsuarioEmpresa(
    context,
    { id_empresa: companies, id_planestudio: plans, fecha_desde: from, fecha_hasta: to },
    query,
  );
};
