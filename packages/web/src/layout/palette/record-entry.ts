import type { Resultado, TipoResultado } from '@portal/contract/portal';
import {
  type Icon,
  IconBook,
  IconBook2,
  IconBooks,
  IconBuilding,
  IconCertificate,
  IconListDetails,
  IconStack2,
  IconUser,
} from '@tabler/icons-react';
import type { Entry } from './entry.ts';
import { temaHref } from '../../core/router/ocurrencia.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import { href } from '../../core/router/paths.ts';
import type { Role } from '../../core/router/roles.ts';

const ICONS: Readonly<Record<TipoResultado, Icon>> = {
  persona: IconUser,
  plan: IconListDetails,
  programa: IconBooks,
  curso: IconBook2,
  modulo: IconStack2,
  tema: IconBook,
  empresa: IconBuilding,
  certificado: IconCertificate,
};

/** Page or form of a record. */
const FORM = {
  persona: '/usuarioreporte',
  plan: '/planestudioedit',
  programa: '/programaedit',
  curso: '/cursoedit',
  modulo: '/moduloedit',
  tema: '/temaedit',
  empresa: '/empresaedit',
} as const;

/** List in which support, who changes nothing, finds a record by its code. */
const LIST = { programa: '/programa', curso: '/curso', modulo: '/modulo' } as const;

const FOR_SUPPORT: Readonly<Partial<Record<TipoResultado, (found: Resultado) => LinkTarget>>> = {
  plan: ({ id }) => href('/planestudioflujo', { id }),
  tema: ({ id }) => href('/temareview', { id }),
};

/** Returns the screen of a record for a role. */
function addressOf(found: Resultado, role: Role): LinkTarget {
  const { tipo, id, titulo, detalle, lugar } = found;
  if (tipo === 'certificado') return href('/certificadovisor', { id });
  if (lugar) return temaHref({ ...lugar, id_tema: id });
  if (role === 'alumno') return href('/planfin', { id });
  if (role !== 'soporte') return href(FORM[tipo], { id });
  return FOR_SUPPORT[tipo]?.(found) ?? { to: LIST[tipo as keyof typeof LIST], search: { buscar: detalle ?? titulo } };
}

/** Returns a record that the server found as an offer of the palette; `inactive` says that it is not in use. */
export const recordEntry = (found: Resultado, role: Role, inactive: string): Entry => ({
  key: `${found.tipo}-${found.id}-${found.lugar ? Object.values(found.lugar).join('-') : ''}`,
  kind: found.tipo,
  label: found.titulo,
  detail: [found.detalle, !found.activo && inactive].filter(Boolean).join(' · ') || undefined,
  icon: ICONS[found.tipo],
  target: addressOf(found, role),
});
