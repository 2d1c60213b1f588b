import { legibleSobre, textoSobre } from '@portal/contract/marca';
import type { Translator } from '@portal/messages';
import type { Settings } from '../core/context.ts';
import { markup, type SafeHtml } from '../core/html.ts';
import type { TextosDeCartas } from './bloques.ts';

/** Brand of the company on a mail; empty or null: the portal's own (P128). */
export interface Membrete {
  readonly nombre: string;
  /** Address of the logo; the name is beside it, since mail programs may block images. */
  readonly logo: string | null;
  /** `#rrggbb` */
  readonly color: string | null;
  readonly portal: string;
  readonly guia: string;
  readonly soporte: string | null;
  readonly contacto: string | null;
}

/** How every mail of the portal begins and ends. */
export interface Papel {
  /** Setting `firma_notificacion`; its line breaks are kept, `<br>` too (P85). */
  readonly firma: string;
  /** Absent: neither head nor links. */
  readonly membrete?: Membrete | undefined;
  /** Edited texts of letters; absent: all letters have their original words. */
  readonly textos?: TextosDeCartas | undefined;
}

/** Columns of the settings that a mail shows. */
export type AjustesDePapel = Pick<
  Settings,
  | 'firma_notificacion'
  | 'nombre_empresa'
  | 'logo_clave'
  | 'color_primario'
  | 'correo_contacto'
  | 'enlace_guia'
  | 'enlace_soporte'
  | 'enlace_contacto'
>;

/** Files of the guide: the learner's chapters, or those of staff too (P139). */
export type Guia = 'guia-alumno' | 'guia-de-uso';

/** Returns head and end of the mails of these settings; they lead to the learner's guide, unless staff alone gets them. */
export const papelOf = (settings: AjustesDePapel, publicUrl: string, guia: Guia = 'guia-alumno'): Papel => ({
  firma: settings.firma_notificacion,
  membrete: {
    nombre: settings.nombre_empresa,
    logo: settings.logo_clave && `${publicUrl}/api/portal/logo?v=${settings.logo_clave.slice(0, 16)}`,
    color: settings.color_primario,
    portal: `${publicUrl}/`,
    guia: settings.enlace_guia ?? `${publicUrl}/${guia}.pdf`,
    soporte: settings.enlace_soporte,
    contacto: settings.enlace_contacto ?? (settings.correo_contacto && `mailto:${settings.correo_contacto}`),
  },
});

const OWN = { fill: '#50cd89', onFill: '#1e1e2d', link: '#14804a', darkLink: '#63d799' };
const SHEET = { light: '#ffffff', dark: '#161a20' };

/** Colours of a mail, which keep a contrast of 4.5 on light and dark sheets. */
export const mailColors = (color: string | null | undefined): typeof OWN =>
  color
    ? {
        fill: color,
        onFill: textoSobre(color),
        link: legibleSobre(color, SHEET.light),
        darkLink: legibleSobre(color, SHEET.dark),
      }
    : OWN;

const LOGO = 'height:40px;max-width:180px;padding:4px;border-radius:6px;background:#ffffff;vertical-align:middle';

/** Builds the head of a mail: logo and name. */
export const headOf = ({ nombre, logo }: Membrete, { text }: Translator): SafeHtml =>
  markup`<p style="margin:0 0 24px;font-size:18px;line-height:1.4;font-weight:bold">${
    logo ? markup`<img src="${logo}" alt="" height="40" style="${LOGO}">&nbsp; ` : ''
  }${nombre || text('comun.producto')} <span class="menor" style="font-weight:normal;font-size:14px;color:#4b4b63">${text('comun.productoLargo')}</span></p>`;

/** Returns the links below a mail, with their words. */
export function linksOf(
  { portal, guia, soporte, contacto }: Membrete,
  { text }: Translator,
): { readonly texto: string; readonly url: string }[] {
  const links = [
    { texto: text('comun.productoLargo'), url: portal },
    { texto: text('ui.acceso.guia'), url: guia },
    { texto: text('ui.acceso.soporte'), url: soporte },
    { texto: text('ui.acceso.contacto'), url: contacto },
  ];
  return links.flatMap(({ texto, url }) => (url ? [{ texto, url }] : []));
}
