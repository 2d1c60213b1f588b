import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchNext } from './prefetch.ts';

const prefetched = () => [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  document.documentElement.lang = 'de';
  const files = {
    'signed-in-files': '/panel.js',
    'topic-files': '/topic.js',
    'contract-files': '/contract.js',
    'texts-de': '/de.js',
    'texts-es': '/es.js',
  };
  const templates = Object.entries(files).map(([id, href]) => `<template id="${id}"><link rel="modulepreload" href="${href}"></template>`);
  document.head.innerHTML = templates.join('');
});
afterEach(() => {
  document.head.innerHTML = '';
  document.documentElement.lang = '';
  vi.unstubAllGlobals();
});

test('the files of the signed-in screens, their texts in the language, the first topic and the contract load once the sign-in is idle', () => {
  prefetchNext(false);
  expect(prefetched()).toEqual(['/panel.js', '/de.js', '/topic.js', '/contract.js']);
});

test('with a session the topic and the contract are left to load', () => {
  prefetchNext(true);
  expect(prefetched()).toEqual(['/topic.js', '/contract.js']);
});

test('a device that saves data loads them after the sign-in alone', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetchNext(false);
  expect(prefetched()).toEqual([]);
});
