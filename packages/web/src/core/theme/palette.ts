import type { MantineColorsTuple } from '@mantine/core';

/** Ten steps each; step 4 (the theme's primaryShade) fills buttons and checkboxes. */
export const brand: MantineColorsTuple = [
  '#eefaf3',
  '#d6f5e4',
  '#ade9c8',
  '#7fdcab',
  '#50cd89',
  '#45bf7d',
  '#22a05f',
  '#14804a',
  '#0e6639',
  '#0a4a2a',
];

export const danger: MantineColorsTuple = [
  '#fdecee',
  '#fbd5d9',
  '#f4a9b0',
  '#ea7580',
  '#d1293a',
  '#b9222f',
  '#a01b27',
  '#86151f',
  '#6c1018',
  '#4d0a10',
];

export const warning: MantineColorsTuple = [
  '#fff6e5',
  '#ffe9c2',
  '#ffd58a',
  '#fbc156',
  '#f0a92b',
  '#d98f1f',
  '#b06f0c',
  '#8a5500',
  '#6d4300',
  '#4d2f00',
];

export const info: MantineColorsTuple = [
  '#eef4ff',
  '#d9e6ff',
  '#b0cbff',
  '#7ba7fb',
  '#2563d6',
  '#1f57c0',
  '#1a4aa5',
  '#153d88',
  '#10306c',
  '#0b224d',
];

/** Mantine reads these for its own dark surfaces: 0 is text, 6 the raised surface, 7 the page. */
export const dark: MantineColorsTuple = [
  '#eceff3',
  '#c4cbd5',
  '#a0a9b7',
  '#69727f',
  '#363e4a',
  '#262c36',
  '#1c2129',
  '#161a20',
  '#0f1216',
  '#0b0e12',
];
