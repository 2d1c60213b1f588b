export { listCertificadosOf } from './certificado.repository.ts';
export { codeFrom, numeroOf } from './certificado.rules.ts';
export { insertDiseno, saveFirmantes, saveImagen } from './diseno.repository.ts';
export { type Emision, EMITIR_CERTIFICADO, newEmision } from './emision.repository.ts';
export { setCertificateState } from './certificado.service.ts';
export { correctCertificados, giveBackCertificados } from './correccion.service.ts';
