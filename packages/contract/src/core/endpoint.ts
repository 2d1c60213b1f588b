import { z } from 'zod';
import { withLazy } from './lazy.ts';
import type { AnyList } from './list/list.ts';

// Zod compiles schemas with `new Function` unless `jitless`; the Content-Security-Policy has no 'unsafe-eval'.
z.config({ jitless: true });

/**
 * Access rule of a call (P1): anyone; a paired tablet (P122); anyone signed in; the owner of the data or an admin; support or admin; admin.
 * The server enforces it before a handler runs.
 */
export type Access = 'publico' | 'dispositivo' | 'sesion' | 'propio' | 'soporte' | 'admin';
/** Access rules under which a caller may reach what belongs to other people. */
export type ScopedAccess = 'propio' | 'soporte' | 'admin';
/** Kind of work to which a call belongs, for the roles that do that work alone (P216). */
export type Area = 'contenido' | 'informe';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Act of a call that asks for a fresh proof: the question names it (P153). */
export type Acto =
  | 'acceso'
  | 'retiro'
  | 'token'
  | 'secreto'
  | 'tableta'
  | 'codigos'
  | 'llave'
  | 'quitarLlave'
  | 'factor'
  | 'quitarFactor'
  | 'datos'
  | 'suprimir'
  | 'sello'
  | 'plazos'
  | 'union'
  | 'separar';

/**
 * How an access that is limited to companies applies to a call (P46):
 * - `none`: it reads and changes neither people nor what is theirs: masters belong to all companies;
 * - `content`: of plans to questions: those of other companies are absent or unknown, and of the rest it changes only what belongs to its
 *   companies, else 403 (P199);
 * - `record`: of one person; outside the scope 404;
 * - `list`: rows outside are absent, from counts and files too, and a change leaves them alone;
 * - `bulk`: rows outside are refused one by one, like unknown ones;
 * - `unlimited`: only for an access without limit, else 403.
 */
export type ScopeRule = 'none' | 'content' | 'record' | 'list' | 'bulk' | 'unlimited';

type Schema = z.ZodType;

interface Described {
  /** One Spanish sentence for the API page. */
  readonly summary: string;
  readonly params?: Schema | undefined;
  readonly query?: Schema | undefined;
  readonly body?: Schema | undefined;
  /** Media types of a body that is not JSON, the usual one first; client and server pass its bytes unchanged. */
  readonly bodyTypes?: readonly [string, ...string[]];
  readonly response: Schema;
  /** List that the call answers; export, column filters and their documentation derive from it. */
  readonly list?: AnyList | undefined;
  /** Its statements end when the caller leaves, as those of a list do. */
  readonly interruptible?: boolean;
  /** Its figures may be some seconds old: it reads a replica of the database where there is one (record 070). */
  readonly lagging?: boolean;
  /** It changes nothing but the use of the session: the auditor calls it (P216). Every list reads; of the others each says so itself. */
  readonly reads?: boolean;
  /** Work to which it belongs: by default `contenido` for the scope `content`, else none, and no author or reader of reports calls it. */
  readonly areas?: readonly Area[];
  /** Callable while the session's password is expired or temporary (P6). */
  readonly withExpiredPassword?: boolean;
  /** Callable by an administrator who has yet to set up the second factor that the settings require (P152). */
  readonly withoutFactor?: boolean;
  /** Only for a session with a proof of the person in the last minutes (P153). A call that is weighty by its number of records asks by itself. */
  readonly stepUp?: Acto;
  /** Callable by the session of a shared tablet: what a learner does there (P124). Every other call refuses such a session. */
  readonly inShop?: boolean;
}

interface OpenDefinition extends Described {
  readonly access: Exclude<Access, ScopedAccess>;
  /** The call knows nobody but its caller. */
  readonly scope?: undefined;
}

interface ScopedDefinition extends Described {
  readonly access: ScopedAccess;
  /** How a limited access applies (P46). */
  readonly scope: ScopeRule;
}

/** Call without its method and path; one that may reach other people's data does not compile without its rule of scope. */
export type EndpointDefinition = OpenDefinition | ScopedDefinition;

/** One call of the API (P89). */
export type Endpoint = EndpointDefinition & {
  readonly method: Method;
  readonly path: string;
};

type Optional = Schema | undefined;

type PartAs<Name extends string, S extends Optional> = S extends Schema
  ? { readonly [N in Name]: S }
  : { readonly [N in Name]?: undefined };

/** Endpoint with the types of its parts as parameters, for generic code such as masters. */
export type TypedEndpoint<
  A extends ScopedAccess,
  Params extends Optional,
  Query extends Optional,
  Body extends Optional,
  Response extends Schema,
> = Omit<Endpoint, 'access' | 'scope' | 'params' | 'query' | 'body'> & {
  readonly access: A;
  readonly scope: ScopeRule;
  readonly response: Response;
} & PartAs<'params', Params> &
  PartAs<'query', Query> &
  PartAs<'body', Body>;

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsFor<Path extends string> = [PathParams<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: z.ZodType<Record<PathParams<Path>, unknown>> };

/**
 * Defines one call of the API (P89). `path` is relative to `/api`. A `:name` in the path without a schema for that name does not
 * compile.
 */
export function endpoint<const Path extends string, const Definition extends EndpointDefinition>(
  method: Method,
  path: Path,
  definition: Definition & ParamsFor<Path>,
): Definition & { readonly method: Method; readonly path: Path } {
  return builtEndpoint<Path, Definition>(method, path, definition);
}

/** Defines a call with a computed path: the compiler cannot compare `:name` with `params`, so the caller must. */
export const builtEndpoint = <const Path extends string, const Definition extends EndpointDefinition>(
  method: Method,
  path: Path,
  definition: Definition,
): Definition & { readonly method: Method; readonly path: Path } => withLazy({ method, path }, definition);

type Output<T> = T extends Schema ? z.output<T> : undefined;
type Input<T> = T extends Schema ? z.input<T> : undefined;
type Part<E, Key extends string> = E extends { readonly [K in Key]?: infer S } ? S : undefined;

/** Parsed request that a handler receives. */
export interface RequestOf<E> {
  readonly params: Output<Part<E, 'params'>>;
  readonly query: Output<Part<E, 'query'>>;
  readonly body: Output<Part<E, 'body'>>;
}

/** Value that a handler returns; the response schema then drops unknown fields. */
export type ResponseOf<E extends Pick<Endpoint, 'response'>> = z.output<E['response']>;

type Given<E, Key extends string> = Part<E, Key> extends Schema ? { readonly [K in Key]: Input<Part<E, Key>> } : unknown;

/** A query without a required field may be left out. */
type GivenQuery<E> = object extends Input<Part<E, 'query'>> ? Partial<Given<E, 'query'>> : Given<E, 'query'>;

/** Arguments of a call in the typed client. */
export type CallOf<E> = Given<E, 'params'> & GivenQuery<E> & Given<E, 'body'>;
