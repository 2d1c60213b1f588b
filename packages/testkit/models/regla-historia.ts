import { asignacionApi } from '@portal/contract/asignacion';
import type { CallOf } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import type { Random } from '@portal/server/src/demo/random.ts';
import { expect } from 'vitest';
import { assignByRules } from '../builders/persona/regla.ts';
import type { TestApp } from '../app.ts';
import { nextNumber } from '../builders/counter.ts';
import { Modelo, type Pedido, type Persona, sameCondition, type Valores } from './regla-modelo.ts';
import { type Escena, randomAlternativa, randomValores, simulatedRows, storedState } from './regla-mundo.ts';

const TODAY = '2026-11-21';
type Registro = CallOf<typeof usuarioApi.ins>['body'];

const columnsOf = ({ empresa, centro_costo, departamento, cargo, grupo, ingreso }: Valores) => ({
  ...(empresa && { id_empresa: empresa.id }),
  ...(centro_costo && { id_centro_costo: centro_costo.id }),
  ...(departamento && { id_departamento: departamento.id }),
  ...(cargo && { id_cargo: cargo.id }),
  ...(grupo && { codigo_grupo: grupo.codigo }),
  ...(ingreso && { fecha_ingreso: ingreso }),
});

const bodyOf = ({ codigo, documento, valores }: Pick<Persona, 'codigo' | 'documento' | 'valores'>): Registro => ({
  tipo_documento: 'DNI',
  numero_documento: documento,
  codigo_usuario: codigo,
  nombres: 'Rosa',
  apellido_paterno: 'Quispe',
  apellido_materno: 'Flores',
  ...columnsOf(valores),
});

const opened = (verdicts: Record<string, string>): string[] =>
  Object.keys(verdicts).filter((key) => verdicts[key] === 'nueva' || verdicts[key] === 'reabre');

/** One history: random events done to the portal and to the model. */
export class Historia {
  readonly modelo = new Modelo();
  readonly #pedidos: Pedido[] = [];
  readonly #app: TestApp;
  readonly #token: string;
  readonly #escena: Escena;
  readonly #random: Random;

  constructor(app: TestApp, { token, escena, random }: { token: string; escena: Escena; random: Random }) {
    this.#app = app;
    this.#token = token;
    this.#escena = escena;
    this.#random = random;
  }

  /** Does one random event and compares every pair with the model; returns the name of the event. */
  async step(): Promise<string> {
    const event = this.#random.weighted([
      ['join', 3],
      ['change', 4],
      ['changeUnseen', 5],
      ['cease', 2],
      ['reactivate', 2],
      ['assign', 2],
      ['close', 4],
      ['simulate', 5],
      ['setRule', 3],
      ['job', 2],
    ] as const);
    await this[event]();
    expect(await storedState(this.#app), event).toEqual(this.modelo.state());
    return event;
  }

  async #call<T>(answer: Promise<{ readonly status: number; readonly data: T; readonly problem: unknown }>): Promise<T> {
    const { status, data, problem } = await answer;
    expect(problem).toBeUndefined();
    expect(status).toBe(200);
    return data;
  }

  #someone(activa?: boolean): Persona | undefined {
    const some = this.modelo.personas.filter((persona) => activa === undefined || persona.activa === activa);
    return some.length ? this.#random.pick(some) : undefined;
  }

  async join(): Promise<void> {
    const number = nextNumber();
    const nueva = { codigo: `H${number}`, documento: String(60_000_000 + number), valores: randomValores(this.#random, this.#escena) };
    const { id_usuario: id } = await this.#call(this.#app.call(usuarioApi.ins, { token: this.#token, body: bodyOf(nueva) }));
    const persona = { ...nueva, id, activa: true };
    this.modelo.personas.push(persona);
    this.modelo.follow([persona]);
  }

  /** By the form of a person: rules are followed at once. */
  async change(): Promise<void> {
    const persona = this.#someone();
    if (!persona) return;
    const before = persona.valores;
    persona.valores = { ...before, ...randomValores(this.#random, this.#escena) };
    const body = { ...bodyOf(persona), id_usuario: persona.id };
    await this.#call(this.#app.call(usuarioApi.upd, { token: this.#token, body }));
    if (JSON.stringify(columnsOf(before)) !== JSON.stringify(columnsOf(persona.valores))) this.modelo.follow([persona]);
  }

  /** Past the calls, as another system writes: the job follows. */
  async changeUnseen(): Promise<void> {
    const persona = this.#someone();
    if (!persona) return;
    persona.valores = { ...persona.valores, ...randomValores(this.#random, this.#escena) };
    await this.#app.db.updateTable('usuario').set(columnsOf(persona.valores)).where('id_usuario', '=', persona.id).execute();
  }

  async cease(): Promise<void> {
    const persona = this.#someone(true);
    if (!persona) return;
    await this.#call(this.#app.call(usuarioApi.cesar, { token: this.#token, body: { id_usuario: persona.id, fecha_cese: TODAY } }));
    persona.activa = false;
  }

  async reactivate(): Promise<void> {
    const persona = this.#someone(false);
    if (!persona) return;
    await this.#call(this.#app.call(usuarioApi.reactivar, { token: this.#token, body: { id_usuario: persona.id } }));
    persona.activa = true;
    this.modelo.follow([persona]);
  }

  async assign(): Promise<void> {
    const persona = this.#someone();
    if (!persona) return;
    const planes = this.#random.sample(this.#escena.planes, 2);
    const body = planes.map((plan) => ({ id_usuario: persona.id, id_planestudio: plan.id }));
    await this.#call(this.#app.call(asignacionApi.ins, { token: this.#token, body }));
    for (const plan of planes) this.modelo.assignByHand(persona, plan);
  }

  async close(): Promise<void> {
    const pairs = this.#random.sample(Object.keys(this.modelo.state()), 2);
    if (!pairs.length) return;
    const rows = await this.#app.db.selectFrom('asignacion').select(['id_asignacion', 'id_usuario', 'id_planestudio']).execute();
    const body = rows
      .filter(({ id_usuario, id_planestudio }) => pairs.includes(`${id_usuario} ${id_planestudio}`))
      .map(({ id_asignacion }) => ({ id_asignacion }));
    await this.#call(this.#app.call(asignacionApi.eliminar, { token: this.#token, query: {}, body }));
    for (const pair of pairs) this.modelo.close(pair);
  }

  /** Simulates a new condition or an earlier one, and mostly applies it. */
  async simulate(): Promise<void> {
    const pedido = this.#pedido();
    const verdicts = this.modelo.judge(pedido);
    const id_simulacion = await this.#simulated(pedido);
    expect(await simulatedRows(this.#app, id_simulacion), 'what the simulation shows').toEqual(verdicts);
    if (this.#random.chance(0.2)) return;
    this.#pedidos.push(pedido);
    const apply = () => this.#call(this.#app.call(asignacionApi.aplicar, { token: this.#token, body: { id_simulacion } }));
    const counted = await apply();
    expect(counted.insertados + counted.reabiertos, 'what the application counts').toBe(opened(verdicts).length);
    expect(counted.omitidos, 'whom it passes over').toBe(Object.keys(verdicts).length - opened(verdicts).length);
    await this.#learnRules(pedido);
    this.modelo.apply(pedido, (plan) => this.#ruleOf(plan, pedido)!.id);
    expect(await storedState(this.#app), 'what the application does').toEqual(this.modelo.state());
    expect(await apply(), 'applied again').toEqual(counted);
    expect(opened(await simulatedRows(this.#app, await this.#simulated(pedido))), 'simulated again').toEqual([]);
  }

  #pedido(): Pedido {
    const random = this.#random;
    if (this.#pedidos.length && random.chance(0.3)) {
      const earlier = random.pick(this.#pedidos);
      return { ...earlier, condicion: earlier.condicion.toReversed(), reabrir: random.chance(0.4) };
    }
    const condicion = Array.from({ length: random.integer(1, 3) }, () => randomAlternativa(random, this.#escena));
    return { condicion, planes: random.sample(this.#escena.planes, random.integer(1, 3)), reabrir: random.chance(0.4) };
  }

  async #simulated({ condicion, planes, reabrir }: Pedido): Promise<number> {
    const body = { planes: planes.map(({ id }) => id), condicion: [...condicion], reabrir };
    return (await this.#call(this.#app.call(asignacionApi.simularRegla, { token: this.#token, body }))).id_simulacion;
  }

  #ruleOf(id_planestudio: number, { condicion }: Pedido) {
    return this.modelo.reglas.find((regla) => regla.plan.id === id_planestudio && sameCondition(regla.condicion, condicion));
  }

  /** Takes the ids of the rules that an application stored; an earlier one is in force again. */
  async #learnRules(pedido: Pedido): Promise<void> {
    const stored = await this.#app.db.selectFrom('regla').select(['id_regla', 'id_planestudio']).execute();
    for (const plan of pedido.planes) {
      const known = this.#ruleOf(plan.id, pedido);
      if (known) known.vigente = true;
      const added = stored.filter((row) => row.id_planestudio === plan.id && !this.modelo.reglas.some(({ id }) => id === row.id_regla));
      expect(added, 'rules that the application stored').toHaveLength(known ? 0 : 1);
      for (const { id_regla } of added) this.modelo.reglas.push({ id: id_regla, plan, condicion: pedido.condicion, vigente: true });
    }
  }

  async setRule(): Promise<void> {
    if (!this.modelo.reglas.length) return;
    const regla = this.#random.pick(this.modelo.reglas);
    const { version } = await this.#app.db.selectFrom('regla').select('version').where('id_regla', '=', regla.id).executeTakeFirstOrThrow();
    const body = { id_regla: regla.id, codigo_estado: regla.vigente ? 2 : 1, version };
    await this.#call(this.#app.call(asignacionApi.estadoRegla, { token: this.#token, body }));
    regla.vigente = !regla.vigente;
    if (regla.vigente) this.modelo.follow(undefined, [regla]);
  }

  /** A person who meets a rule in force and never had its plan has it, whether the queue named the person or not. */
  async job(): Promise<void> {
    await assignByRules(this.#app.db, this.#app.now, TODAY);
    this.modelo.follow();
  }
}
