import type { Endpoint } from '@portal/contract';
import type { MasterService } from './master-service.ts';
import type { Route } from '../http/route.ts';

type Usual = 'sellst' | 'sel' | 'ins' | 'upd' | 'delGet' | 'del' | 'duplicar';

/** The calls that every master has. A master that does one differently leaves it out here and routes its own beside these. */
type MasterEndpoints = Readonly<Partial<Record<Usual, Endpoint>>>;

/** Binds the usual calls of a master to its handlers, both built from one description of it. */
export function masterRoutes<Row>(endpoints: MasterEndpoints, service: MasterService<Row>): readonly Route[] {
  const { sellst, sel, ins, upd, delGet, del, duplicar } = endpoints;
  return [
    ...(sellst ? [{ endpoint: sellst, handler: service.list }] : []),
    ...(sel ? [{ endpoint: sel, handler: service.get }] : []),
    ...(ins ? [{ endpoint: ins, handler: service.create }] : []),
    ...(upd ? [{ endpoint: upd, handler: service.change }] : []),
    ...(delGet ? [{ endpoint: delGet, handler: service.remove }] : []),
    ...(del ? [{ endpoint: del, handler: service.remove }] : []),
    ...(duplicar ? [{ endpoint: duplicar, handler: service.duplicate }] : []),
  ];
}
