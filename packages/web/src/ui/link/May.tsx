import type { ReactNode } from 'react';
import { type JudgedCall, useMayCall } from '../../core/session/may-call.ts';

/** Shows what makes a call to those alone who may make it (P216). */
export function May({ call, children }: { call: JudgedCall; children: ReactNode }) {
  return useMayCall()(call) ? children : null;
}
