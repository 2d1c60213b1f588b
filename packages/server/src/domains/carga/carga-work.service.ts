import type { Work } from '../../core/import/importer.ts';
import type { CargaTypes } from './carga.rules.ts';

/** Surroundings of the review of a file of people. */
export type CargaWork = Work<CargaTypes>;
