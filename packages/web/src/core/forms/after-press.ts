let pressed = false;
const release = () => (pressed = false);
window.addEventListener('pointerdown', () => (pressed = true), true);
window.addEventListener('pointerup', release, true);
window.addEventListener('pointercancel', release, true);

/**
 * Runs `work` now, or after the click while a pointer is pressed. Otherwise a field that loses focus to a pressed link would show its
 * message at once and move the link away from the pointer, and the click would be lost.
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
