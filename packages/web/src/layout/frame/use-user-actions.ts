import { IconChecklist, IconKeyboard } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useNavegacion, useSaveNavegacion } from '../../pieces/portal/navegacion.queries.ts';
import { useGo } from '../../core/router/go.ts';
import { useUser } from '../../core/session/session.ts';
import type { UserAction } from '../../ui/shell/menu.ts';
import { PHONE } from '../../core/theme/media.ts';

/** Returns the entries of the user menu about help: the shortcuts, and the first steps once they are put away. */
export function useUserActions(onShortcuts: () => void): UserAction[] {
  const t = useTranslations();
  const go = useGo();
  const { indicador_admin, indicador_alcance } = useUser();
  const { data } = useNavegacion();
  const { mutate } = useSaveNavegacion();
  const away = indicador_admin === 1 && indicador_alcance === 0 && data?.pasos_apartados === true;
  const bringBack = () => {
    mutate(() => ({ pasos_apartados: false }));
    void go({ to: '/dashboard', state: {} });
  };
  // A device without a keyboard needs no shortcuts.
  const touch = window.matchMedia(`${PHONE}, (hover: none) and (pointer: coarse)`).matches;
  const shortcuts = { label: t('atajo.ver'), icon: IconKeyboard, run: onShortcuts };
  const steps = { label: t('navegacion.primerosPasos'), icon: IconChecklist, run: bringBack };
  return [...(away ? [steps] : []), ...(touch ? [] : [shortcuts])];
}
