import { describe, expect, it, test } from 'vitest';
import { text } from '../core/fields.ts';
import { limpiarTexto, unaLinea } from '../core/texto.ts';
import { usuarioCampos } from './campos.ts';
import { compactarDocumento, escritoComoDni } from './documento.ts';
import { loginBody } from '../sesion/sesion.ts';

const name = usuarioCampos.nombres.input;

describe('texts that look equal', () => {
  test.each([
    ['A\u0301lvarez', 'Álvarez'],
    ['Jos\u00adé', 'José'],
    ['470\u200b09301\u200e', '47009301'],
    ['Administración\u00a0y\u2009Finanzas', 'Administración y Finanzas'],
    ['\ufeffAna\u3164', 'Ana'],
    ['Ana\u200d', 'Ana'],
  ])('%j is %j', (written, stored) => {
    expect(unaLinea(written)).toBe(stored);
    expect(text(50).parse(written)).toBe(stored);
  });

  it('keep joiners where a script or an emoji needs them, and the lines of a long text', () => {
    expect(limpiarTexto('क्\u200dष 👩\u200d🏫')).toBe('क्\u200dष 👩\u200d🏫');
    expect(text(50).parse('uno\r\n  dos  tres')).toBe('uno\n  dos  tres');
  });
});

test.each(['Ma.Luisa', 'M.Ángel', 'St.John', 'Ma.Pe', 'Ma.de los Ángeles', 'Mtra.Rosa', 'J.R.R. Ñahui', 'Wu', 'O', '李', "D'Angelo"])(
  '%s is a name',
  (value) => expect(name.parse(value)).toBe(value),
);

test.each(['premio.com', 'Gane.pe', 'bit.ly', 'www.x', 'a//b', 'rosario.quispe', 'Mu?oz', 'Mu\uFFFDoz', 'ana@x', 'R2', '.'])(
  '%s is no name',
  (value) => expect(name.safeParse(value).success).toBe(false),
);

test('a name is kept with single blanks', () => expect(name.parse('Juan  Carlos')).toBe('Juan Carlos'));

test.each(['47 009 201', '47.009.201', '47-009-201', 'DNI 47009201', 'D.N.I.: 47.009.201', '47009201\u200b'])(
  '%s is one DNI',
  (written) => {
    expect(compactarDocumento(written)).toBe('47009201');
    expect(usuarioCampos.numero_documento.input.parse(written)).toBe('47009201');
    expect(loginBody.parse({ username: written, password: 'cualquiera' }).username).toBe('47009201');
  },
);

test.each(['ana.rojas@x.pe', 'E-001', '12-34', 'ab 12345678'])('%s is typed as it is', (written) =>
  expect(escritoComoDni(written)).toBe(written),
);
