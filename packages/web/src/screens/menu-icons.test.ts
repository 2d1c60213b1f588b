import { expect, test } from 'vitest';
import { screens } from './index.ts';
import { MENU_ICONS, menuIconOf, TAB_ICONS } from './menu-icons.ts';

test('every icon belongs to a screen of the menu', () => {
  const used = new Set([...screens.flatMap(({ menu }) => menu?.icon ?? []), ...Object.values(TAB_ICONS)]);
  expect(Object.keys(MENU_ICONS).toSorted()).toEqual([...used].toSorted());
});

test('every tab has an icon, and no other screen has one of a tab', () => {
  const tabs = screens.filter(({ tab }) => tab);
  expect(tabs.filter((screen) => !menuIconOf(screen)).map(({ path }) => path)).toEqual([]);
  expect(Object.keys(TAB_ICONS).toSorted()).toEqual(tabs.map(({ path }) => path).toSorted());
});
