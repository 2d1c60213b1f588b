import { expect, test } from 'vitest';
import { screens } from './index.ts';
import { MENU_ICONS } from './menu-icons.ts';

test('every icon belongs to a screen of the menu', () => {
  const used = new Set(screens.flatMap(({ menu, tab }) => menu?.icon ?? tab?.icon ?? []));
  expect(Object.keys(MENU_ICONS).toSorted()).toEqual([...used].toSorted());
});
