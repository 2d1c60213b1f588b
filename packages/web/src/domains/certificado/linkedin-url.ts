import type { CertificadoFicha } from '@portal/contract/certificado';

type Certificado = Pick<CertificadoFicha, 'tema' | 'fecha' | 'numero'>;

interface Emision {
  /** Who issued it; absent: LinkedIn asks the person. */
  readonly organizacion: string | null;
  /** Public page that verifies it. */
  readonly url: string;
}

/** Returns the address of LinkedIn's form for a certificate, filled in (P293). A certificate of the portal has no last day. */
export function linkedinUrl({ tema, fecha, numero }: Certificado, { organizacion, url }: Emision): string {
  const [year = '', month = ''] = fecha.split('-');
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: tema,
    ...(organizacion && { organizationName: organizacion }),
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: url,
    certId: numero,
  };
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))}`,
  );
  return `https://www.linkedin.com/profile/add?${query.join('&')}`;
}
