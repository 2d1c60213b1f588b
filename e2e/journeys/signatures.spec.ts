import { certificadoApi } from '@portal/contract/certificado';
import { PLAIN } from '@portal/testkit/builders/contenido/plain-diseno.ts';
import type { Page } from '@playwright/test';
import { answerTopic } from '../support/api.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** Draws a picture in the page and returns its file: a logo, or the photo of a signature on paper that is darker to the right. */
async function drawn(page: Page, kind: 'logo' | 'foto'): Promise<Buffer> {
  const address = await page.evaluate((what) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 500 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    const paper = context.createLinearGradient(0, 0, 900, 0);
    paper.addColorStop(0, '#f2f0ea');
    paper.addColorStop(1, '#b9b6ae');
    context.fillStyle = what === 'foto' ? paper : '#1d54b8';
    context.fillRect(0, 0, 900, 500);
    context.strokeStyle = '#1b2a6b';
    context.lineWidth = 7;
    context.beginPath();
    context.moveTo(220, 300);
    context.bezierCurveTo(320, 80, 380, 460, 480, 240);
    context.bezierCurveTo(540, 120, 600, 380, 700, 250);
    context.stroke();
    return canvas.toDataURL(what === 'foto' ? 'image/jpeg' : 'image/png');
  }, kind);
  return Buffer.from(address.split(',', 2)[1] ?? '', 'base64');
}

test('an administrator sets logo and signature, and the next certificate is signed by name, the one before is not', async ({
  page,
  startAs,
  cast,
  client,
  browser,
}) => {
  const learner = cast.next('titular');
  const { ocurrencia } = cast.topic('titular');
  const admin = await client.signIn(cast.staff('admin'));
  const before = await answerTopic(await client.signIn(cast.next('titular')), cast.world, { ocurrencia });

  await startAs(cast.staff('admin'));
  await page.goto('/configuracion');
  await page.getByRole('link', { name: 'Diseño del certificado' }).click();
  await page.getByRole('button', { name: 'Agregar firma' }).click();
  await page.getByLabel(/^Nombre de quien firma/).fill('Rosa Díaz Paredes');
  await page.getByLabel(/^Cargo/).fill('Gerente de Personas');
  const signature = page.locator('input[type="file"][aria-label="Elegir imagen de la firma 1"]');
  const photo = await drawn(page, 'foto');
  const refused = page.getByText('No se pudo leer la imagen.');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await signature.setInputFiles({ name: 'firma.png', mimeType: 'image/png', buffer: drawing });
  await expect(refused).toBeVisible();
  await signature.setInputFiles({ name: 'firma.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('Se quitó el papel de la foto.')).toBeVisible();
  await expect(refused).toBeHidden();
  const logo = await drawn(page, 'logo');
  await page
    .locator('input[type="file"][aria-label="Elegir segundo logo"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await page.getByLabel(/^De quién es el logo/).fill('Cámara de Comercio');
  await page.getByLabel('Mostrar la duración del tema').check();
  await expect(page.getByRole('img', { name: /Cámara de Comercio\. Firma de Rosa Díaz Paredes · Gerente de Personas$/ })).toBeVisible();

  const example = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar ejemplo' }).click();
  const sample = await readPdf(await example);
  expect(sample.text).toContain('Rosa Díaz Paredes');
  expect(sample.text).toContain('Duración: 1 hora 30 minutos');
  // Background, logo and signature.
  expect(sample.pictures).toBe(3);

  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText(/El diseño quedó guardado/)).toBeVisible();
  try {
    const id = await answerTopic(await client.signIn(learner), cast.world, { ocurrencia });
    await startAs(learner);
    await page.goto(`/certificadovisor?id=${id}`);
    await expect(page.getByRole('img', { name: /Firma de Rosa Díaz Paredes · Gerente de Personas$/ })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar Certificado' }).click();
    const pdf = await readPdf(await downloading);
    for (const printed of [learner.fullname, 'Rosa Díaz Paredes', 'Gerente de Personas']) expect(pdf.text).toContain(printed);
    expect(pdf.pictures).toBe(3);
    const { codigo, firmantes } = await admin.call(certificadoApi.sel, { params: { id } });
    expect(firmantes).toEqual([{ nombre: 'Rosa Díaz Paredes', cargo: 'Gerente de Personas' }]);
    expect((await admin.call(certificadoApi.sel, { params: { id: before } })).firmantes).toEqual([]);

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`/certificado/verificar?codigo=${codigo}`);
    await expect(stranger.getByRole('definition').filter({ hasText: 'Rosa Díaz Paredes · Gerente de Personas' })).toBeVisible();
    await stranger.context().close();
  } finally {
    const { vigente } = await admin.call(certificadoApi.diseno, {});
    await admin.call(certificadoApi.disenoIns, {
      body: { id_certificado_diseno: vigente.id_certificado_diseno, version: vigente.version, ...PLAIN },
    });
  }
});
