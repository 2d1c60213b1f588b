let pressed = false;
const release = () => (pressed = false);
window.addEventListener('pointerdown', () => (pressed = true), true);
window.addEventListener('pointerup', release, true);
window.addEventListener('pointercancel', release, true);

/**
 * Runs `work` now, or, while a pointer is pressed, once its click has been delivered. A field that is left by pressing on a link
 * would otherwise show its message at once, move the link away from under the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (!pressed) return work();
  const later = () => {
    window.removeEventListener('pointerup', later);
    window.removeEventListener('pointercancel', later);
    setTimeout(work);
  };
  window.addEventListener('pointerup', later);
  window.addEventListener('pointercancel', later);
}
