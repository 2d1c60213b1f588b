import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmTexts } from './ConfirmDialog.tsx';

export interface ConfirmOptions extends ConfirmTexts {
  /** Runs after the confirmation while the dialog is busy; if it fails the promise rejects. */
  action?: () => Promise<unknown>;
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>;
interface Pending extends ConfirmOptions {
  resolve: (yes: boolean) => void;
  reject: (reason: unknown) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

/** Renders the application's only confirm dialog. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const current = useRef<Pending | null>(null);

  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve, reject) => {
        current.current?.resolve(false);
        current.current = { ...options, resolve, reject };
        setPending(current.current);
        setOpened(true);
      }),
    [],
  );

  const settle = (finish: (question: Pending) => void) => {
    const question = current.current;
    current.current = null;
    setBusy(false);
    setOpened(false);
    if (question) finish(question);
  };

  const accept = async () => {
    try {
      setBusy(true);
      await current.current?.action?.();
      settle((question) => question.resolve(true));
    } catch (error) {
      settle((question) => question.reject(error));
    }
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog
        {...texts(pending)}
        opened={opened}
        busy={busy}
        onConfirm={() => void accept()}
        onCancel={() => settle((question) => question.resolve(false))}
      />
    </ConfirmContext>
  );
}

/** Returns the texts of the last question for the dialog, which shows them while it fades out and stays mounted to return the focus. */
function texts(question: ConfirmTexts | null): ConfirmTexts {
  const { title, text, confirmLabel, cancelLabel, tone }: Partial<ConfirmTexts> = question ?? {};
  return { title, text, confirmLabel, cancelLabel, tone };
}

/** Asks with a dialog: `if (await confirm({ title })) …`. Resolves false on Cancelar or Esc. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs ConfirmProvider');
  return confirm;
}
