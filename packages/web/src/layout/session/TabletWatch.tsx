import { lazy, Suspense } from 'react';
import { useSession } from '../../core/session/session.ts';
import { readShop } from '../../core/session/shop.ts';
import { signOut } from '../../pieces/sesion/sesion.queries.ts';

const ShopWatch = lazy(() => import('../../pieces/dispositivo/tienda/ShopWatch.tsx').then((m) => ({ default: m.ShopWatch })));

const leave = () => void signOut();

/** On a tablet that a shop shares: who is in, on every page, and the end of a session that nobody uses (P124). */
export function TabletWatch() {
  const { user } = useSession();
  if (!user || !readShop()) return null;
  return (
    <Suspense>
      <ShopWatch onLeave={leave} />
    </Suspense>
  );
}
