import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isUsable, licencesIn } from './check/licences.mjs';
import { nameOf, productionTree } from './run/lock-tree.mjs';
import { inRoot, ROOT } from './root.mjs';
import { run } from './run/run.mjs';
import { makeSbom, READ_BY_HAND } from './sbom.mjs';

const sbom = makeSbom(ROOT);
const refs = new Set(sbom.components.map((component) => component['bom-ref']));
const foreign = sbom.components.filter(({ name }) => !name.startsWith('@portal/'));

/** @type {Record<string, { version: string, dev?: boolean, devOptional?: boolean, link?: boolean, integrity?: string, license?: string, name?: string }>} */
const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
const installed = Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** @param {{ licenses: ({ license: { id: string } } | { expression: string })[] }} component */
const expressionOf = ({ licenses: [only] }) => only && ('expression' in only ? only.expression : only.license.id);

test.each(['server', 'web', 'contract', 'messages'])('every production dependency of packages/%s is listed in its version', (folder) => {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(inRoot('packages', folder, 'package.json'), 'utf8'));
  const wanted = Object.entries(dependencies).map(([name, version]) =>
    name.startsWith('@portal/') ? `${name}@${lock[name.replace('@portal/', 'packages/')]?.version}` : `${name}@${version}`,
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((ref) => !refs.has(ref))).toEqual([]);
});

test('whatever npm marks as needed in production alone is listed, and nothing that is for development', () => {
  // `devOptional`: tools need it, and a package that runs in production calls it an optional peer.
  const production = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const wanted = new Set(production.map(([path, entry]) => `${nameOf(path, entry)}@${entry.version}`));
  expect(foreign.map((component) => component['bom-ref']).toSorted()).toEqual([...wanted].toSorted());
  expect(foreign.some(({ name }) => name === 'vitest')).toBe(false);
});

test('every package of others has the SHA-512 of the lock file', () => {
  const integrity = new Map(installed.map(([path, entry]) => [`${nameOf(path, entry)}@${entry.version}`, entry.integrity]));
  const wrong = foreign.filter(({ 'bom-ref': ref, hashes }) => {
    const [hash] = hashes ?? [];
    return !hash || `sha512-${Buffer.from(hash.content, 'hex').toString('base64')}` !== integrity.get(ref) || hash.alg !== 'SHA-512';
  });
  expect(wrong.map((component) => component['bom-ref'])).toEqual([]);
});

test('every package has a licence that allows the use, and docs/dependencies.md lists the licences that occur', () => {
  const refused = sbom.components.filter((component) => !isUsable(expressionOf(component)));
  expect(refused.map((component) => `${component['bom-ref']}: ${expressionOf(component)}`)).toEqual([]);
  const [, listed = ''] = readFileSync(inRoot('docs/dependencies.md'), 'utf8').split('## Licences\n');
  const named = [...listed.matchAll(/^\| (\S+) +\|/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'Licence' && !/^-+$/.test(name));
  const occurring = new Set(sbom.components.flatMap((component) => licencesIn(expressionOf(component) ?? '')));
  expect(named.toSorted()).toEqual([...occurring].toSorted());
});

test('licences that were read by hand belong to packages that are there and do not name them', () => {
  const told = new Map(installed.map(([path, entry]) => [`${nameOf(path, entry)}@${entry.version}`, entry.license]));
  for (const [ref, licence] of Object.entries(READ_BY_HAND)) {
    expect(refs).toContain(ref);
    expect(told.get(ref)).not.toBe(licence);
  }
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND OFL-1.1', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later OR BUSL-1.1', false],
  ['MIT AND GPL-2.0-only', false],
  ['MIT OR (ISC AND GPL-2.0-only)', false],
  ['UNLICENSED', false],
  ['MIT OR SEE LICENSE IN FEEL-FREE.md', true],
  [undefined, false],
])('a package under «%s» may be used: %s', (expression, usable) => {
  expect(isUsable(expression)).toBe(usable);
});

test('a package is taken from the nearest folder, once, also when packages need each other', () => {
  const lockOf = {
    'packages/a': { version: '1.0.0', dependencies: { b: '1', c: '1' } },
    'node_modules/b': { version: '1.0.0', dependencies: { c: '2' }, peerDependencies: { d: '1' } },
    'node_modules/b/node_modules/c': { version: '2.0.0', optionalDependencies: { missing: '1' } },
    'node_modules/c': {
      version: '1.0.0',
      dependencies: { b: '1' },
      peerDependencies: { e: '1' },
      peerDependenciesMeta: { e: { optional: true } },
    },
    'node_modules/d': { version: '1.0.0', link: true, resolved: 'packages/d' },
    'packages/d': { version: '1.0.0' },
    'node_modules/e': { version: '1.0.0' },
    'node_modules/unused': { version: '1.0.0' },
  };
  const paths = productionTree(lockOf, ['packages/a']).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(['node_modules/b', 'node_modules/b/node_modules/c', 'node_modules/c', 'packages/a', 'packages/d']);
});

test('each edge leads to a listed package, and the command prints the same file every time', async () => {
  const ends = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  const own = sbom.metadata.component['bom-ref'];
  expect(ends.filter((ref) => ref !== own && !refs.has(ref))).toEqual([]);
  const { code, output } = await run(process.execPath, [inRoot('tools/sbom.mjs')], { capture: true });
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual(sbom);
});
