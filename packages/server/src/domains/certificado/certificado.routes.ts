import { api } from '@portal/contract';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { ownerById } from '../asignacion/asignacion.public.ts';
import { getCertificado, listCertificados, ownerOfCertificado, verifyCertificado } from './certificado.service.ts';

const { certificado } = api;

export const certificadoRoutes: readonly Route[] = [
  ownRoute(certificado.sel, ownerOfCertificado, getCertificado),
  ownRoute(certificado.ofUsuario, (context, { params }) => ownerById(context, params.id), listCertificados),
  route(certificado.verificar, verifyCertificado),
];
