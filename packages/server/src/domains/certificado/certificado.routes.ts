import { api } from '@portal/contract';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { ownerAt } from '../avance/avance.public.ts';
import { getFuentes } from './fuente.service.ts';
import { getCertificado, listCertificados, ownerOfCertificado, verifyCertificado } from './certificado.service.ts';

const { certificado } = api;

export const certificadoRoutes: readonly Route[] = [
  ownRoute(certificado.sel, { noun: 'evaluacion', find: ownerOfCertificado }, getCertificado),
  ownRoute(certificado.ofUsuario, ownerAt('id'), listCertificados),
  ownRoute(certificado.fuente, { noun: 'evaluacion', find: ownerOfCertificado }, getFuentes),
  route(certificado.verificar, verifyCertificado),
];
