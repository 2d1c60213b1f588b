import { contraste } from '@portal/contract/marca';
import { expect, test } from 'vitest';
import { accentOf, brandArtwork } from './marca-lamina.ts';
import artwork from '../../../../public/certificado-fondo.svg?raw';

const MARCA = { nombre: null, logo: null, color_primario: '#6b2fa0', color_menu: '#2a0e45' };

test('the artwork takes the colours and the logo of the company', () => {
  const svg = brandArtwork(artwork, MARCA, 'data:image/png;base64,AAAA');
  expect(svg).toContain('#6b2fa0');
  expect(svg).toContain('#2a0e45');
  expect(svg).toContain('href="data:image/png;base64,AAAA"');
  expect(svg).not.toMatch(/#(50cd89|14804a|0c3a26|2fa86b|10251a)/);
  expect(svg).not.toContain('id="marca"');
});

test('without a logo the portal’s mark stays; artwork of the installation stays as it is', () => {
  expect(brandArtwork(artwork, MARCA, undefined)).toContain('id="marca"');
  const own = '<svg><rect fill="#50cd89"/></svg>';
  expect(brandArtwork(own, MARCA, 'data:x')).toBe(own);
});

test('the issuer can be read in any colour, on the artwork and on the plain sheet', () => {
  const levels = ['00', '33', '66', '99', 'cc', 'ff'];
  for (const color of levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`))))
    for (const paper of ['#fdfefd', '#f1f2f4']) expect(contraste(accentOf(color), paper), color).toBeGreaterThanOrEqual(4.5);
});
