import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type AnyRoute,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { speakFor } from './core/i18n/spoken.ts';
import { belowLayers } from './core/router/back-closes.ts';
import { basePath } from './core/router/base-path.ts';
import { redirectTo } from './core/router/go.ts';
import { href, type Path, paths } from './core/router/paths.ts';
import { type Audience, HOME, opensAtFirst, roleOf } from './core/router/roles.ts';
import { readSearch } from './core/router/search-params.ts';
import { parseSearch, stringifySearch } from './core/router/search-text.ts';
import { currentSession } from './core/session/session.ts';
import { readShop } from './core/session/shop.ts';
import { AuthArea } from './layout/frame/AuthArea.tsx';
import { Failure } from './layout/Failure.tsx';
import { LoadingScreen } from './ui/page/LoadingScreen.tsx';
import { type Screen, screens } from './screens/index.ts';
import { loadSignIn } from './screens/sign-in.ts';

interface Here {
  readonly location: { readonly href: string; readonly pathname: string };
}

/** Redirects to the sign-in, which returns here, or to that of a shared tablet, which does not. After an explicit sign-out it does not: the next person may be a different one. */
function toSignIn({ location }: Here) {
  if (readShop()) return redirectTo(href('/tienda'));
  const stays = location.pathname === '/' || currentSession().status === 'cerrada';
  return redirectTo(href('/auth/login', { volver: stays ? undefined : location.href }));
}

/** The first screens of the roles: another role's leads to one's own. */
const FIRST: readonly string[] = Object.values(HOME);

/** Sends a person with an expired password to its change, and an administrator without the required second factor to setting it up (P6, P152). */
function holdBack({ location }: Here): void {
  const { user, vencida, sinFactor } = currentSession();
  if (!user || (!vencida && !sinFactor)) return;
  const [path, target] = vencida
    ? (['/usuariopassword', href('/usuariopassword', { id: user.id })] as const)
    : (['/seguridad', href('/seguridad')] as const);
  if (location.pathname !== path) throw redirectTo(target);
}

/** Sends signed-out people to the sign-in, and from another role's first screen to one's own (P56). The frame refuses other screens. */
function guard(screen: Screen) {
  const { audience } = screen;
  return (here: Here) => {
    const { user } = currentSession();
    if (!user) {
      if (audience === 'anonimo' || audience === 'publico') return;
      throw toSignIn(here);
    }
    if (audience !== 'publico') holdBack(here);
    const leads = audience === 'anonimo' || FIRST.includes(here.location.pathname);
    if (leads && !opensAtFirst(roleOf(user), screen)) throw redirectTo(href(HOME[roleOf(user)]));
  };
}

const toHome = (here: Here) => {
  const { user } = currentSession();
  throw user ? redirectTo(href(HOME[roleOf(user)])) : toSignIn(here);
};

/** Admits an unknown address, which shows the 404 page; signed-out people, and everything below `/auth`, go home (P56). */
const unknownPath = (here: Here) => {
  if (!currentSession().user || here.location.pathname.startsWith('/auth/')) toHome(here);
};

const notFound = () => import('./pieces/portal/NotFoundScreen.tsx').then((m) => m.NotFoundScreen);

type Area = 'anonimo' | 'publico' | 'dentro';

const areaOf = (audience: Audience): Area => (audience === 'anonimo' || audience === 'publico' ? audience : 'dentro');

const SIGN_IN: Path = '/auth/login';

type Texts = Parameters<typeof speakFor>[0];

/** Texts that a screen shows; those of the sign-in are there before the router. */
function textsOf({ path, audience, texts }: Screen): Texts {
  if (path === SIGN_IN) return 'first';
  return texts ?? (audience === 'usuario' || areaOf(audience) !== 'dentro' ? 'learner' : 'whole');
}

/** Texts of the frame: staff see more of the menu and of the search. */
function textsOfFrame(): Texts {
  const { user } = currentSession();
  return user && roleOf(user) !== 'alumno' ? 'whole' : 'learner';
}

/** Calls and their schemas, which every screen of the staff uses. By itself the file runs in a task of its own, not in one with the screen's. */
const contractOf = (texts: Texts) => (texts === 'whole' ? import('@portal/contract/core') : undefined);

/** Component of a route, shown once it and its texts are loaded. */
const worded = (load: () => Promise<ComponentType>, texts: Texts = 'learner') =>
  lazyRouteComponent(async () => {
    const [Component] = await Promise.all([load(), speakFor(texts), contractOf(texts)]);
    return { default: Component };
  });

function screenRoute(parent: AnyRoute, screen: Screen): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    validateSearch: (search: Record<string, unknown>) => readSearch(paths[screen.path], search),
    beforeLoad: guard(screen),
    component: worded(screen.load === 'first' ? loadSignIn : screen.load, textsOf(screen)),
    staticData: { title: screen.title, audience: screen.audience },
  });
}

const unknownRoute = (parent: AnyRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => parent,
    path: '$',
    beforeLoad: unknownPath,
    component: worded(notFound),
    staticData: { title: 'pantallas.error404' },
  });

function routeTree(): AnyRoute {
  const root = createRootRoute({ component: Outlet });
  const areaRoute = (id: Area, component: RouteComponent) => {
    const loader = id === 'dentro' ? () => speakFor(textsOfFrame()) : undefined;
    const area = createRoute({ getParentRoute: () => root, id, component, ...(loader && { loader }) });
    const own = screens.filter(({ audience }) => areaOf(audience) === id).map((screen) => screenRoute(area, screen));
    return area.addChildren(id === 'dentro' ? [...own, unknownRoute(area)] : own);
  };
  return root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toHome }),
    createRoute({ getParentRoute: () => root, path: '/auth', beforeLoad: toHome }),
    areaRoute('anonimo', AuthArea),
    areaRoute(
      'publico',
      worded(() => import('./layout/frame/PublicArea.tsx').then((m) => m.PublicArea)),
    ),
    areaRoute(
      'dentro',
      worded(() => import('./layout/frame/SignedInArea.tsx').then((m) => m.SignedInArea)),
    ),
  ]);
}

/** The router over the table of screens. Without `history` it follows the browser's address. */
export const createPortalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: routeTree(),
    history: history ?? belowLayers(createBrowserHistory()),
    basepath: basePath || '/',
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: Failure,
    scrollRestoration: true,
  });
export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Screen['title'];
    audience?: Audience;
  }
}
