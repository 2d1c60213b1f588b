import { api } from '@portal/contract';
import { ownRoute, route, type Route } from '../../core/route.ts';
import { getKpi, getKpiAdmin, listTemas, ownerById } from '../asignacion/asignacion.public.ts';
import { changePassword } from './use-cases/change-password.ts';
import { forgotPassword } from './use-cases/forgot-password.ts';
import { issueCodes, listAcceso } from './use-cases/issue-codes.ts';
import { finishExternal } from './use-cases/finish-external.ts';
import { login } from './use-cases/login.ts';
import { register } from './use-cases/register.ts';
import { resetByCode, resetPassword } from './use-cases/reset-password.ts';
import { startExternal } from './use-cases/start-external.ts';
import { getUsuario, logout, verifyToken } from './usuario.service.ts';

export const usuarioRoutes: readonly Route[] = [
  route(api.usuario.login, login),
  route(api.usuario.verifyToken, verifyToken),
  route(api.usuario.logout, logout),
  route(api.usuario.startExternal, startExternal),
  route(api.usuario.finishExternal, finishExternal),
  route(api.usuario.register, register),
  route(api.usuario.forgotPassword, forgotPassword),
  route(api.usuario.resetPassword, resetPassword),
  route(api.usuario.resetByCode, resetByCode),
  route(api.usuario.accesos, listAcceso),
  route(api.usuario.codigos, issueCodes),
  ownRoute(api.usuario.updPassword, ({ user }, { body }) => body.id_usuario ?? user.id_usuario, changePassword),
  ownRoute(api.usuario.sel, (_context, { params }) => params.id, getUsuario),
  ownRoute(api.usuario.kpi, (context, { params }) => ownerById(context, params.id), getKpi),
  ownRoute(api.usuario.temas, (context, { params }) => ownerById(context, params.id), listTemas),
  route(api.usuario.kpiAdmin, getKpiAdmin),
];
