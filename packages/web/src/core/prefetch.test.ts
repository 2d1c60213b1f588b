import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchSignedIn } from './prefetch.ts';

const prefetched = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  document.documentElement.lang = 'de';
  const files = { 'signed-in-files': '/panel.js', 'texts-de': '/de.js', 'texts-es': '/es.js' };
  const templates = Object.entries(files).map(([id, href]) => `<template id="${id}"><link rel="modulepreload" href="${href}"></template>`);
  document.head.innerHTML = templates.join('');
});
afterEach(() => {
  document.head.innerHTML = '';
  document.documentElement.lang = '';
  vi.unstubAllGlobals();
});

test('the files of the signed-in screens and their texts in the language load once the sign-in is idle', () => {
  prefetchSignedIn();
  expect(prefetched()).toEqual(['/panel.js', '/de.js']);
});

test('a device that saves data loads them after the sign-in alone', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetchSignedIn();
  expect(prefetched()).toEqual([]);
});
