import { messageHref } from '../core/phone.ts';
import { basePath } from '../core/router/base-path.ts';
import { usePortalInfo } from '../domains/portal/portal.public.ts';

/** Address of the user guide, served from the client's public folder. */
export const guideHref = `${basePath}/guia-de-uso.pdf`;

/** The three links of the sign-in footer: those of the company, else the portal's; phone numbers get the country code (P53). */
export function useContactLinks(): { guide: string; support: string; contact: string } {
  const { data } = usePortalInfo();
  const mail = `mailto:${data?.correo_contacto ?? ''}`;
  const { guia, soporte, contacto } = data?.enlaces ?? { guia: null, soporte: null, contacto: null };
  return { guide: guia ?? guideHref, support: soporte ?? messageHref(data?.telefono_soporte) ?? mail, contact: contacto ?? mail };
}
