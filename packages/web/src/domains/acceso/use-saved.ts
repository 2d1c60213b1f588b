import { useGo } from '../../core/router/go.ts';
import type { LinkTarget } from '../../core/router/origin.ts';
import { useUnsavedGuard } from '../../ui/master/use-leaving.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

/** Guards the unsaved values of a form; returns how a save ends: it says what was saved and leads back. */
export function useSaved(form: { readonly isDirty: () => boolean }, back: LinkTarget): (sentence: string) => void {
  const go = useGo();
  useUnsavedGuard(() => form.isDirty());
  return (sentence) => {
    toast.success(sentence);
    void go(back, { ignoreBlocker: true });
  };
}
