import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOf, Endpoint, ResponseOf } from '@portal/contract/core';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { Client, otherThan, rightOption } from '../support/api.ts';
import type { Person, World, WorldTopic } from '../world/world.ts';

/** Pause before an unanswered call is retried. */
const PAUSE_MS = 25;
/** Share of wrong answers: most attempts fail, so the topics last and many attempts are repeated. */
const WRONG = 0.35;
/** Statuses of a portal that is starting or stopping, and of a proxy after its portal was killed or did not answer. */
const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504]);
/** Key of the refusal of a call that a deadlock ended, which the screen sends again too. */
const DEADLOCK = 'llamada.cruce';
const isDecision = (status: number, text: string): boolean => !UNAVAILABLE.has(status) && !text.includes(DEADLOCK);

export interface Acknowledged {
  readonly id_evaluacion: number;
  readonly nota: number | null;
  readonly aprobado: boolean;
}

interface Submission {
  readonly body: { id_evaluacion: number; id_pregunta: number; respuesta: number }[];
  /** Expected grade, 0-100. */
  readonly nota: number;
}

/** A learner, and how fast the learner is. */
export interface LearnerOptions {
  readonly client: Client;
  readonly person: Person;
  readonly world: World;
  readonly random: () => number;
  /** Pause after each questionnaire; without one the topics of the world last for some tens of seconds. */
  readonly pauseMs?: number;
}

/** One learner who answers one questionnaire after another and retries every call until it is answered, as the screen does. */
export class LearnerStream {
  readonly acknowledged: Acknowledged[] = [];
  readonly complaints: string[] = [];
  /** Questionnaires sent so far; a retry does not count again. */
  sent = 0;
  /** Calls that were not answered, of any kind. */
  unanswered = 0;
  /** Submissions retried because no response came. */
  repeated = 0;
  readonly client: Client;
  readonly person: Person;
  private readonly world: World;
  private readonly random: () => number;
  private readonly topics: WorldTopic[];
  private readonly pauseMs: number;
  private running = true;

  constructor({ client, person, world, random, pauseMs = 0 }: LearnerOptions) {
    this.client = client;
    this.person = person;
    this.world = world;
    this.random = random;
    this.pauseMs = pauseMs;
    this.topics = [...(world.topics['caudal'] ?? [])];
  }

  /** Runs until `stop`, then finishes the attempt that is open. Runs on when it is called again. */
  async run(): Promise<void> {
    this.running = true;
    while (this.running && this.topics.length > 0) {
      const submission = await this.open(this.topics[0] as WorldTopic);
      if (!submission) continue;
      this.sent += 1;
      const { id_evaluacion, nota, aprobado } = await this.untilAnswered(evaluacionApi.insDetalle, { body: submission.body }, () => {
        this.repeated += 1;
      });
      this.acknowledged.push({ id_evaluacion, nota, aprobado });
      if (nota !== submission.nota) this.complaints.push(`evaluation ${id_evaluacion}: graded ${nota}, honest ${submission.nota}`);
      if (aprobado) this.topics.shift();
      if (this.pauseMs > 0) await sleep(this.pauseMs);
    }
  }

  stop(): void {
    this.running = false;
  }

  private async open({ ocurrencia }: WorldTopic): Promise<Submission | undefined> {
    const { id_evaluacion } = await this.untilAnswered(evaluacionApi.ins, { body: ocurrencia });
    const questions = await this.untilAnswered(preguntaApi.cuestionario, { body: ocurrencia });
    let right = 0;
    const body = questions.map((question) => {
      const correct = rightOption(this.world, question);
      const isWrong = this.random() < WRONG;
      if (!isWrong) right += 1;
      return { id_evaluacion, id_pregunta: question.id_pregunta, respuesta: isWrong ? otherThan(correct) : correct };
    });
    return body.length > 0 ? { body, nota: Math.round((right * 10_000) / body.length) / 100 } : undefined;
  }

  private async untilAnswered<E extends Endpoint>(endpoint: E, request: CallOf<E>, onRepeat?: () => void): Promise<ResponseOf<E>> {
    for (;;) {
      const response = await this.client.raw(endpoint, request as never).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response?.ok && text !== undefined) return endpoint.response.parse(JSON.parse(text)) as ResponseOf<E>;
      if (response && text !== undefined && isDecision(response.status, text)) {
        throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
      }
      this.unanswered += 1;
      onRepeat?.();
      await sleep(PAUSE_MS);
    }
  }
}
