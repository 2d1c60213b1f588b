import { expect, test } from 'vitest';
import { linkedinUrl } from './linkedin-url.ts';

const CERTIFICADO = { tema: 'Uso de extintores', fecha: '2026-03-09', numero: '2026-000042' };
const url = 'https://capacitacion.example.com/certificado/verificar?codigo=7K2M-9QXA-4TBD';
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('the form of LinkedIn is filled with name, organisation, month, number and the page that verifies', () => {
  const address = linkedinUrl(CERTIFICADO, { organizacion: 'Comercial Andina', url });
  expect(address.startsWith('https://www.linkedin.com/profile/add?startTask=CERTIFICATION_NAME&name=')).toBe(true);
  expect(fieldsOf(address)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Uso de extintores',
    organizationName: 'Comercial Andina',
    issueYear: '2026',
    issueMonth: '3',
    certUrl: url,
    certId: '2026-000042',
  });
});

test('no title adds a field of its own, and letters of any script come back', () => {
  const tema = 'A&B=C#D?x=%26 «研修» 👩‍🏫 O’Brien';
  const fields = fieldsOf(linkedinUrl({ ...CERTIFICADO, tema }, { organizacion: 'Ñandú & Cía.', url }));
  expect([fields.name, fields.organizationName, Object.keys(fields).length]).toEqual([tema, 'Ñandú & Cía.', 7]);
  expect(fieldsOf(linkedinUrl({ ...CERTIFICADO, tema: 'A\uD83D' }, { organizacion: null, url })).name).toBe('A\u{FFFD}');
});

test('without a known organisation LinkedIn asks for it', () => {
  expect(fieldsOf(linkedinUrl(CERTIFICADO, { organizacion: null, url }))).not.toHaveProperty('organizationName');
});
