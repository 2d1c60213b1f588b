import { certificadoApi } from '@portal/contract/certificado';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { ownerAt } from '../avance/avance.public.ts';
import { getDiseno, getImagenes, removeImagenFirma, saveDiseno } from './diseno.service.ts';
import { getFuentes } from './fuente.service.ts';
import { getCertificado, listCertificados, ownerOfCertificado, verifyCertificado } from './certificado.service.ts';

/** Second logo and three signatures in base64, with room for the words. */
const DISENO_BYTES = 2 * 1024 * 1024;

export const certificadoRoutes: readonly Route[] = [
  ownRoute(certificadoApi.sel, { noun: 'evaluacion', find: ownerOfCertificado }, getCertificado),
  ownRoute(certificadoApi.ofUsuario, ownerAt('id'), listCertificados),
  ownRoute(certificadoApi.fuente, { noun: 'evaluacion', find: ownerOfCertificado }, getFuentes),
  route(certificadoApi.verificar, verifyCertificado),
  route(certificadoApi.diseno, getDiseno),
  route(certificadoApi.disenoIns, saveDiseno, { bodyLimit: DISENO_BYTES }),
  route(certificadoApi.firmaDel, removeImagenFirma),
  ownRoute(certificadoApi.imagenes, { noun: 'evaluacion', find: ownerOfCertificado }, getImagenes),
];
