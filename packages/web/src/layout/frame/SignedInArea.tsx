import '../../core/theme/mantine-styles-rest.ts';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { prepareOffline } from '../deliveries/deliveries.ts';
import { NewVersionNotice } from '../NewVersionNotice.tsx';
import { PortalFrame } from './PortalFrame.tsx';
import { keepRowFocus } from '../address/row-focus.ts';
import { isAbsentInShop, isBeyondAccess, reachOf, screenAt } from '../screens.ts';
import { SessionEnd } from '../session/SessionEnd.tsx';
import { SessionOfThisPage } from '../session/SessionOfThisPage.tsx';
import { StepUp } from '../session/StepUp.tsx';
import { TabletWatch } from '../session/TabletWatch.tsx';
import { useFocusOnNavigation } from '../address/use-focus-on-navigation.ts';
import { usePaper } from '../address/use-paper.ts';
import { ReachContext } from '../../core/router/reach.ts';
import { mayOpen } from '../../core/router/may-open.ts';
import { type Role, roleOf } from '../../core/router/roles.ts';
import { useOpenOffline, useSendWaiting } from '../../core/offline/use-offline.ts';
import { useSession } from '../../core/session/session.ts';
import { readShop } from '../../core/session/shop.ts';
import { UnsentDeliveries } from '../../pieces/evaluacion/envio/UnsentDeliveries.tsx';
import { NoEnTienda, SinPermiso, SoloSinLimite } from '../../pieces/portal/SinPermiso.tsx';
import { signOut } from '../../pieces/sesion/sesion.queries.ts';
import { ConfirmProvider } from '../../ui/overlay/confirm.tsx';

const leave = () => void signOut();

/** Frame of every screen behind the sign-in: menu by role, header, footer. */
export function SignedInArea() {
  const { user } = useSession();
  useFocusOnNavigation();
  useEffect(keepRowFocus, []);
  const ready = useOpenOffline(user?.id, prepareOffline);
  usePaper();
  if (!user || !ready) return null;
  return (
    <ConfirmProvider>
      <Waiting />
      <StepUp />
      <ReachContext value={reachOf(roleOf(user))}>
        <PortalFrame user={user}>
          <TabletWatch />
          {!readShop() && <SessionEnd onLeave={leave} />}
          <NewVersionNotice />
          <SessionOfThisPage />
          <UnsentDeliveries />
          <Admitted role={roleOf(user)} />
        </PortalFrame>
      </ReachContext>
    </ConfirmProvider>
  );
}

/** Sends what waits on this device. */
function Waiting() {
  useSendWaiting();
  return null;
}

/** The screen of the address, or why it is refused to this role. */
function Admitted({ role }: { role: Role }) {
  const { audience, title } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  if (isAbsentInShop(screen)) return <NoEnTienda />;
  if (isBeyondAccess(screen)) return <SoloSinLimite />;
  if (!audience || !title || !screen || mayOpen(role, screen)) return <Outlet />;
  return <SinPermiso screen={title} audience={audience} />;
}
