/** Line of the log, as pino writes it. */
export type LogLine = Record<string, unknown> & { readonly level: number; readonly msg: string };

/** Target of a log that keeps its lines. */
export interface LogLines {
  readonly text: string[];
  write(line: string): void;
  /** The lines with this message. */
  of(message: string): LogLine[];
}

/** Creates a target of a log that keeps its lines. */
export function logLines(): LogLines {
  const text: string[] = [];
  return {
    text,
    write: (line) => void text.push(line),
    of: (message) => text.map((line) => JSON.parse(line) as LogLine).filter(({ msg }) => msg === message),
  };
}
