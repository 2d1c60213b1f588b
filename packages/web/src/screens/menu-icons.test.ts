import { expect, test } from 'vitest';
import { screens } from './index.ts';
import { MENU_ICONS } from './menu-icons.ts';

test('every entry of the menu and every tab has an icon, and no other screen has one', () => {
  const placed = screens.filter(({ menu, tab }) => menu ?? tab);
  expect(Object.keys(MENU_ICONS).toSorted()).toEqual(placed.map(({ path }) => path).toSorted());
});
