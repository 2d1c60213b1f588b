import { type Received, startReceiver } from './receiver.ts';

/** A real server that speaks as a language model does, and lies as it is ordered to. */
export interface Model {
  /** Base address, as `REDACTOR_URL`. */
  readonly url: string;
  /** Requests that it got. */
  readonly asked: readonly Received[];
  close(): Promise<void>;
}

/** Answer of a model to a request. */
export type Reply = NonNullable<Parameters<typeof startReceiver>[0]>;

/** Answers with these words of the model. */
export const says =
  (content: unknown): Reply =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] }));

/** Answers with these questions. */
export const writes = (preguntas: readonly unknown[]): Reply => says(JSON.stringify({ preguntas }));

/** Refuses with this status. */
export const refuses =
  (status: number): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{}}');

/** Starts a model. Call `close` at the end. */
export async function startModel(reply: Reply): Promise<Model> {
  const { port, received, close } = await startReceiver(reply);
  return { url: `http://127.0.0.1:${port}/v1`, asked: received, close };
}
