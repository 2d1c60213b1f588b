import { lazy, Suspense, useEffect, useState } from 'react';
import { onStepUp } from '../../core/session/step-up.ts';

const StepUpDialog = lazy(() => import('../../pieces/sesion/seguridad/StepUpDialog.tsx').then((m) => ({ default: m.StepUpDialog })));

interface Asked {
  /** Sentence of the server: what is about to be done. */
  readonly reason: string;
  readonly answer: (proved: boolean) => void;
}

/** Asks the person for a proof when the server wants a fresh one; the refused call is then sent again (P153). */
export function StepUp() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => onStepUp((reason) => new Promise((answer) => setAsked({ reason, answer }))), []);
  const settle = (proved: boolean) => {
    asked?.answer(proved);
    setAsked(undefined);
  };
  return (
    <Suspense>{asked && <StepUpDialog reason={asked.reason} onProved={() => settle(true)} onCancel={() => settle(false)} />}</Suspense>
  );
}
