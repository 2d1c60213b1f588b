import { LIMITES_FILTRO } from './filtro.rules.ts';
import { PAGINA } from './filtro-recursos.rules.ts';
import { SCHEMA } from './nombres.rules.ts';
import type { Recurso } from './recurso.rules.ts';

interface Attribute {
  readonly type?: string;
  readonly required?: boolean;
  readonly multiValued?: boolean;
  readonly mutability?: 'readWrite' | 'readOnly';
  readonly uniqueness?: 'none' | 'server';
  readonly caseExact?: boolean;
  readonly subAttributes?: readonly Recurso[];
}

/** Describes an attribute with the usual characteristics of RFC 7643 §2.2, except those in `over`. */
const attribute = (name: string, over: Attribute = {}): Recurso => ({
  name,
  type: over.subAttributes ? 'complex' : 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...over,
});

const readOnly = { mutability: 'readOnly' } as const;

const USER = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('name', {
    subAttributes: [attribute('formatted', readOnly), attribute('givenName'), attribute('familyName')],
  }),
  attribute('displayName'),
  attribute('title'),
  attribute('preferredLanguage'),
  attribute('active', { type: 'boolean' }),
  attribute('emails', {
    multiValued: true,
    subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
  }),
  attribute('phoneNumbers', { multiValued: true, subAttributes: [attribute('value'), attribute('type')] }),
  attribute('groups', {
    multiValued: true,
    ...readOnly,
    subAttributes: ['value', '$ref', 'display', 'type'].map((name) => attribute(name, readOnly)),
  }),
];

const ENTERPRISE = [
  attribute('employeeNumber', { uniqueness: 'server' }),
  attribute('costCenter'),
  attribute('organization'),
  attribute('department'),
  attribute('manager', { subAttributes: [attribute('value'), attribute('$ref', readOnly), attribute('displayName', readOnly)] }),
];

const PORTAL = [
  attribute('tipoDocumento'),
  attribute('numeroDocumento', { uniqueness: 'server' }),
  ...['apellidoMaterno', 'correoSecundario', 'genero', 'trabajador', 'fechaIngreso'].map((name) => attribute(name)),
];

const GROUP = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  attribute('members', { multiValued: true, subAttributes: [attribute('value'), attribute('type', readOnly)] }),
];

const ID_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';

const schema = (base: string, { id, name, attributes }: { id: string; name: string; attributes: readonly Recurso[] }): Recurso => ({
  schemas: [ID_SCHEMA],
  id,
  name,
  description: name,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

/** Returns the schemas of the service (RFC 7643 §7). */
export const schemasOf = (base: string): readonly Recurso[] => [
  schema(base, { id: SCHEMA.user, name: 'User', attributes: USER }),
  schema(base, { id: SCHEMA.enterprise, name: 'EnterpriseUser', attributes: ENTERPRISE }),
  schema(base, { id: SCHEMA.portal, name: 'PortalUser', attributes: PORTAL }),
  schema(base, { id: SCHEMA.group, name: 'Group', attributes: GROUP }),
];

const resourceType = (id: 'User' | 'Group', extensions: readonly string[], base: string): Recurso => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id,
  name: id,
  endpoint: `/${id}s`,
  description: id,
  schema: id === 'User' ? SCHEMA.user : SCHEMA.group,
  schemaExtensions: extensions.map((one) => ({ schema: one, required: false })),
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
});

/** Returns the kinds of resources (RFC 7643 §6). */
export const resourceTypesOf = (base: string): readonly Recurso[] => [
  resourceType('User', [SCHEMA.enterprise, SCHEMA.portal], base),
  resourceType('Group', [], base),
];

/** Returns what the service can do (RFC 7643 §5). */
export const serviceOf = (base: string): Recurso => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: PAGINA.maxima, maxLength: LIMITES_FILTRO.largo },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer',
      description: 'Authorization: Bearer scim_…',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

/** Builds the answer of a list (RFC 7644 §3.4.2). */
export const listOf = (
  resources: readonly Recurso[],
  { total, startIndex }: { readonly total: number; readonly startIndex: number },
): Recurso => ({
  schemas: [SCHEMA.list],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
