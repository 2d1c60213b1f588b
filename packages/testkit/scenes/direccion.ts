import { reporteApi } from '@portal/contract/reporte';
import { sendProgramados } from '@portal/server/src/domains/reporte/reporte.public.ts';
import { readXlsx } from 'hucre/xlsx';
import { enrol } from './cuestionario.ts';
import { TEST_NOW, type TestApp } from '../app.ts';
import { buildPlan } from '../builders/contenido/plan.ts';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { buildAsignacion } from '../builders/persona/asignacion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';

interface Person {
  readonly codigo_usuario: string | null;
}

interface Administrador {
  readonly id_usuario: number;
  readonly token: string;
}

/** Saved reports for managers and directors of companies that each have one assigned person. */
export class EscenaDireccion {
  readonly #app: TestApp;
  duena!: Administrador;
  #plan = 0;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Empties letters and saved reports; an administrator without limit is the owner of the next ones. */
  async begin(): Promise<void> {
    const { db } = this.#app;
    this.#app.now = TEST_NOW;
    await db.deleteFrom('correo').execute();
    await db.deleteFrom('reporte_guardado').execute();
    this.duena = await enrol(this.#app, [], { admin: true });
    this.#plan = (await buildPlan(db, { today: '2026-11-21' })).plan.id_planestudio;
  }

  async company(codes: { readonly gerente?: Person; readonly director?: Person } = {}) {
    const { db } = this.#app;
    const { id_empresa, empresa } = await buildEmpresa(db, {
      codigo_gerente: codes.gerente?.codigo_usuario ?? null,
      codigo_director: codes.director?.codigo_usuario ?? null,
    });
    const persona = await buildUsuario(db, { id_empresa });
    await buildAsignacion(db, { id_usuario: persona.id_usuario, id_planestudio: this.#plan });
    return { id_empresa, empresa, persona };
  }

  /** Builds companies, each with a manager of its own. */
  async companies(count: number) {
    const made = [];
    for (let index = 0; index < count; index += 1) made.push(await this.company({ gerente: await buildUsuario(this.#app.db) }));
    return made;
  }

  /** Filters of the report of these companies; none: of all. */
  filtros(...companies: readonly { readonly id_empresa: number }[]) {
    const empresas = companies.map(({ id_empresa }) => id_empresa).join(',') || '0';
    return { empresas, planes: String(this.#plan), desde: '0', hasta: '0' };
  }

  async save(filtros: object, over: object = {}, { token } = this.duena): Promise<number> {
    const daily = { frecuencia: 'diario' as const, hora: 8, a_direccion: 1 };
    const body = { nombre: 'Avance', ruta: '/reporteusuarioxempresa' as const, filtros, columnas: 'personal', ...daily, ...over };
    const answer = await this.#app.call(reporteApi.guardar, { token, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return answer.data.id_reporte;
  }

  async simulate(filtros: object, over: object = {}, { token } = this.duena) {
    return (await this.#app.call(reporteApi.simularEnvio, { token, body: { filtros, a_direccion: 1, ...over } })).data;
  }

  /** Sets the clock to the hour of the sending on a day. */
  due(day = '2026-11-22'): void {
    this.#app.now = new Date(Date.parse(`${day}T13:00:00Z`));
  }

  run(signal?: AbortSignal): Promise<number> {
    return sendProgramados(this.#app.db, { now: this.#app.now, publicUrl: 'https://portal.test', signal });
  }

  /** Returns the names in the workbook of each letter, by its reader. */
  async letters(): Promise<Record<number, string[]>> {
    const found = await this.#app.db.selectFrom('correo').select(['id_usuario', 'adjunto']).execute();
    const read = async (bytes: Buffer | null) => {
      const { sheets } = await readXlsx(new Uint8Array(bytes!));
      return sheets[0]!.rows
        .slice(1)
        .map(([name]) => String(name))
        .toSorted();
    };
    return Object.fromEntries(await Promise.all(found.map(async ({ id_usuario, adjunto }) => [id_usuario, await read(adjunto)] as const)));
  }

  /** Returns what was noted of a report, by recipient. */
  async results(id: number): Promise<Record<number, string>> {
    const found = await this.#app.db
      .selectFrom('reporte_envio')
      .select(['id_usuario', 'resultado'])
      .where('id_reporte_guardado', '=', id)
      .execute();
    return Object.fromEntries(found.map(({ id_usuario, resultado }) => [id_usuario, resultado]));
  }
}
