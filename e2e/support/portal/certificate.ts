import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for `localhost` and `127.0.0.1`, signed by itself. */
export interface Certificate {
  /** Files in PEM. */
  readonly key: string;
  readonly certificate: string;
  /** SHA-256 of the public key in base64, which makes Chromium trust it (`--ignore-certificate-errors-spki-list`). */
  readonly fingerprint: string;
}

/** Folder of the certificate: Playwright hands the environment of its main process to its workers. */
const FOLDER = 'E2E_CERTIFICATE';

/**
 * Returns the certificate of this run, which the first process makes and removes at its end. Processes of Node that start afterwards with this
 * environment trust it. Throws without openssl.
 */
export function testCertificate(): Certificate {
  const folder = process.env[FOLDER] ?? makeCertificate();
  const certificate = join(folder, 'certificate.pem');
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const fingerprint = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return { key: join(folder, 'key.pem'), certificate, fingerprint };
}

function makeCertificate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-certificate-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-nodes', '-days', '2', ...subject, ...files], { stdio: 'ignore' });
  process.env[FOLDER] = folder;
  process.env['NODE_EXTRA_CA_CERTS'] = join(folder, 'certificate.pem');
  return folder;
}
