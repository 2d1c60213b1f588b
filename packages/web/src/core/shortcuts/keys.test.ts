import { expect, test } from 'vitest';
import { keyOf, takesKeys } from './keys.ts';

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  keyOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('a key has its name, with the command key before it', () => {
  expect(pressed('G')).toBe('g');
  expect(pressed('?')).toBe('?');
  expect(pressed('k', { ctrlKey: true })).toBe('mod+k');
  expect(pressed('Enter', { ctrlKey: true })).toBe('mod+enter');
  expect(pressed('ArrowDown')).toBe('ArrowDown');
});

test('combinations of the browser and of the system have none', () => {
  expect(pressed('k', { metaKey: true })).toBeUndefined();
  expect(pressed('n', { altKey: true })).toBeUndefined();
});

test('fields take keys, buttons and boxes to tick do not', () => {
  const element = (html: string) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    return box.firstElementChild;
  };
  for (const html of ['<input>', '<input type="search">', '<textarea></textarea>', '<select></select>', '<div role="combobox"></div>'])
    expect(takesKeys(element(html)), html).toBe(true);
  for (const html of ['<button></button>', '<input type="checkbox">', '<a href="/"></a>', '<main></main>'])
    expect(takesKeys(element(html)), html).toBe(false);
  expect(takesKeys(null)).toBe(false);
});
