import { LECCIONES_MAX } from '@portal/contract/paquete';
import { item, manifest, type Parts, refusal } from '@portal/testkit/scorm.ts';
import { describe, expect, test } from 'vitest';
import { leerManifiesto, type ManifiestoLeido } from './manifiesto.rules.ts';

const read = (parts: Parts, paths: readonly string[] = ['index.html'], ruta = 'imsmanifest.xml'): ManifiestoLeido =>
  leerManifiesto({ xml: manifest(parts), ruta, paths: [ruta, ...paths], nombre: 'Mi curso.zip' });
describe.each(['1.2', '2004 3rd Edition'] as const)('SCORM %s', (version) => {
  test('reads nested items, headings and hidden items', () => {
    const items = `<item identifier="H"><title>Unidad</title>
      <item identifier="A" identifierref="R1"><title>A</title><item identifier="B" identifierref="R1"><title>B</title></item></item>
      <item identifier="C" identifierref="R1" isvisible="false"><title>C</title><item identifier="D" identifierref="R1"><title>D</title></item></item></item>`;
    const { lecciones } = read({ version, items });
    expect(lecciones.map(({ id, nivel, inicio }) => [id, nivel, inicio])).toEqual([
      ['H', 0, null],
      ['A', 1, 'index.html'],
      ['B', 2, 'index.html'],
      ['D', 1, 'index.html'],
    ]);
  });

  test('hidden items open where nothing else does', () => {
    const items = `<item identifier="H"><title>Unidad</title></item>${item('', 'isvisible="false"')}`;
    expect(read({ version, items }).lecciones.map(({ id }) => id)).toEqual(['H', 'I1']);
  });

  test('takes the default organisation and names the others', () => {
    const organization = (id: string) => `<organization identifier="${id}"><title>${id}</title>${item('')}</organization>`;
    const both = (by: string) => `<organizations default="${by}">${organization('P')}${organization('Q')}</organizations>`;
    expect(read({ version, organizations: both('Q') })).toMatchObject({ titulo: 'Q', avisos: ['organizaciones'] });
    expect(read({ version, organizations: both('Z') })).toMatchObject({ titulo: 'P', avisos: ['organizaciones'] });
  });

  test.each([
    ['no organisation', '<organizations/>'],
    ['an organisation without items', '<organizations><organization identifier="O"/></organizations>'],
    ['items that open nothing', '<organizations><organization><item identifier="I"><title>I</title></item></organization></organizations>'],
  ])('opens the first SCO with %s', (_, organizations) => {
    const resources = `<resource identifier="R0" adlcp:scormtype="asset" href="a.html"/><resource identifier="R1" adlcp:scormtype="sco" href="index.html"/>`;
    const found = read({ version, organizations, resources }, ['a.html', 'index.html']);
    expect(found.lecciones).toMatchObject([{ id: 'R1', titulo: 'index', inicio: 'index.html', sco: true }]);
    expect(found).toMatchObject({ titulo: 'Mi curso', avisos: ['sin_titulo'] });
  });

  test('a manifest that opens nothing is refused', () => {
    expect(refusal(() => read({ version, items: '', resources: '' }))).toMatchObject({ clave: 'paquete.errores.sinLecciones' });
  });

  test('a lesson of a missing resource is refused, a heading with one is not', () => {
    const items = '<item identifier="I" identifierref="NO"><title>Dos</title></item>';
    expect(refusal(() => read({ version, items }))).toEqual({
      clave: 'paquete.errores.recursoAusente',
      valores: { leccion: 'Dos', recurso: 'NO' },
    });
    const nested = `<item identifier="I" identifierref="NO"><title>Dos</title>${item('')}</item>`;
    expect(read({ version, items: nested }).lecciones).toMatchObject([{ inicio: null }, { inicio: 'index.html' }]);
  });

  test('takes the start from the files of a resource that names none', () => {
    const resources = '<resource identifier="R1"><file href="a.js"/><file href="index.html"/></resource>';
    expect(read({ version, resources })).toMatchObject({ avisos: ['sin_leccion_sco'], lecciones: [{ inicio: 'index.html', sco: false }] });
  });

  test('reads the kind of a resource in the letters of either version', () => {
    for (const type of ['scormtype', 'scormType', 'SCORMTYPE'])
      expect(read({ version, resources: `<resource identifier="R1" adlcp:${type}="SCO" href="index.html"/>` }).lecciones[0]?.sco).toBe(
        true,
      );
  });

  test('names resources outside the package', () => {
    const resources = `<resource identifier="R1" adlcp:scormtype="sco" href="index.html"><file href="https://x.example/a.js"/></resource>`;
    expect(read({ version, resources }).avisos).toEqual(['recursos_externos']);
  });

  test('makes identifiers that are missing, repeated or endless unique', () => {
    const one = (id: string) => `<item identifier="${id}" identifierref="R1"><title>T</title></item>`;
    const items = `${one('A')}${one('A')}${one('')}${one('x'.repeat(5000))}<item identifierref="R1"><title>T</title></item>`;
    const ids = read({ version, items }).lecciones.map(({ id }) => id);
    expect(ids).toEqual(['A', 'A~2', 'leccion-3', 'leccion-4', 'leccion-5']);
  });

  test('reads titles with entities, CDATA and line ends, and cuts endless ones', () => {
    const items = item('').replace('Uno', ' Los &lt;a&gt;\n  <![CDATA[& otros]]> &#241; ');
    expect(read({ version, items }).lecciones[0]?.titulo).toBe('Los <a> & otros ñ');
    const cut = read({ version, items: item('').replace('Uno', 'x'.repeat(5000)) }).lecciones[0]?.titulo;
    expect([cut?.length, cut?.at(-1)]).toEqual([200, '…']);
  });

  test('names lessons without a title by their file', () => {
    expect(read({ version, items: '<item identifier="I1" identifierref="R1"/>' })).toMatchObject({
      avisos: ['sin_titulo'],
      lecciones: [{ titulo: 'index' }],
    });
  });

  test('takes the title of the metadata first', () => {
    const lom = (inside: string) =>
      `<schemaversion>${version}</schemaversion><imsmd:lom><imsmd:general><imsmd:title>${inside}</imsmd:title></imsmd:general></imsmd:lom>`;
    const both = '<imsmd:langstring xml:lang="en">Course</imsmd:langstring><imsmd:langstring xml:lang="es-PE">De LOM</imsmd:langstring>';
    expect(read({ version, metadata: lom(both) }).titulo).toBe('De LOM');
    expect(read({ version, metadata: lom('<string language="en">Course</string>') }).titulo).toBe('Course');
    expect(read({ version, metadata: lom('<string language="es"> </string>') }).titulo).toBe('Curso');
  });

  test('takes as many lessons as the limit', () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, index) => `<item identifier="I${index}" identifierref="R1"><title>T</title></item>`).join('');
    expect(read({ version, items: items(LECCIONES_MAX) }).lecciones.length).toBe(LECCIONES_MAX);
    expect(refusal(() => read({ version, items: items(LECCIONES_MAX + 1) }))).toEqual({
      clave: 'paquete.errores.demasiadasLecciones',
      valores: { maximo: LECCIONES_MAX },
    });
  });

  test('reads from the folder of the manifest', () => {
    const found = read({ version }, ['curso/index.html', 'leame.txt'], 'curso/imsmanifest.xml');
    expect(found).toMatchObject({ raiz: 'curso/', avisos: ['carpeta'], lecciones: [{ inicio: 'index.html' }] });
    expect(refusal(() => read({ version, resource: 'href="../a.html"' }, ['a.html'], 'curso/imsmanifest.xml'))).toMatchObject({
      clave: 'paquete.errores.inicioAusente',
    });
  });
});
