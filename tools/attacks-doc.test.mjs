import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './root.mjs';

const text = readFileSync(inRoot('docs/attacks.md'), 'utf8');

/** Lines of the tables under a heading of the document. @param {string} heading */
function linesOf(heading) {
  const [, after = ''] = text.split(`## ${heading}\n`);
  return [...(after.split('\n## ', 1)[0] ?? '').matchAll(/^\| ([\w ]+?) +\|(.+)\|$/gm)]
    .map(([, number = '', rest = '']) => ({ number, tests: rest.slice(rest.lastIndexOf(' | ')) }))
    .filter(({ number }) => /^\d/.test(number));
}

/** Folders in which a path may begin, as in docs/security.md. @param {string} path */
const places = (path) =>
  path.startsWith('web/')
    ? [`packages/web/src/${path.slice('web/'.length)}`]
    : /^(e2e|tools|bench)\//.test(path)
      ? [path]
      : [`packages/server/src/${path}`, `packages/server/src/domains/${path}`];

test('each line of both tables of 2026-11-22 has a test', () => {
  expect(linesOf('What was found on 2026-11-22').map(({ number }) => Number.parseInt(number, 10))).toEqual([
    ...Array.from({ length: 20 }, (_none, index) => index + 1),
    ...Array.from({ length: 7 }, () => 21),
  ]);
  expect(linesOf('What held on 2026-11-22')).toHaveLength(31);
});

test('each line names a file that is there, and words of a test in it', () => {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const wrong = headings.flatMap((heading) =>
    linesOf(heading).flatMap(({ number, tests }) => {
      const cited = [...tests.matchAll(/`([^`]+)`(?: «([^»]+)»)?/g)];
      if (cited.length === 0) return [`${heading} ${number}: no test`];
      return cited.flatMap(([, path = '', words]) => {
        const place = places(path).find((each) => existsSync(inRoot(each)));
        if (!place) return [`${heading} ${number}: no ${path}`];
        return words === undefined || readFileSync(inRoot(place), 'utf8').includes(words) ? [] : [`${path}: no «${words}»`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});
