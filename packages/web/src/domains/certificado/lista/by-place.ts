import type { CertificadoFicha } from '@portal/contract/certificado';
import { groupBy } from '@portal/contract/group-by';

/** Certificates of one plan, those of a program side by side. */
export interface CertificadosDePlan {
  readonly plan: string;
  readonly certificados: readonly CertificadoFicha[];
}

/** Puts certificates under their plan and beside those of their program, each where its first one was. */
export const byPlace = (certificados: readonly CertificadoFicha[]): CertificadosDePlan[] =>
  [...groupBy(certificados, (one) => one.plan)].map(([plan, own]) => ({
    plan,
    certificados: [...groupBy(own, (one) => one.programa).values()].flat(),
  }));
