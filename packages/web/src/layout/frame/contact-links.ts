import { messageHref } from '../../core/phone.ts';
import { basePath } from '../../core/router/base-path.ts';
import type { Role } from '../../core/router/roles.ts';
import { usePortalInfo } from '../../pieces/portal/portal.queries.ts';

/** Address of the learner's chapters of the user guide, served from the client's public folder. */
export const learnerGuideHref = `${basePath}/guia-alumno.pdf`;

/** Returns the address of the user guide for a role: those who administer or support read all of its chapters (P138). */
export const guideOf = (role: Role): string => (role === 'alumno' ? learnerGuideHref : `${basePath}/guia-de-uso.pdf`);

/**
 * The three links of the sign-in footer: those of the company, else the portal's, with a guide in Spanish; phone numbers get the country
 * code (P53).
 */
export function useContactLinks(): { guide: string; inSpanish: boolean; support: string; contact: string } {
  const { data } = usePortalInfo();
  const mail = `mailto:${data?.correo_contacto ?? ''}`;
  const { guia, soporte, contacto } = data?.enlaces ?? { guia: null, soporte: null, contacto: null };
  return {
    guide: guia ?? `${learnerGuideHref}#nameddest=entrar`,
    inSpanish: guia === null,
    support: soporte ?? messageHref(data?.telefono_soporte) ?? mail,
    contact: contacto ?? mail,
  };
}
