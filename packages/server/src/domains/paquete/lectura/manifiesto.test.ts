import { item, manifest, type Parts, refusal } from '@portal/testkit/scorm.ts';
import { describe, expect, test } from 'vitest';
import { leerManifiesto, type ManifiestoLeido } from './manifiesto.rules.ts';

const read = (parts: Parts, paths: readonly string[] = ['index.html'], ruta = 'imsmanifest.xml'): ManifiestoLeido =>
  leerManifiesto({ xml: manifest(parts), ruta, paths: [ruta, ...paths], nombre: 'Mi curso.zip' });
const start = (parts: Parts, paths?: readonly string[]) => read(parts, paths).lecciones[0]?.inicio;
describe.each(['1.2', '2004 3rd Edition'] as const)('SCORM %s', (version) => {
  test('reads a plain manifest', () => {
    expect(read({ version })).toEqual({
      tipo: version === '1.2' ? 'scorm12' : 'scorm2004',
      version,
      titulo: 'Curso',
      avisos: [],
      raiz: '',
      lecciones: [
        {
          id: 'I1',
          titulo: 'Uno',
          nivel: 0,
          inicio: 'index.html',
          sco: true,
          maestria: null,
          datos: null,
          tiempo_maximo: null,
          accion_tiempo: null,
          umbral: null,
        },
      ],
    });
  });

  test.each([
    ['a query and a fragment', 'href="a.html?x=1#y"', 'a.html', 'a.html?x=1#y'],
    ['percent-encoding', 'href="mi%20curso/a%C3%B1o.html"', 'mi curso/año.html', 'mi%20curso/a%C3%B1o.html'],
    ['a name that holds a percent sign', 'href="100%25.html"', '100%25.html', '100%2525.html'],
    ['a broken percent sign', 'href="100%.html"', '100%.html', '100%25.html'],
    ['spaces as they are', 'href=" mi curso/a.html "', 'mi curso/a.html', 'mi%20curso/a.html'],
    ['backslashes', 'href="a\\b.html"', 'a/b.html', 'a/b.html'],
    ['dots', 'href="./x/../a.html"', 'a.html', 'a.html'],
    ['a first slash', 'href="/a.html"', 'a.html', 'a.html'],
    ['signs of addresses in a name', 'href="a%23b%3Fc.html"', 'a#b?c.html', 'a%23b%3Fc.html'],
    ['a base', 'xml:base="r/" href="a.html"', 'r/a.html', 'r/a.html'],
    ['a base without its slash', 'xml:base="r" href="a.html"', 'r/a.html', 'r/a.html'],
    ['a base that is a file', 'xml:base="r/x.html" href="a.html"', 'r/a.html', 'r/a.html'],
    ['a base that the archive does not follow', 'xml:base="r/" href="a.html"', 'a.html', 'a.html'],
    ['decomposed letters', 'href="an\u0303o.html"', 'año.html', 'a%C3%B1o.html'],
  ])('finds a start with %s', (...[, resource, path, inicio]) => {
    expect(start({ version, resource }, [path])).toBe(inicio);
    expect(read({ version, resource }, [path]).avisos).toEqual([]);
  });

  test('joins the bases of manifest, resources and resource', () => {
    const resources = `<resource identifier="R1" adlcp:scormtype="sco" xml:base="c/" href="a.html"/>`;
    const xml = manifest({ version, base: 'xml:base="a/"', resources }).replace('<resources>', '<resources xml:base="b/">');
    const found = leerManifiesto({ xml, ruta: 'imsmanifest.xml', paths: ['a/b/c/a.html'], nombre: '' });
    expect(found.lecciones[0]?.inicio).toBe('a/b/c/a.html');
  });

  test.each([
    ['?a=1', 'a.html', 'a.html?a=1'],
    ['&a=1', 'a.html?b=2', 'a.html?b=2&a=1'],
    ['?&amp;a=1', 'a.html', 'a.html?a=1'],
    ['a=1', 'a.html#f', 'a.html?a=1#f'],
    ['#g', 'a.html', 'a.html#g'],
    ['#g', 'a.html#f', 'a.html#f'],
    ['a=1#g', 'a.html?b=2', 'a.html?b=2&a=1#g'],
    ['  ', 'a.html', 'a.html'],
  ])('joins the parameters %s to %s', (parameters, href, inicio) => {
    const items = item('', `parameters="${parameters.replaceAll('&amp;', '&').replaceAll('&', '&amp;')}"`);
    expect(start({ version, items, resource: `href="${href}"` }, ['a.html'])).toBe(inicio);
  });

  test('takes the exact letters before others, and says so', () => {
    expect(read({ version, resource: 'href="A.html"' }, ['a.html', 'A.html'])).toMatchObject({
      avisos: [],
      lecciones: [{ inicio: 'A.html' }],
    });
    expect(read({ version, resource: 'href="A.HTML"' }, ['a.html'])).toMatchObject({
      avisos: ['mayusculas'],
      lecciones: [{ inicio: 'a.html' }],
    });
  });

  test.each([
    ['an address of the web', 'href="https://x.example/a.html"', 'paquete.errores.inicioFuera'],
    ['an address without scheme', 'href="//x.example/a.html"', 'paquete.errores.inicioFuera'],
    ['a script', 'href="javascript:alert(1)"', 'paquete.errores.inicioFuera'],
    ['a drive', 'href="C:\\curso\\a.html"', 'paquete.errores.inicioFuera'],
    ['a base of the web', 'xml:base="http://x.example/" href="a.html"', 'paquete.errores.inicioFuera'],
    ['a path upwards', 'href="../../a.html"', 'paquete.errores.inicioAusente'],
    ['a file that is missing', 'href="b.html"', 'paquete.errores.inicioAusente'],
    ['a query alone', 'href="?a=1"', 'paquete.errores.inicioAusente'],
  ])('refuses a start with %s', (_, resource, clave) => {
    expect(refusal(() => read({ version, resource }, ['a.html']))).toMatchObject({ clave, valores: { leccion: 'Uno' } });
  });
});

test.each([
  ['1.2', 'scorm12', false],
  ['SCORM 1.2', 'scorm12', false],
  ['CAM 1.3', 'scorm2004', false],
  ['2004 4th Edition', 'scorm2004', false],
  ['2004', 'scorm2004', false],
  ['1.1', 'scorm12', true],
  ['1.1.4', 'scorm12', true],
  ['', 'scorm12', true],
])('the version «%s» is %s', (text, tipo, unknown) => {
  const found = read({ metadata: `<schemaversion> ${text} </schemaversion>` });
  expect([found.tipo, found.version, found.avisos]).toEqual([tipo, text || '1.2', unknown ? ['version_desconocida'] : []]);
});

test('guesses the version by namespaces, else by the letters of the kind', () => {
  const guessed = (parts: Parts) => {
    const { tipo, avisos } = read({ ...parts, metadata: '' });
    return [tipo, avisos];
  };
  expect(guessed({ version: '2004 3rd Edition' })).toEqual(['scorm2004', ['version_desconocida']]);
  expect(guessed({ version: '1.2' })).toEqual(['scorm12', ['version_desconocida']]);
  expect(guessed({ version: '2004 3rd Edition', spaces: '' })).toEqual(['scorm2004', ['version_desconocida']]);
  expect(guessed({ version: '1.2', spaces: '' })).toEqual(['scorm12', ['version_desconocida']]);
});

test.each([
  ['a Common Cartridge', { metadata: '<schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion>' }, 'cartucho'],
  ['a Thin Common Cartridge', { metadata: '<schema>IMS Thin Common Cartridge</schema>' }, 'cartucho'],
  ['a cartridge by its namespace', { spaces: 'xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"' }, 'cartucho'],
  ['a package of QTI', { metadata: '<schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion>' }, 'qti'],
  ['questions alone', { resources: '<resource identifier="R1" type="imsqti_xmlv1p2" href="index.html"/>' }, 'qti'],
])('recognises %s', (_, parts, clave) => {
  expect(refusal(() => read(parts))).toEqual({ clave: `paquete.errores.${clave}` });
});

test('says where a manifest is broken, and what is none', () => {
  const broken = (xml: string) => refusal(() => leerManifiesto({ xml, ruta: 'a/imsmanifest.xml', paths: [], nombre: '' }));
  expect(broken('<manifest>\n<a></manifest>')).toEqual({
    clave: 'paquete.errores.manifiestoRoto',
    valores: { ruta: 'a/imsmanifest.xml', motivo: { clave: 'comprimido.xml.rota', valores: { linea: 2 } } },
  });
  expect(broken('')).toMatchObject({ clave: 'paquete.errores.manifiestoRoto' });
  expect(broken('<html/>')).toEqual({ clave: 'paquete.errores.noEsManifiesto', valores: { ruta: 'a/imsmanifest.xml' } });
  expect(broken('<!DOCTYPE m [<!ENTITY x "y">]><manifest>&x;</manifest>')).toMatchObject({ clave: 'paquete.errores.manifiestoRoto' });
});
