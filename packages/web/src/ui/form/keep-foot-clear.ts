/**
 * Reference of a bar that sticks to the foot of the window: the browser then scrolls what gets the focus above the bar
 * (`scroll-padding` in base.css), whatever its height.
 */
export function keepFootClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot-height');
  };
}
