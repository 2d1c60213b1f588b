import type { DuplicateCall, MasterCalls, MasterTypes } from '@portal/contract/core';
import { route, type Route } from '../http/route.ts';
import type { MasterService } from './master-service.ts';
import { prepareChange, prepareNew } from './sent-fields.ts';

type UsualCalls<T extends MasterTypes> = Partial<MasterCalls<T>> & {
  readonly duplicar?: DuplicateCall<T>;
};

/** Binds the usual calls of a master to its handlers. For a call that differs, a master omits it here and adds its own route. */
export function masterRoutes<T extends MasterTypes>(calls: UsualCalls<T>, service: MasterService<T>): readonly Route[] {
  const { sellst, sel, ins, upd, delGet, del, duplicar } = calls;
  return [
    ...(sellst ? [route(sellst, service.list)] : []),
    ...(sel ? [route(sel, service.get)] : []),
    ...(ins ? [route(ins, service.create, { prepare: prepareNew(ins, service) })] : []),
    ...(upd ? [route(upd, service.change, { prepare: prepareChange(upd, service) })] : []),
    ...(delGet ? [route(delGet, service.remove)] : []),
    ...(del ? [route(del, service.remove)] : []),
    ...(duplicar ? [route(duplicar, service.duplicate)] : []),
  ];
}
