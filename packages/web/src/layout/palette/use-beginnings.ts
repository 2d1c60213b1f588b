import { asignacionApi } from '@portal/contract/asignacion';
import { empresaApi } from '@portal/contract/empresa';
import { feriadoApi } from '@portal/contract/feriado';
import { planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import { reporteApi } from '@portal/contract/reporte';
import { temaApi } from '@portal/contract/tema';
import { usuarioApi } from '@portal/contract/usuario';
import { type Icon, IconArrowRight, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { LocalEntry } from './entry.ts';
import type { Synonyms } from './use-search-words.ts';
import { nameOf, openScreenAt, screenAt } from '../screens.ts';
import type { Path } from '../../core/router/paths.ts';
import { roleOf } from '../../core/router/roles.ts';
import { type JudgedCall, mayCall } from '../../core/session/may-call.ts';
import { useUser } from '../../core/session/session.ts';

/** An act and the screen where it begins; with `call` whoever may make it begins the act, without one administrators alone. */
interface Beginning {
  readonly name: string;
  readonly to: Path;
  readonly icon: Icon;
  readonly call?: JudgedCall;
}

const BEGIN = [
  { name: 'asignar', to: '/asignacionplan', icon: IconPlus, call: asignacionApi.ins },
  { name: 'persona', to: '/usuarioedit', icon: IconPlus, call: usuarioApi.ins },
  { name: 'importarPersonas', to: '/usuarioimportar', icon: IconFileImport, call: usuarioApi.ins },
  { name: 'plan', to: '/planestudioedit', icon: IconPlus, call: planestudioApi.ins },
  { name: 'programa', to: '/programaedit', icon: IconPlus },
  { name: 'curso', to: '/cursoedit', icon: IconPlus },
  { name: 'modulo', to: '/moduloedit', icon: IconPlus },
  { name: 'tema', to: '/temaedit', icon: IconPlus, call: temaApi.ins },
  { name: 'pregunta', to: '/preguntaedit', icon: IconPlus, call: preguntaApi.ins },
  { name: 'importarPreguntas', to: '/preguntaimportar', icon: IconFileImport, call: preguntaApi.ins },
  { name: 'empresa', to: '/empresaedit', icon: IconPlus, call: empresaApi.ins },
  { name: 'regla', to: '/asignacionreglaedit', icon: IconPlus },
  { name: 'acceso', to: '/accesoedit', icon: IconPlus },
  { name: 'ausencia', to: '/ausenciaedit', icon: IconPlus },
  { name: 'feriado', to: '/feriadoedit', icon: IconPlus, call: feriadoApi.ins },
  { name: 'prorrogar', to: '/asignacion', icon: IconArrowRight },
  { name: 'quitarPlan', to: '/asignacioneliminar', icon: IconArrowRight },
  { name: 'anularIntento', to: '/evaluacion', icon: IconArrowRight },
  { name: 'cesar', to: '/usuario', icon: IconArrowRight },
  { name: 'bienvenida', to: '/usuario', icon: IconArrowRight },
  { name: 'restablecer', to: '/usuario', icon: IconArrowRight },
  { name: 'deshacer', to: '/usuarioimportar', icon: IconArrowRight },
  { name: 'exportar', to: '/reportes', icon: IconArrowRight },
  { name: 'enviarReporte', to: '/reporteguardado', icon: IconArrowRight },
  { name: 'congelar', to: '/reportecuadro', icon: IconArrowRight, call: reporteApi.congelar },
] as const satisfies readonly Beginning[];

/** Returns the acts that the signed-in person may begin. */
export function useBeginnings(synonyms: Synonyms): LocalEntry[] {
  const t = useTranslations();
  const user = useUser();
  const role = roleOf(user);
  return BEGIN.filter(({ to, ...one }) => openScreenAt(to, role) && ('call' in one ? mayCall(one.call, user) : role === 'admin')).map(
    ({ name, to, icon }) => {
      // An act within a list says which one.
      const within = icon === IconArrowRight ? screenAt(to) : undefined;
      return {
        key: `accion-${name}`,
        kind: 'accion' as const,
        label: t(`navegacion.comienzos.${name}`),
        detail: within && nameOf(within, t),
        words: synonyms('acciones', name),
        icon,
        target: { to },
      };
    },
  );
}
