import { certificadoApi } from '@portal/contract/certificado';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { ownerAt } from '../avance/avance.public.ts';
import { getFuentes } from './fuente.service.ts';
import { getCertificado, listCertificados, ownerOfCertificado, verifyCertificado } from './certificado.service.ts';

export const certificadoRoutes: readonly Route[] = [
  ownRoute(certificadoApi.sel, { noun: 'evaluacion', find: ownerOfCertificado }, getCertificado),
  ownRoute(certificadoApi.ofUsuario, ownerAt('id'), listCertificados),
  ownRoute(certificadoApi.fuente, { noun: 'evaluacion', find: ownerOfCertificado }, getFuentes),
  route(certificadoApi.verificar, verifyCertificado),
];
