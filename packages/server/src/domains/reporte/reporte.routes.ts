import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { listOpciones } from './select.service.ts';
import { listUsuarioEmpresa, listUsuarioEmpresaPor } from './usuario-empresa.service.ts';

const { reporte } = api;

export const reporteRoutes: readonly Route[] = [
  route(reporte.select, listOpciones),
  route(reporte.usuarioEmpresa, listUsuarioEmpresa),
  route(reporte.usuarioEmpresaPor, listUsuarioEmpresaPor),
];
