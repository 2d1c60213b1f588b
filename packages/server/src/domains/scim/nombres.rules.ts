/** Schemas of RFC 7643, and the portal's own extension. */
export const SCHEMA = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  portal: 'urn:ietf:params:scim:schemas:extension:portal:2.0:User',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const;

/** Short prefixes of the attributes of each schema. */
const PREFIXES: readonly (readonly [urn: string, prefix: string])[] = [
  [SCHEMA.user.toLowerCase(), ''],
  [SCHEMA.group.toLowerCase(), ''],
  [SCHEMA.enterprise.toLowerCase(), 'enterprise:'],
  [SCHEMA.portal.toLowerCase(), 'portal:'],
];

/**
 * Returns an attribute's name in one form: small letters, its schema shortened (`name.givenname`, `enterprise:department`, `enterprise:` for the
 * whole extension). Names are case-insensitive (RFC 7643 §2.1).
 */
export function canonical(name: string): string {
  const lower = name.toLowerCase();
  for (const [urn, prefix] of PREFIXES) {
    if (lower === urn) return prefix;
    if (lower.startsWith(`${urn}:`)) return prefix + lower.slice(urn.length + 1);
  }
  return lower;
}
