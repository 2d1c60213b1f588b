import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';

/** Folders of each package's domains. */
const PLACES = {
  contract: ['packages/contract/src'],
  server: ['packages/server/src/domains'],
  web: ['packages/web/src/domains', 'packages/web/src/pieces'],
};

/** Folders of the contract that are not domains. */
const SHARED = new Set(['core', 'examples']);

/**
 * Domains that not all three packages have, with the reason; every other domain has the same name in all of them.
 * @type {Record<string, { in: (keyof typeof PLACES)[], because: string }>}
 */
const DIFFERENT = {
  avance: { in: ['contract', 'server'], because: 'the screens of progress are those of asignacion, usuario, programa and planestudio' },
  cifra: { in: ['contract'], because: 'the registry of figures: the sums stand in db/, the domains and the kit show them' },
  carga: { in: ['server'], because: 'the calls and the screen of the import of people are those of usuario' },
  presencia: { in: ['contract', 'server'], because: 'the forms of all domains show it, by ui/presence' },
  redactor: { in: ['contract', 'server'], because: 'its one screen is a screen of the topic' },
  detalle: { in: ['contract'], because: 'the calls of single answers are served and shown by evaluacion' },
};

/** @param {readonly string[]} folders */
const domainsIn = (folders) => [
  ...new Set(
    folders
      .flatMap((folder) => readdirSync(inRoot(folder), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && !SHARED.has(entry.name))
      .map(({ name }) => name),
  ),
];

test('a domain has one name in contract, server and web, but for the listed differences', () => {
  const domains = Object.entries(PLACES).map(([place, folders]) => ({ place, names: domainsIn(folders) }));
  const all = [...new Set(domains.flatMap(({ names }) => names))];
  const different = all
    .map((name) => ({ name, in: domains.filter(({ names }) => names.includes(name)).map(({ place }) => place) }))
    .filter((domain) => domain.in.length < domains.length);
  expect(Object.fromEntries(different.map((domain) => [domain.name, domain.in]))).toEqual(
    Object.fromEntries(Object.entries(DIFFERENT).map(([name, domain]) => [name, domain.in])),
  );
});
