import { expect, test } from 'vitest';
import { screens } from './index.ts';

const offered = screens.filter(({ menu, alone }) => menu !== undefined || alone === true);

test('what menu and search offer leads to as many screens: no listing is named twice (P38)', async () => {
  const twins = screens.filter(({ path }) => ['/asignacion', '/reportegral'].includes(path));
  expect(twins.map(({ path, menu, alone, parent }) => [path, menu !== undefined || alone === true, parent])).toEqual([
    ['/asignacion', true, undefined],
    ['/reportegral', false, '/asignacion'],
  ]);
  const titles = offered.map(({ title, menu }) => `${menu?.only ?? ''} ${menu?.label ?? title}`);
  expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
});
