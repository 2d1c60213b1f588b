/** Source catalogue, one file for each domain. Its type gives the keys and the arguments of all texts. */
export * as es from './es/index.ts';
