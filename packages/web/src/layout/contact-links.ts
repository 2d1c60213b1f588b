import { basePath } from '../core/router/base-path.ts';
import { usePortalInfo } from '../domains/portal/portal.public.ts';

/** Address of the user guide, served from the client's public folder. */
export const guideHref = `${basePath}/guia-de-uso.pdf`;

const PERU = '51';

/** National numbers have nine digits: a longer one that begins with the code has it already. */
const withCode = (digits: string): string => (digits.length > 9 && digits.startsWith(PERU) ? digits : `${PERU}${digits}`);

/** The three links of the sign-in footer; phone numbers get the country code (P53). */
export function useContactLinks(): { guide: string; support: string; contact: string } {
  const { data } = usePortalInfo();
  const phone = data?.telefono_soporte?.replace(/\D/g, '');
  const mail = `mailto:${data?.correo_contacto ?? ''}`;
  return { guide: guideHref, support: phone ? `https://wa.me/${withCode(phone)}` : mail, contact: mail };
}
