export * from './scim.ts';
