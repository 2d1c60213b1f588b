import type { CertificadoFicha } from '@portal/contract/certificado';

/** Certificates of one plan, those of a program side by side. */
export interface CertificadosDePlan {
  readonly plan: string;
  readonly certificados: readonly CertificadoFicha[];
}

/** Puts certificates under their plan and beside those of their program, each where its first one was. */
export const byPlace = (certificados: readonly CertificadoFicha[]): CertificadosDePlan[] =>
  groupBy(certificados, 'plan').map(([plan, own]) => ({ plan, certificados: groupBy(own, 'programa').flatMap(([, those]) => those) }));

function groupBy(certificados: readonly CertificadoFicha[], field: 'plan' | 'programa'): [string, CertificadoFicha[]][] {
  const groups = new Map<string, CertificadoFicha[]>();
  for (const one of certificados) {
    const group = groups.get(one[field]);
    if (group) group.push(one);
    else groups.set(one[field], [one]);
  }
  return [...groups];
}
