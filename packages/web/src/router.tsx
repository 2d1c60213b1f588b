import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, redirect, type AnyRoute } from '@tanstack/react-router';
import { basePath } from './core/router/base-path.ts';
import { href, paths } from './core/router/paths.ts';
import { HOME, mayOpen, roleOf, type Audience } from './core/router/roles.ts';
import { parseSearch, stringifySearch } from './core/router/search-text.ts';
import { currentSession } from './core/session/session.ts';
import { AuthArea } from './layout/AuthArea.tsx';
import { Failure } from './layout/Failure.tsx';
import { PublicArea } from './layout/PublicArea.tsx';
import { SignedInArea } from './layout/SignedInArea.tsx';
import { LoadingScreen } from './ui/page/LoadingScreen.tsx';
import { type Screen, screens } from './screens/index.ts';

interface Here {
  readonly location: { readonly href: string; readonly pathname: string };
}

/** The sign-in, and back here afterwards; whoever has just left comes back to nowhere: the next one may be somebody else. */
function toSignIn({ location }: Here) {
  const stays = location.pathname === '/' || currentSession().status === 'cerrada';
  return redirect(href('/auth/login', { volver: stays ? undefined : location.href }) as never);
}

/** Who may pass to a screen of this audience; everybody else is sent to their own first screen (P56). */
function guard(audience: Audience) {
  return (here: Here) => {
    const { user, vencida } = currentSession();
    if (!user) {
      if (audience === 'anonimo' || audience === 'publico') return;
      throw toSignIn(here);
    }
    if (vencida && audience !== 'publico' && here.location.pathname !== '/usuariopassword')
      throw redirect(href('/usuariopassword', { id: user.id }) as never);
    if (!mayOpen(roleOf(user), audience)) throw redirect(href(HOME[roleOf(user)]) as never);
  };
}

const toHome = (here: Here) => {
  const { user } = currentSession();
  throw user ? redirect(href(HOME[roleOf(user)]) as never) : toSignIn(here);
};

/** A signed-in person is told that the page does not exist; a signed-out one is asked to sign in first (P56). */
const unknownPath = (here: Here) => {
  if (!currentSession().user) toHome(here);
  throw redirect(href('/error/404') as never);
};

const root = createRootRoute({ component: Outlet });
const areas = {
  anonimo: createRoute({ getParentRoute: () => root, id: 'anonimo', component: AuthArea }),
  publico: createRoute({ getParentRoute: () => root, id: 'publico', component: PublicArea }),
  dentro: createRoute({ getParentRoute: () => root, id: 'dentro', component: SignedInArea }),
};
type Area = keyof typeof areas;

const areaOf = (audience: Audience): Area => (audience === 'anonimo' || audience === 'publico' ? audience : 'dentro');

function screenRoute(screen: Screen): AnyRoute {
  const parent: AnyRoute = areas[areaOf(screen.audience)];
  return createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    validateSearch: (search: Record<string, unknown>) => paths[screen.path].parse(search),
    beforeLoad: guard(screen.audience),
    component: lazyRouteComponent(() => screen.load().then((Component) => ({ default: Component }))),
    staticData: { title: screen.title },
  });
}

const routesOf = (area: Area) => screens.filter((screen) => areaOf(screen.audience) === area).map(screenRoute);

const tree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toHome }),
  createRoute({ getParentRoute: () => root, path: '/auth', beforeLoad: toHome }),
  createRoute({ getParentRoute: () => root, path: '$', beforeLoad: unknownPath }),
  areas.anonimo.addChildren(routesOf('anonimo')),
  areas.publico.addChildren(routesOf('publico')),
  areas.dentro.addChildren(routesOf('dentro')),
]);

/** The router over the table of screens. */
export const router = createRouter({
  routeTree: tree,
  basepath: basePath || '/',
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: Failure,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Screen['title'];
  }
}
