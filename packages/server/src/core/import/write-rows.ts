import type { ImportTypes } from '@portal/contract/core';
import type { Translator } from '@portal/messages';
import { findStaged, recordOutcomes, type WordedOutcome } from './importacion.repository.ts';
import type { Outcome, StagedRow, StoredWork } from './importer.ts';
import { wordReasons } from './sentences.ts';

type Write<T extends ImportTypes, Data> = (work: StoredWork<T>, rows: readonly StagedRow<Data>[]) => Promise<readonly Outcome[]>;

/** Makes the `write` of an importer that writes its rows from memory and returns one outcome for each. */
export const writeRows =
  <T extends ImportTypes, Data>(write: Write<T, Data>) =>
  async (work: StoredWork<T>): Promise<void> => {
    const { trx, context, id_importacion } = work;
    const outcomes = await write(work, await findStaged(trx, id_importacion));
    await recordOutcomes(
      trx,
      id_importacion,
      outcomes.map((each) => wordOutcome(each, context.texts)),
    );
  };

const wordOutcome = (outcome: Outcome, texts: Translator): WordedOutcome =>
  'motivo' in outcome ? { numero: outcome.numero, error: wordReasons(texts)([outcome.motivo]) } : outcome;
