import { loadTranslator } from '@portal/messages';
import { describe, expect, it } from 'vitest';
import { embedAddress, storedFileId, type MaterialSource, type Opener, toDescarga, toRecurso, webAddress } from './recursos.rules.ts';
import { chainOf, isOpenable, nextCodigo, preguntasDeIntento } from './tema.rules.ts';

describe('embedAddress', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1m30s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90'],
    ['https://youtu.be/dQw4w9WgXcQ?t=42', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
    ['https://vimeo.com/123456789/abcdef0123', 'https://player.vimeo.com/video/123456789?h=abcdef0123'],
    ['https://www.loom.com/share/0123456789abcdef0123456789abcdef', 'https://www.loom.com/embed/0123456789abcdef0123456789abcdef'],
    [
      'https://www.loom.com/share/Caja-y-pagos-0123456789abcdef0123456789abcdef/',
      'https://www.loom.com/embed/0123456789abcdef0123456789abcdef',
    ],
    ['https://www.youtube.com/@canal', 'https://www.youtube.com/@canal'],
    ['https://ejemplo.example/watch?v=dQw4w9WgXcQ', 'https://ejemplo.example/watch?v=dQw4w9WgXcQ'],
    ['https://youtube.com.malo.example/watch?v=dQw4w9WgXcQ', 'https://youtube.com.malo.example/watch?v=dQw4w9WgXcQ'],
  ])('%s', (address, expected) => expect(embedAddress(new URL(address))).toBe(expected));
});

describe('webAddress', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['//a.example/x', 'https://a.example/x'],
    ['<iframe width="560" src="https://a.example/x?a=1"></iframe>', 'https://a.example/x?a=1'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['un texto cualquiera', undefined],
    ['https://', undefined],
  ])('%s', (text, expected) => expect(webAddress(text)?.href).toBe(expected));
});

describe('resources', () => {
  const files = new Map([
    [1, { id_archivo: 1, nombre: 'Lección.html', tipo_mime: 'text/html' }],
    [2, { id_archivo: 2, nombre: 'guia.pdf', tipo_mime: 'application/pdf' }],
    [3, { id_archivo: 3, nombre: 'video.vtt', tipo_mime: 'text/vtt' }],
    [4, { id_archivo: 4, nombre: 'datos.zip', tipo_mime: 'application/zip' }],
  ]);
  const opener: Opener = {
    files,
    urlOf: ({ id_archivo }) => `/api/archivo/${id_archivo}/x?boleto=b`,
    frameHosts: ['https://www.youtube-nocookie.com'],
  };
  const source = (url: string | null, more: Partial<MaterialSource> = {}): MaterialSource => ({
    titulo: 'T',
    descripcion: null,
    url,
    subtitulos: null,
    tipo: null,
    ...more,
  });

  it('uses the media type of files of the portal', () => {
    expect(toRecurso(source('/archivo/1/a.html', { tipo: 'video' }), opener)).toMatchObject({
      tipo: 'pagina',
      externo: false,
      url: '/api/archivo/1/x?boleto=b',
    });
    expect(toRecurso(source('/archivo/2/a.pdf'), opener)?.tipo).toBe('pdf');
    expect(toRecurso(source('/archivo/4/a.zip'), opener)?.tipo).toBe('descarga');
    expect(toRecurso(source('/archivo/9/no'), opener)).toBeUndefined();
    expect(toRecurso(source(null), opener)).toBeUndefined();
  });
  it('frames allowed players, plays https media, links other addresses', () => {
    expect(toRecurso(source('https://youtu.be/dQw4w9WgXcQ'), opener)).toMatchObject({ tipo: 'video', externo: true });
    expect(toRecurso(source('https://vimeo.com/123456789'), opener)).toMatchObject({ tipo: 'enlace', url: 'https://vimeo.com/123456789' });
    expect(toRecurso(source('https://a.example/v.mp4'), opener)).toMatchObject({ tipo: 'video', externo: false });
    expect(toRecurso(source('http://a.example/v.mp4'), opener)?.tipo).toBe('enlace');
    expect(toRecurso(source('https://a.example/doc.pdf', { tipo: 'pdf' }), opener)?.tipo).toBe('enlace');
    expect(toRecurso(source('javascript:alert(1)'), opener)).toBeUndefined();
  });
  it('accepts captions of the portal only', () => {
    expect(toRecurso(source('https://a.example/v.mp4', { subtitulos: '/archivo/3/v.vtt' }), opener)?.subtitulos).toBe(
      '/api/archivo/3/x?boleto=b',
    );
    expect(toRecurso(source('https://a.example/v.mp4', { subtitulos: 'https://malo.example/v.vtt' }), opener)?.subtitulos).toBeNull();
  });
  it('toDescarga adds descarga=1 to files of the portal', () => {
    expect(toDescarga(source('/archivo/2/a.pdf'), opener)).toMatchObject({ tipo: 'descarga', url: '/api/archivo/2/x?boleto=b&descarga=1' });
    expect(toDescarga(source('https://youtu.be/dQw4w9WgXcQ'), opener)?.tipo).toBe('enlace');
    expect(toDescarga(source('nada'), opener)).toBeUndefined();
  });
  it('storedFileId returns the id of a file of the portal', () => {
    expect(storedFileId('/archivo/12/nombre con espacio.pdf')).toBe(12);
    for (const address of ['/archivo/12', '/archivo/x/y', '/archivo/1/a/b', 'https://a.example/archivo/1/a', null])
      expect(storedFileId(address)).toBeUndefined();
  });
});

describe('other rules', () => {
  it('nextCodigo adds one', () => {
    expect([nextCodigo(0), nextCodigo(41), nextCodigo(9999)]).toEqual(['T-0001', 'T-0042', 'T-10000']);
  });
  it('chainOf joins quoted titles by arrows', async () => {
    const { word } = await loadTranslator('es');
    expect(word(chainOf(['A', 'B', 'A']))).toBe('«A» → «B» → «A»');
  });
  it('preguntasDeIntento is limited by the bank', () => {
    expect(preguntasDeIntento({ cuestionario: 1, numero_preguntas: 5, banco: 3 })).toBe(3);
    expect(preguntasDeIntento({ cuestionario: 1, numero_preguntas: 2, banco: 3 })).toBe(2);
    expect(preguntasDeIntento({ cuestionario: 0, numero_preguntas: 2, banco: 3 })).toBe(0);
  });
  it.each([
    ['https://a.example', true],
    ['HTTP://a.example', true],
    ['/archivo/1/a.pdf', true],
    ['x'.repeat(250), true],
    ['Capítulo 1: introducción', true],
    ['javascript:alert(1)', false],
    [' \tJavaScript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['java\t\r\nscript\u0000:alert(1)', false],
    ['Tema 1: introducción', true],
    ['data:text/html,x', false],
    ['file:///etc/passwd', false],
  ])('isOpenable %s', (address, expected) => expect(isOpenable(address)).toBe(expected));
});
