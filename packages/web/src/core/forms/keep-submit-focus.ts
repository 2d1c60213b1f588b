/**
 * Gives the focus back to the button that sent a form: a browser drops it from a button that is disabled while the call runs. A field that is refused
 * takes it afterwards. Returns the function that stops it.
 */
export function keepSubmitFocus(): () => void {
  let button: HTMLButtonElement | undefined;
  const observer = new MutationObserver(() => {
    if (!button || button.disabled) return;
    observer.disconnect();
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  });
  const follow = ({ submitter }: SubmitEvent) => {
    observer.disconnect();
    if (!(submitter instanceof HTMLButtonElement)) return;
    button = submitter;
    observer.observe(button, { attributes: true, attributeFilter: ['disabled'] });
  };
  document.addEventListener('submit', follow, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('submit', follow, true);
  };
}
