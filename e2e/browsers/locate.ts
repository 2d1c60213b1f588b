import type { PageCode, Role, Target } from './driver.ts';

/**
 * Runs in the page: the first visible element with this role and a name that fits, moved into view. Of texts the innermost element that
 * has it.
 */
export const locate: PageCode<[target: Target], Element | null> = ({ role, name, within }) => {
  const selectors: Record<Role, string> = {
    button: 'button,[role=button]',
    link: 'a[href]',
    textbox: 'input:not([type=radio],[type=checkbox],[type=file]),textarea',
    radio: 'input[type=radio]',
    heading: 'h1,h2,h3',
    img: 'img,[role=img]',
    option: '[role=option]',
    combobox: '[role=combobox],select',
    text: 'body *',
  };
  const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (one: Element | null): string => clean((one as HTMLElement | null)?.innerText ?? one?.textContent);
  const labelsOf = (one: Element): string => [...((one as HTMLInputElement).labels ?? [])].map(textOf).join(' ');
  const referred = (one: Element): string =>
    (one.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ');
  const nameOf = (one: Element): string =>
    clean(referred(one)) || clean(one.getAttribute('aria-label')) || clean(labelsOf(one)) || clean(one.getAttribute('alt')) || textOf(one);
  const pattern = new RegExp(name, 'u');
  const layers = [...document.querySelectorAll('[role=dialog]')].filter((one) => one.getClientRects().length > 0);
  const fits = (one: Element): boolean => one.getClientRects().length > 0 && pattern.test(role === 'text' ? textOf(one) : nameOf(one));
  const group = [...document.querySelectorAll('fieldset')].find(
    (one) => within && new RegExp(within, 'u').test(textOf(one.querySelector('legend'))),
  );
  const found = [...(group ?? layers.at(-1) ?? document).querySelectorAll(selectors[role])].filter(fits);
  const one = (role === 'text' ? found.at(-1) : found[0]) ?? null;
  // The drawn circle covers its field: a person presses the words beside it.
  const target = role === 'radio' ? ((one as HTMLInputElement | null)?.labels?.[0] ?? one) : one;
  target?.scrollIntoView({ block: 'center' });
  return target;
};

/** Runs in the page: whether an element does not move and nothing covers it, so that a press at its middle reaches it. */
export const isSteady: PageCode<[element: Element], Promise<boolean>> = async (element) => {
  const place = () => element.getBoundingClientRect();
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = place();
  await nextFrame();
  await nextFrame();
  const { left, top, width, height } = place();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return left === before.left && top === before.top && hit !== null && (element.contains(hit) || hit.contains(element));
};
