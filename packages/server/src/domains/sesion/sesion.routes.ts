import { sesionApi } from '@portal/contract/sesion';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { isFullyInScope, isKnownInScope } from '../../db/scope.ts';
import { confirmFactor, readFactor, removeFactor, renewCodes, resetFactor, startFactor } from './factor/factor.service.ts';
import { closeOthers, closeSesion, listOwnSesiones } from './sesion-lista.service.ts';
import { addLlave, askProof, listOwnLlaves, removeLlave, startLlave } from './factor/llave.service.ts';
import { logout, verifyToken } from './sesion.service.ts';
import { changePassword } from './contrasenia/use-cases/change-password.ts';
import { confirmSession } from './use-cases/confirm-session.ts';
import { finishExternal } from './externo/use-cases/finish-external.ts';
import { forgotPassword } from './contrasenia/use-cases/forgot-password.ts';
import { issueCodes, listCodigos } from './contrasenia/use-cases/issue-codes.ts';
import { chooseIdioma } from './idioma.service.ts';
import { login } from './use-cases/login.ts';
import { loginFactor } from './use-cases/login-factor.ts';
import { loginLlave, startLoginLlave } from './use-cases/login-llave.ts';
import { register } from './use-cases/register.ts';
import { checkLink, resetByCode, resetPassword } from './contrasenia/use-cases/reset-password.ts';
import { startExternal } from './externo/use-cases/start-external.ts';
import { startVista } from './vista.service.ts';

export const sesionRoutes: readonly Route[] = [
  route(sesionApi.login, login),
  route(sesionApi.loginFactor, loginFactor),
  route(sesionApi.verifyToken, verifyToken),
  route(sesionApi.logout, logout),
  route(sesionApi.sellstSesion, listOwnSesiones),
  route(sesionApi.delSesion, closeSesion),
  route(sesionApi.otrasSesiones, closeOthers),
  route(sesionApi.confirmarSesion, confirmSession),
  route(sesionApi.retarSesion, askProof),
  route(sesionApi.iniciarLoginLlave, startLoginLlave),
  route(sesionApi.loginLlave, loginLlave),
  route(sesionApi.sellstLlave, listOwnLlaves),
  route(sesionApi.iniciarLlave, startLlave),
  route(sesionApi.insLlave, addLlave),
  route(sesionApi.delLlave, removeLlave),
  route(sesionApi.selFactor, readFactor),
  route(sesionApi.iniciarFactor, startFactor),
  route(sesionApi.activarFactor, confirmFactor),
  route(sesionApi.codigosFactor, renewCodes),
  route(sesionApi.quitarFactor, removeFactor),
  route(sesionApi.restablecerFactor, resetFactor),
  route(sesionApi.vista, startVista, { owner: { noun: 'usuario', find: (_context, { params }) => params.id, reach: isFullyInScope } }),
  route(sesionApi.updIdioma, chooseIdioma),
  route(sesionApi.startExternal, startExternal),
  route(sesionApi.finishExternal, finishExternal),
  route(sesionApi.register, register),
  route(sesionApi.forgotPassword, forgotPassword),
  route(sesionApi.checkLink, checkLink),
  route(sesionApi.resetPassword, resetPassword),
  route(sesionApi.resetByCode, resetByCode),
  route(sesionApi.sellstCodigos, listCodigos),
  route(sesionApi.codigos, issueCodes),
  ownRoute(
    sesionApi.updPassword,
    { noun: 'usuario', find: ({ user }, { body }) => body.id_usuario ?? user.id_usuario, reach: isKnownInScope },
    changePassword,
  ),
];
