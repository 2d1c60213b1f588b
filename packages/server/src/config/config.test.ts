import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const pemOf = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const GOOGLE = { OIDC_GOOGLE_CLIENT_ID: 'portal', OIDC_GOOGLE_CLIENT_SECRET: 'secreto' };
const APPLE = { OIDC_APPLE_CLIENT_ID: 'pe.portal', OIDC_APPLE_TEAM_ID: 'EQUIPO', OIDC_APPLE_KEY_ID: 'LLAVE' };
const COMPANY = { OIDC_ISSUER: 'https://id.example.com/realms/portal', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'secreto' };

/** Returns the message of the ConfigError; fails if loadConfig accepts the environment. */
function complaint(environment: NodeJS.ProcessEnv): string {
  try {
    loadConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('these settings were taken');
}

test('trusts one nearby proxy for an https PUBLIC_URL, none for http, else as TRUST_PROXY says', () => {
  expect(loadConfig({}).trustProxy).toBe(0);
  expect(loadConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://portal.tienda.local' }).trustProxy).toBe(0);
  expect(loadConfig({ PUBLIC_URL: 'https://portal.example.com' }).trustProxy).toBe('cercano');
  expect(loadConfig({ PUBLIC_URL: 'https://portal.example.com', TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8,127.0.0.1' }).trustProxy).toBe('10.0.0.0/8,127.0.0.1');
  for (const wrong of ['sí', 'abc', '10.0.0.0/99', '10.0.0.0/8/8', '10.0.0.0/8,', '-1'])
    expect(complaint({ TRUST_PROXY: wrong }), wrong).toContain('TRUST_PROXY debe ser');
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['portal.tienda.local', 'http://portal.tienda.local:3000'],
])('for HOST %s publicUrl is %s', (HOST, url) => {
  expect(loadConfig({ HOST }).publicUrl).toBe(url);
});

test.each(['999.1.1.1', '1.2.3', 'http://x', 'a b', ':::1'])('refuses HOST «%s»', (HOST) => {
  expect(complaint({ HOST })).toContain('HOST debe ser');
});

test('takes as many connections as a crowd of browsers opens, with up to six each, or as MAX_CONNECTIONS says', () => {
  expect(loadConfig({}).maxConnections).toBe(10_000);
  expect(loadConfig({ MAX_CONNECTIONS: '500' }).maxConnections).toBe(500);
});

test('has no provider without settings; an empty variable counts as absent', () => {
  for (const given of [{}, { OIDC_GOOGLE_CLIENT_ID: '', OIDC_ISSUER: '' }]) expect(loadConfig(given).proveedores).toEqual([]);
});

test('Google needs two values, the company three; name and issuer have defaults', () => {
  expect(loadConfig({ ...GOOGLE, ...COMPANY, OIDC_NOMBRE: 'Grupo Andino' }).proveedores).toEqual([
    { id: 'google', nombre: 'Google', issuer: 'https://accounts.google.com', clientId: 'portal', secret: 'secreto' },
    { id: 'empresa', nombre: 'Grupo Andino', issuer: COMPANY.OIDC_ISSUER, clientId: 'portal', secret: 'secreto' },
  ]);
});

test('the key of Apple may be one line with \\n', () => {
  const privateKey = pemOf('P-256');
  const [apple] = loadConfig({ ...APPLE, OIDC_APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', String.raw`\n`) }).proveedores;
  expect(apple).toMatchObject({ id: 'apple', secret: { teamId: 'EQUIPO', keyId: 'LLAVE', privateKey } });
});

test('reports every problem at once, without secrets', () => {
  const text = complaint({
    PORT: 'abc',
    OIDC_GOOGLE_CLIENT_SECRET: 'muy-secreto',
    ...APPLE,
    OIDC_APPLE_PRIVATE_KEY: pemOf('P-384'),
    OIDC_ISSUER: 'http://id.example.com',
    OIDC_NOMBRE: 'x'.repeat(41),
  });
  for (const variable of [
    'PORT debe ser',
    'OIDC_GOOGLE_CLIENT_ID falta',
    'OIDC_APPLE_PRIVATE_KEY debe ser',
    'OIDC_ISSUER debe ser una dirección https://',
    'OIDC_CLIENT_ID falta',
    'OIDC_CLIENT_SECRET falta',
    'OIDC_NOMBRE no puede pasar',
  ])
    expect(text).toContain(variable);
  expect(text).not.toMatch(/muy-secreto|PRIVATE KEY-/);
});

test.each([
  ['SMTP_URL', 'smtps://u:Secreta99@bad host'],
  ['SMTP_URL', 'http://u:Secreta99@correo.example'],
  ['SMTP_URL', 'u:Secreta99@correo.example:25'],
  ['SMTP_URL', 'Secreta99'],
  ['PUBLIC_URL', 'https://u:Secreta99@portal.example'],
  ['PUBLIC_URL', 'https://portal.example/?clave=Secreta99'],
  ['PUBLIC_URL', 'https://portal.example/#Secreta99'],
  ['PUBLIC_URL', 'postgresql://u:Secreta99@db/portal'],
  ['DATABASE_URL', 'u:Secreta99@db/portal'],
  ['HOST', 'postgresql://u:Secreta99@db/portal'],
  ['PORT', 'u:Secreta99@db'],
  ['METRICS_HOST', 'http://u:Secreta99@metricas'],
  ['LOG_LEVEL', `${'x'.repeat(40)}Secreta99`],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'u:Secreta99@colector'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'ftp://u:Secreta99@colector'],
])('refuses %s «%s» without repeating what may be a secret', (name, value) => {
  const text = complaint({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', [name]: value });
  expect(text).toContain(`${name} debe`.replace('LOG_LEVEL debe', 'LOG_LEVEL no'));
  expect(text).not.toContain('Secreta99');
});

test('a wrong value that holds no secret is repeated', () => {
  expect(complaint({ NODE_ENV: 'produccion' })).toContain('production, development o test (ahora: «produccion»)');
  expect(complaint({ PORT: 'abc' })).toContain('PORT debe ser un número de puerto (ahora: «abc»)');
});

test('DATABASE_EMBEBIDA=0 forbids the embedded database', () => {
  for (const DATA_DIR of ['/proc/portal', '/sys', '/tmp/../proc/1'])
    expect(complaint({ DATA_DIR })).toContain('DATA_DIR no puede estar bajo');
  expect(complaint({ DATABASE_EMBEBIDA: '0' })).toContain('DATABASE_URL falta: DATABASE_EMBEBIDA=0 prohíbe la base embebida');
  expect(loadConfig({ DATABASE_EMBEBIDA: '1' }).databaseUrl).toBeUndefined();
  expect(loadConfig({ DATABASE_EMBEBIDA: '0', DATABASE_URL: 'postgresql://u@db/portal' }).databaseUrl).toBe('postgresql://u@db/portal');
});

test.each(['ftp://id.example.com', 'id.example.com', 'http://127.0.0.1.example.com', 'https://id.example.com/?a=1', 'javascript:alert(1)'])(
  'refuses the issuer «%s»',
  (issuer) => {
    expect(complaint({ ...COMPANY, OIDC_ISSUER: issuer })).toContain('OIDC_ISSUER');
  },
);

test.each(['smtp://%SMTP_HOST%:25', 'smtp://correo%20interno:25', 'smtp://', 'http://correo.example'])(
  'refuses the mail server «%s»',
  (server) => {
    expect(complaint({ SMTP_URL: server })).toContain('SMTP_URL debe');
  },
);

test.each(['smtp://correo', 'smtps://u:c@correo.example:465?from=x@y.example', 'smtp://[::1]:25', 'smtp://correo.ñandú.example'])(
  'accepts the mail server «%s»',
  (server) => {
    expect(loadConfig({ SMTP_URL: server }).smtpUrl).toBe(server);
  },
);

test.each(['portal@empresa.pe', 'Portal de Capacitación <portal@empresa.pe>', 'portal@localhost'])(
  'accepts the sender «%s»',
  (SMTP_FROM) => {
    expect(loadConfig({ SMTP_FROM }).smtpFrom).toBe(SMTP_FROM);
  },
);

test.each([
  'portal',
  'portal@',
  '@empresa.pe',
  'a@b.pe, c@d.pe',
  'Portal <portal>',
  'a@b@c.pe',
  'Portal\nBcc: x@y.pe <a@b.pe>',
  'a b@c.pe',
])('refuses the sender «%s»', (SMTP_FROM) => expect(complaint({ SMTP_FROM })).toContain('SMTP_FROM debe ser una dirección de correo'));

test.each(['http://127.0.0.1:4000', 'http://localhost:4000/oidc', 'http://[::1]:4000'])('accepts http for «%s», this machine', (issuer) => {
  expect(loadConfig({ ...COMPANY, OIDC_ISSUER: issuer }).proveedores).toHaveLength(1);
});

test.each<[settings: NodeJS.ProcessEnv, demo: boolean, exposed: boolean]>([
  [{}, true, false],
  [{ HOST: '::1' }, true, false],
  [{ HOST: '0.0.0.0' }, false, true],
  [{ HOST: '192.168.1.10' }, false, true],
  [{ HOST: 'portal.example' }, false, true],
  [{ DATABASE_URL: 'postgresql://u@localhost/p' }, false, true],
  [{ PUBLIC_URL: 'https://portal.example' }, false, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, true, false],
  [{ NODE_ENV: 'production' }, false, true],
  [{ NODE_ENV: 'production', DEMO: '1' }, true, true],
  [{ DEMO: '0' }, false, false],
])('with %j: demo %s, exposed %s', (settings, demo, exposed) => expect(loadConfig(settings)).toMatchObject({ demo, exposed }));

test('one process without a database of its own server, else as PROCESOS says', () => {
  const DATABASE_URL = 'postgresql://u:clave@localhost/p';
  expect(loadConfig({}).processes).toBe(1);
  expect(loadConfig({ PROCESOS: 'auto' }).processes).toBe(1);
  expect(loadConfig({ PROCESOS: '3', DATABASE_URL }).processes).toBe(3);
  expect(loadConfig({ PROCESOS: 'auto', DATABASE_URL }).processes).toBeGreaterThanOrEqual(1);
  expect(loadConfig({ DATABASE_CONEXIONES: '25', DATABASE_URL }).databaseConnections).toBe(25);
  expect(complaint({ PROCESOS: '2' })).toContain('PROCESOS mayor que 1 necesita DATABASE_URL');
  for (const PROCESOS of ['0', '-1', '65', '1.5', 'dos'])
    expect(complaint({ PROCESOS, DATABASE_URL }), PROCESOS).toContain('PROCESOS debe');
  for (const DATABASE_CONEXIONES of ['0', '501', 'x'])
    expect(complaint({ DATABASE_CONEXIONES, DATABASE_URL })).toContain('DATABASE_CONEXIONES debe');
  expect(complaint({ DATABASE_URL: 'mysql://u:clave@localhost/p' })).not.toContain('clave@');
  // The parser would take «ss» for the host, and wait for it.
  for (const wrong of ['p@ss/x', 'p/x', 'p?x', 'p#x', 'p/x@y'])
    expect(complaint({ DATABASE_URL: `postgresql://u:${wrong}@localhost:5432/p` }), wrong).toMatch(/DATABASE_URL debe .*\/ como %2F/);
  for (const right of ['p%40ss%2Fx', 'p@ss', 'clave'])
    expect(loadConfig({ DATABASE_URL: `postgresql://u:${right}@localhost:5432/p` }).databaseUrl).toContain(right);
});

test('a replica and a pooler belong to a server of PostgreSQL', () => {
  const DATABASE_URL = 'postgresql://u@localhost/p';
  const DATABASE_REPLICA_URL = 'postgresql://u:clave@replica/p';
  expect(loadConfig({ DATABASE_URL })).toMatchObject({ replica: undefined, databasePooled: false });
  const given = loadConfig({ DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_RETRASO_S: '30', DATABASE_POOLER: 'transaccion' });
  expect(given).toMatchObject({ replica: { url: DATABASE_REPLICA_URL, mostMs: 30_000 }, databasePooled: true });
  expect(complaint({ DATABASE_REPLICA_URL })).toContain('DATABASE_REPLICA_URL necesita DATABASE_URL');
  expect(complaint({ DATABASE_REPLICA_URL })).not.toContain('clave');
  expect(complaint({ DATABASE_URL, DATABASE_REPLICA_RETRASO_S: '0' })).toContain('DATABASE_REPLICA_RETRASO_S debe');
  expect(complaint({ DATABASE_URL, DATABASE_POOLER: 'sesion' })).toContain('DATABASE_POOLER debe');
});

test('the stop waits as the settings say, by default without a pause', () => {
  expect(loadConfig({}).operacion).toMatchObject({ drainMs: 0, stopMs: 30_000 });
  expect([loadConfig({}), loadConfig({ UNUSED_FILE_DAYS: '0' })].map(({ operacion }) => operacion.unusedFileDays)).toEqual([30, 0]);
  for (const wrong of ['-1', '3651', 'x']) expect(() => loadConfig({ UNUSED_FILE_DAYS: wrong })).toThrow('UNUSED_FILE_DAYS');
  expect(loadConfig({ DRAIN_SECONDS: '15', STOP_SECONDS: '120' }).operacion).toMatchObject({ drainMs: 15_000, stopMs: 120_000 });
});

test.each([{ DRAIN_SECONDS: '-1' }, { DRAIN_SECONDS: '3601' }, { STOP_SECONDS: '0' }, { STOP_SECONDS: '1.5' }])(
  'refuses %j',
  (settings) => {
    expect(complaint(settings)).toContain(Object.keys(settings)[0]);
  },
);

test('metrics are served only where a port is given, by default for this machine alone', () => {
  for (const given of [{}, { METRICS_HOST: '10.0.0.5' }]) expect(loadConfig(given).operacion.metrics).toBeUndefined();
  expect(loadConfig({ METRICS_PORT: '9464' }).operacion.metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(loadConfig({ METRICS_PORT: '9464', METRICS_HOST: '::' }).operacion.metrics).toEqual({ host: '::', port: 9464 });
  expect(complaint({ METRICS_PORT: '99999' })).toContain('METRICS_PORT');
  expect(complaint({ METRICS_HOST: 'http://a' })).toContain('METRICS_HOST');
});

test('traces go where the standard variables say, or nowhere; what the portal cannot do is refused', () => {
  const url = (environment: NodeJS.ProcessEnv) => loadConfig(environment).trazas?.url;
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
  expect(url({})).toBeUndefined();
  expect(url({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe('http://127.0.0.1:4318/v1/traces');
  expect(url({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://trazas/x' })).toBe('https://trazas/x');
  expect(url({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'colector:4317'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'ftp://colector'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'siempre'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ] as const)
    expect(complaint({ OTEL_EXPORTER_OTLP_ENDPOINT, [name]: value })).toContain(`${name} debe ser`);
});
