import { describe, expect, it } from 'vitest';
import { fileHeaders } from './file-headers.rules.ts';
import { matchesTag } from '../../core/http/answer/etag.ts';
import { chooseRange, rangeStillValid } from './range.rules.ts';
import { ticketIsValid, writeTicket } from './tickets.crypto.ts';

describe('chooseRange of a file of 1000 bytes', () => {
  const part = (start: number, end: number) => ({ kind: 'parte', start, end });
  it.each([
    [undefined, { kind: 'todo' }],
    ['bytes=0-', part(0, 999)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=999-999', part(999, 999)],
    ['bytes=500-4000', part(500, 999)],
    ['bytes=-1', part(999, 999)],
    ['bytes=-5000', part(0, 999)],
    ['bytes=-0', { kind: 'fuera' }],
    ['bytes=1000-', { kind: 'fuera' }],
    ['bytes=1000-2000', { kind: 'fuera' }],
    ['bytes=5-2', { kind: 'todo' }],
    ['bytes=-', { kind: 'todo' }],
    ['bytes=0-1,5-9', { kind: 'todo' }],
    ['bytes=a-b', { kind: 'todo' }],
    ['filas=0-1', { kind: 'todo' }],
    ['bytes=99999999999999999999-', { kind: 'todo' }],
  ])('%s', (header, expected) => expect(chooseRange(header, 1000)).toEqual(expected));

  it('is unsatisfiable for an empty file', () => {
    expect(chooseRange('bytes=0-', 0)).toEqual({ kind: 'fuera' });
    expect(chooseRange('bytes=-5', 0)).toEqual({ kind: 'fuera' });
    expect(chooseRange(undefined, 0)).toEqual({ kind: 'todo' });
  });
});

describe('conditions', () => {
  const file = { etag: '"abc"', lastModified: 'Sat, 21 Nov 2026 15:00:00 GMT' };
  it('If-Range keeps the range while tag or date match', () => {
    expect(rangeStillValid(undefined, file)).toBe(true);
    expect(rangeStillValid('"abc"', file)).toBe(true);
    expect(rangeStillValid(file.lastModified, file)).toBe(true);
    expect(rangeStillValid('W/"abc"', file)).toBe(false);
    expect(rangeStillValid('"otro"', file)).toBe(false);
  });
  it('If-None-Match compares tags weakly', () => {
    expect(matchesTag('W/"abc"', '"abc"')).toBe(true);
    expect(matchesTag('"x", "abc"', '"abc"')).toBe(true);
    expect(matchesTag('*', '"abc"')).toBe(true);
    expect(matchesTag(undefined, '"abc"')).toBe(false);
  });
});

describe('fileHeaders', () => {
  const file = {
    nombre: "Guía de «señales» (1)'s.pdf",
    tipo_mime: 'application/pdf',
    sha256: 'ff',
    fecha_creacion: '2026-11-21T15:00:00.000Z',
  };
  it('names the file in ASCII and in UTF-8', () => {
    expect(fileHeaders(file, false)['content-disposition']).toBe(
      "inline; filename=\"Guia de _senales_ (1)'s.pdf\"; filename*=UTF-8''Gu%C3%ADa%20de%20%C2%ABse%C3%B1ales%C2%BB%20%281%29%27s.pdf",
    );
  });
  it('escapes quotes, line breaks and % in a name', () => {
    const header = fileHeaders({ ...file, nombre: 'a"\r\nset-cookie: x\\%.pdf' }, true)['content-disposition'] ?? '';
    expect(header).toMatch(/^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[\w%.-]+$/);
  });
  it('sandboxes HTML and SVG, and sends unknown types as attachment', () => {
    expect(fileHeaders({ ...file, tipo_mime: 'text/html' }, false)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining(
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'",
      ) as string,
    });
    expect(fileHeaders({ ...file, tipo_mime: 'image/svg+xml' }, false)['content-security-policy']).toContain('sandbox');
    expect(fileHeaders({ ...file, tipo_mime: 'application/zip' }, false)['content-disposition']).toMatch(/^attachment/);
  });
});

describe('tickets', () => {
  const now = new Date('2026-11-21T15:04:00Z');
  const subject = { id_archivo: 7, id_usuario: 3 };
  const ticket = writeTicket('secreto', subject, now);
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

  it('is valid for its file for twelve hours', () => {
    expect(ticketIsValid('secreto', ticket, { id_archivo: 7, now })).toBe(true);
    expect(ticketIsValid('secreto', ticket, { id_archivo: 7, now: after(11.8) })).toBe(true);
    expect(ticketIsValid('secreto', ticket, { id_archivo: 7, now: after(12) })).toBe(false);
  });
  it('is invalid for another file, secret, person or expiry', () => {
    expect(ticketIsValid('secreto', ticket, { id_archivo: 8, now })).toBe(false);
    expect(ticketIsValid('otro', ticket, { id_archivo: 7, now })).toBe(false);
    const [expiry = '', user = '', signature = ''] = ticket.split('.');
    expect(ticketIsValid('secreto', `${expiry}z.${user}.${signature}`, { id_archivo: 7, now })).toBe(false);
    expect(ticketIsValid('secreto', `${expiry}.4.${signature}`, { id_archivo: 7, now })).toBe(false);
    for (const wrong of ['', '..', 'x', `${ticket}A`, ticket.toUpperCase()])
      expect(ticketIsValid('secreto', wrong, { id_archivo: 7, now })).toBe(false);
  });
  it('is equal within one step of ten minutes', () => {
    expect(writeTicket('secreto', subject, new Date('2026-11-21T15:09:59Z'))).toBe(ticket);
  });
});
