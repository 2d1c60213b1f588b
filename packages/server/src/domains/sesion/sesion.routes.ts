import { api } from '@portal/contract';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { isKnownInScope } from '../../db/scope.ts';
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

export const sesionRoutes: readonly Route[] = [
  route(api.usuario.login, login),
  route(api.usuario.loginFactor, loginFactor),
  route(api.usuario.verifyToken, verifyToken),
  route(api.usuario.logout, logout),
  route(api.usuario.sellstSesion, listOwnSesiones),
  route(api.usuario.delSesion, closeSesion),
  route(api.usuario.otrasSesiones, closeOthers),
  route(api.usuario.confirmarSesion, confirmSession),
  route(api.usuario.retarSesion, askProof),
  route(api.usuario.iniciarLoginLlave, startLoginLlave),
  route(api.usuario.loginLlave, loginLlave),
  route(api.usuario.sellstLlave, listOwnLlaves),
  route(api.usuario.iniciarLlave, startLlave),
  route(api.usuario.insLlave, addLlave),
  route(api.usuario.delLlave, removeLlave),
  route(api.usuario.selFactor, readFactor),
  route(api.usuario.iniciarFactor, startFactor),
  route(api.usuario.activarFactor, confirmFactor),
  route(api.usuario.codigosFactor, renewCodes),
  route(api.usuario.quitarFactor, removeFactor),
  route(api.usuario.restablecerFactor, resetFactor),
  route(api.usuario.updIdioma, chooseIdioma),
  route(api.usuario.startExternal, startExternal),
  route(api.usuario.finishExternal, finishExternal),
  route(api.usuario.register, register),
  route(api.usuario.forgotPassword, forgotPassword),
  route(api.usuario.checkLink, checkLink),
  route(api.usuario.resetPassword, resetPassword),
  route(api.usuario.resetByCode, resetByCode),
  route(api.usuario.sellstCodigos, listCodigos),
  route(api.usuario.codigos, issueCodes),
  ownRoute(
    api.usuario.updPassword,
    { noun: 'usuario', find: ({ user }, { body }) => body.id_usuario ?? user.id_usuario, reach: isKnownInScope },
    changePassword,
  ),
];
