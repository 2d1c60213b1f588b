import type { UsuarioActual } from '@portal/contract/sesion';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { guideOf } from './contact-links.ts';
import { OfflineNote } from '../deliveries/OfflineNote.tsx';
import { usePins } from '../pins/use-pins.ts';
import { PinButton } from '../pins/PinButton.tsx';
import { useAbout } from './use-about.ts';
import { useBar } from './use-bar.ts';
import { useCrumbs } from './use-crumbs.ts';
import { useDocumentTitle } from '../address/use-document-title.ts';
import { useMenuShortcut } from './use-menu-shortcut.ts';
import { type Here, useHere } from '../address/use-here.ts';
import { useMenu } from './use-menu.ts';
import { type PlaceWords, usePlaceWords } from '../address/use-place-words.ts';
import { useUserActions } from './use-user-actions.ts';
import type { Path } from '../../core/router/paths.ts';
import { HOME, type Role, roleOf } from '../../core/router/roles.ts';
import { isOwnSession } from '../../core/session/own-session.ts';
import { useSession } from '../../core/session/session.ts';
import { useShortcuts } from '../../core/shortcuts/use-shortcuts.ts';
import { usePortalInfo } from '../../pieces/portal/portal.queries.ts';
import { signOut } from '../../pieces/sesion/sesion.queries.ts';
import { PageFrameContext } from '../../ui/page/page-frame.ts';
import { AppShell } from '../../ui/shell/AppShell.tsx';
import { FamilyTabs } from '../../ui/shell/FamilyTabs.tsx';
import { entryAmong, itemAt, type MenuGroup } from '../../ui/shell/menu.ts';
import { usePhone } from '../../core/theme/use-phone.ts';

const Palette = lazy(() => import('../palette/Palette.tsx').then((m) => ({ default: m.Palette })));
const ShortcutList = lazy(() => import('../palette/ShortcutList.tsx').then((m) => ({ default: m.ShortcutList })));
const Ayuda = lazy(() => import('../../pieces/portal/ayuda/AyudaDrawer.tsx').then((m) => ({ default: m.AyudaDrawer })));
const ArrangePins = lazy(() => import('../pins/ArrangePins.tsx').then((m) => ({ default: m.ArrangePins })));

/** Dialog that the frame shows over the screen. */
type Shown = 'buscar' | 'atajos' | 'fijados' | 'guia' | undefined;

/** Parts of the frame while every address leads to one screen. */
const NOTHING = { menu: [], bar: [], onSearch: undefined };

/** Whether a password or a second factor has to be set first. */
function useHeld(): boolean {
  const { vencida, sinFactor } = useSession();
  return vencida || sinFactor;
}

/**
 * Returns whether a pin has its room beside the title, and whether it shows. A record counts where the menu leads to its list: not
 * another's result.
 */
function usePlaceOfPin(role: Role, { direccion, pinnable }: Here, listed: boolean) {
  const phone = usePhone();
  const within = pinnable !== 'never' && !(phone && role === 'alumno') && (listed || !direccion.includes('?'));
  return { within, pinnable: within && pinnable === 'now' };
}

/** Menu, header and footer around a screen, with its place, pins, search and shortcuts. */
export function PortalFrame({ user, children }: { user: UsuarioActual; children: ReactNode }) {
  const t = useTranslations('navegacion');
  const role = roleOf(user);
  const [shown, setShown] = useState<Shown>();
  const here = useHere(user.id, role);
  const pins = usePins();
  const words = usePlaceWords(role);
  const places = pins.fijados.map(words).filter((one): one is PlaceWords => one !== undefined);
  const menu = useMenu(places, () => setShown('fijados'));
  const bar = useBar(menu, role);
  const offered = useHeld() ? NOTHING : { menu, bar, onSearch: () => setShown('buscar') };
  const origin = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.origin });
  const crumbs = useCrumbs(menu, role, { pathname: here.pathname, origin });
  const title = useDocumentTitle(here.titulo);
  const about = useAbout(here.pathname);
  const { data: portal } = usePortalInfo();
  const { direccion, titulo, onRecord } = here;
  const tabs = itemAt(offered.menu, here.pathname)?.tabs ?? [];
  const { within, pinnable } = usePlaceOfPin(role, here, [...crumbs, ...tabs].length > 0);
  const pinned = pins.has(direccion);
  const toggle = () => pins.toggle({ direccion, titulo }, words({ direccion, titulo })?.label ?? '');
  const nameOf = (path: Path) => words({ direccion: path, titulo: null })?.label;
  const openByLetter = useMenuShortcut(menu);
  useShortcuts({
    onSearch: () => offered.onSearch?.(),
    onHelp: () => setShown('atajos'),
    onGuide: () => setShown('guia'),
    onPin: () => pinnable && pins.ready && toggle(),
    onGo: openByLetter,
  });
  const secured = isOwnSession();
  const pin = within && <PinButton ready={pinnable && pins.ready} pinned={pinned} onToggle={toggle} />;
  return (
    <AppShell
      {...offered}
      current={entryAmong(menu, [here.pathname, ...crumbs.map(({ link }) => link?.to).toReversed()])}
      user={{ ...user, rol: t(`roles.${role}`) }}
      title={title}
      version={portal?.version ?? ''}
      helpHref={guideOf(role)}
      passwordPath={secured ? '/usuariopassword' : undefined}
      securityPath={secured ? '/seguridad' : undefined}
      homePath={HOME[role]}
      actions={useUserActions(() => setShown('atajos'))}
      onSignOut={() => void signOut()}
      onGuide={() => setShown('guia')}
      offlineNote={<OfflineNote />}
    >
      <FamilyTabs tabs={tabs} current={here.pathname} />
      <PageFrameContext value={{ crumbs, about, pin, place: direccion, onRecord, nameOf, onGuide: () => setShown('guia') }}>
        {children}
      </PageFrameContext>
      <FrameDialog {...{ shown, user, menu, places }} path={here.pathname} onShow={setShown} />
    </AppShell>
  );
}

interface DialogProps {
  readonly shown: Shown;
  readonly user: UsuarioActual;
  readonly menu: MenuGroup[];
  readonly places: PlaceWords[];
  readonly path: string;
  readonly onShow: (next: Shown) => void;
}

/** Dialog over the screen: the search, the shortcuts, the help or the pins. */
function FrameDialog({ shown, user, menu, places, path, onShow }: DialogProps) {
  const close = () => onShow(undefined);
  return (
    <Suspense>
      {shown === 'buscar' && <Palette user={user} menu={menu} pins={places} onShortcuts={() => onShow('atajos')} onClose={close} />}
      {shown === 'atajos' && <ShortcutList menu={menu} onClose={close} />}
      {shown === 'guia' && <Ayuda path={path} role={roleOf(user)} pdf={guideOf(roleOf(user))} onClose={close} />}
      {shown === 'fijados' && <ArrangePins places={places} onClose={close} />}
    </Suspense>
  );
}
