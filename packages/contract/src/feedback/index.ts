export * from './feedback.ts';
export * from './fields.ts';
