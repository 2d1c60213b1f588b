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

  const settle = (finish: (asked: Pending) => void) => {
    const asked = current.current;
    current.current = null;
    setBusy(false);
    setOpened(false);
    if (asked) finish(asked);
  };

  const accept = async () => {
    try {
      setBusy(true);
      await current.current?.action?.();
      settle((asked) => asked.resolve(true));
    } catch (error) {
      settle((asked) => asked.reject(error));
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
        onCancel={() => settle((asked) => asked.resolve(false))}
      />
    </ConfirmContext>
  );
}

/** Texts of the last question, kept while the dialog fades out. It stays mounted so that it can return the focus. */
function texts(asked: ConfirmTexts | null): ConfirmTexts {
  return { title: asked?.title, text: asked?.text, confirmLabel: asked?.confirmLabel, cancelLabel: asked?.cancelLabel, tone: asked?.tone };
}

/** Asks with a dialog: `if (await confirm({ title })) …`. Resolves false on Cancelar, Esc or the backdrop. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs ConfirmProvider');
  return confirm;
}
