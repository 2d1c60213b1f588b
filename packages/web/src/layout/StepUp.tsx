import { lazy, Suspense, useEffect, useState } from 'react';
import { onStepUp } from '../core/session/step-up.ts';

const StepUpDialog = lazy(() => import('../domains/sesion/step-up.public.ts').then((m) => ({ default: m.StepUpDialog })));

/** Asks the person for a proof when the server wants a fresh one; the refused call is then sent again (P153). */
export function StepUp() {
  const [asked, setAsked] = useState<(proved: boolean) => void>();
  useEffect(() => onStepUp(() => new Promise((resolve) => setAsked(() => resolve))), []);
  const settle = (proved: boolean) => {
    asked?.(proved);
    setAsked(undefined);
  };
  return <Suspense>{asked && <StepUpDialog onProved={() => settle(true)} onCancel={() => settle(false)} />}</Suspense>;
}
