import { expect, test } from 'vitest';
import { MENU_ICONS } from './menu-icons.ts';
import { screens } from '../../screens/index.ts';

test('every screen of the menu has an icon, and no other', () => {
  const listed = screens.filter(({ menu }) => menu).map(({ path }) => path);
  expect(Object.keys(MENU_ICONS).toSorted()).toEqual(listed.toSorted());
});
