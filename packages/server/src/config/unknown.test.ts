import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KNOWN, unknownSettings } from './unknown.ts';

test.each([
  ['PUBLIC_URl', 'PUBLIC_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['MAX_UPLOADS_MB', 'MAX_UPLOAD_MB'],
  ['DATADIR', 'DATA_DIR'],
  ['PROT', 'PORT'],
  ['PUERTO', 'PORT'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
])('reports %s as unknown and suggests %s', (name, meant) => {
  const secret = 'postgres://u:Secreta99@db/portal';
  const [line, ...rest] = unknownSettings({ [name]: secret });
  expect(line).toContain(`${name} no es un ajuste`);
  expect(line).toContain(`¿quiso decir ${meant}?`);
  expect(line).not.toContain('Secreta99');
  expect(rest).toEqual([]);
});

test('reports a name with a prefix of ours, with the nearest setting', () => {
  expect(unknownSettings({ SMTP_CONTRASENIA: 'x', S3_REGION_PREFERIDA: 'y' })).toEqual([
    'S3_REGION_PREFERIDA no es un ajuste del portal y no se usa; el más parecido es S3_REGION.',
    expect.stringMatching(/^SMTP_CONTRASENIA no es un ajuste.* SMTP_/),
  ]);
});

test('reports neither settings nor names of other programs', () => {
  expect(unknownSettings(Object.fromEntries(KNOWN.map((name) => [name, '1'])))).toEqual([]);
  const others = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'USER',
    'SHELL',
    'TERM',
    'LANG',
    'PWD',
    'NODE_OPTIONS',
    'TZ',
    'INVOCATION_ID',
    'JOURNAL_STREAM',
  ];
  const more = [
    'PGHOST',
    'PGPORT',
    'npm_config_cache',
    'XDG_DATA_DIRS',
    'DEBUG',
    'CI',
    'KUBERNETES_PORT',
    'OIDC_GOOGLE_CLIENT_ID',
    'LOGNAME',
  ];
  expect(unknownSettings(Object.fromEntries([...others, ...more].map((name) => [name, 'x'])))).toEqual([]);
  expect(unknownSettings({ PORT: '3000', port: '80' })).toEqual([]);
});

test('the list has every setting that the sources of the settings name', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\w+\.ts$/.test(name) && !/proveedores|trazas|unknown/.test(name));
  const sources = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n');
  const read = [...sources.matchAll(/^ {2}([A-Z][A-Z0-9_]+): ?(?:z|url|flag|$|\n)|\bconst \{([^}]+)\} = given/gm)].flatMap(
    ([, one, several = '']) => [...(one ? [one] : []), ...several.split(',').map((part) => /^\s*([A-Z][A-Z0-9_]+)/.exec(part)?.[1] ?? '')],
  );
  const names = [...new Set(read.filter(Boolean))];
  expect(names.length).toBeGreaterThan(25);
  const unnamed = names.filter((name) => !KNOWN.includes(name));
  expect(unnamed, 'name each in KNOWN of config/unknown.ts').toEqual([]);
});
