import { paqueteApi } from '@portal/contract/paquete';
import { buildSubida } from '@portal/testkit/builders/contenido/subida.ts';
import { estadoDe, openPlayer, usePaquetes } from '@portal/testkit/scenes/jugador.ts';
import { scormZip } from '@portal/testkit/scenes/scorm-zip.ts';
import { describe, expect, test } from 'vitest';

const { app, dataDir, plan, learner, scene, signInAs } = usePaquetes();

describe('an author', () => {
  test('uploads a package, sees it, and makes it the material of a topic; people are counted before', async () => {
    const { ocurrencia, alumno } = await scene();
    await openPlayer(alumno, ocurrencia);
    const admin = await signInAs('admin');
    const { id_tema } = ocurrencia;
    const subida = await buildSubida(dataDir, scormZip({ 'a b/ñ.txt': 'hola' }));
    const call = { token: admin, body: { subida, nombre: 'inducción.zip', id_tema } };
    const { data } = await app.call(paqueteApi.ins, call);
    expect(data).toMatchObject({
      titulo: 'Inducción',
      tipo: 'scorm12',
      version: '1.2',
      archivos: 3,
      lecciones: [{ titulo: 'Bienvenida' }],
    });
    // The answer was lost: the same call answers the same package.
    expect((await app.call(paqueteApi.ins, call)).data.id_paquete).toBe(data.id_paquete);
    const uso = { id_tema, id_paquete: data.id_paquete, calificacion: 'paquete', juicio_paquete: 'nota' } as const;
    const efecto = { en_curso: 1, aprobados: 0, intentos_abiertos: 0, asignados: 1 };
    expect((await app.call(paqueteApi.efecto, { token: admin, body: { id_tema, id_paquete: data.id_paquete } })).data).toEqual(efecto);
    expect((await app.call(paqueteApi.usar, { token: admin, body: uso })).data).toMatchObject(efecto);
    const { data: lista } = await app.call(paqueteApi.deTema, { token: admin, params: { id: id_tema } });
    expect(lista).toMatchObject({ calificacion: 'paquete', juicio_paquete: 'nota', lugar: { problema: null } });
    expect(lista.versiones.map(({ actual, personas, en_curso }) => [actual, personas, en_curso])).toEqual([
      [true, 0, 0],
      [false, 1, 1],
    ]);
    // Who began keeps the version; a new learner gets the new one.
    expect((await estadoDe(alumno, ocurrencia)).hay_nueva).toBe(true);
    const otra = await openPlayer(await learner(), ocurrencia);
    expect(otra.inicio).toMatchObject({ titulo: 'Inducción', modo: 'normal', leccion: 'L1' });
    const file = await app.content({ method: 'GET', url: `${otra.carpeta}a%20b/%C3%B1.txt` });
    expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([200, 'hola', 'text/plain']);
  });

  test('reads why a file is refused, and nothing of it stays', async () => {
    const admin = await signInAs('admin');
    const { id_tema } = plan().ocurrencias[0]!;
    const subida = await buildSubida(dataDir, Buffer.from('%PDF-1.7'));
    const { status, problem } = await app.call(paqueteApi.ins, { token: admin, body: { subida, nombre: 'x.zip', id_tema } });
    expect([status, problem.claves?.['archivo']?.clave]).toEqual([400, 'paquete.errores.noEsZip']);
    expect(await app.db.selectFrom('archivo').select('id_archivo').where('nombre', '=', 'x.zip').execute()).toEqual([]);
  });

  test('may not give a topic the package of another one', async () => {
    const admin = await signInAs('admin');
    const { id_paquete } = await scene();
    const { id_tema } = plan().ocurrencias[1]!;
    const body = { id_tema, id_paquete, calificacion: 'paquete', juicio_paquete: 'estado' } as const;
    expect((await app.call(paqueteApi.usar, { token: admin, body })).problem.claves?.['id_paquete']?.clave).toBe('paquete.servidor.ajeno');
  });
});
