export { codeFrom, numeroOf } from './certificado.rules.ts';
export { issueCertificate, setCertificateState } from './certificado.service.ts';
