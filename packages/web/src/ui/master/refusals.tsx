import type { FormErrors } from '@mantine/form';
import { useTranslations } from 'use-intl';
import type { Conflict } from './conflict/conflict.ts';
import type { MasterFormState } from './master-form-props.ts';
import { ApiError } from '../../core/client/api-error.ts';
import type { Path } from '../../core/router/paths.ts';
import { AppLink } from '../link/AppLink.tsx';

const detailOf = (error: unknown): ReadonlyMap<string, unknown> =>
  new Map(error instanceof ApiError && typeof error.detail === 'object' && error.detail !== null ? Object.entries(error.detail) : []);

/** Returns whether a conflict came from a save of the same person, in another tab or device. */
export const isOwnSave = (error: unknown): boolean => detailOf(error).get('propia') === true;

/** Returns who saved the record of a conflict, and when; undefined where the server does not say it. */
export function authorOf(error: unknown): Conflict['autor'] {
  const autor = detailOf(error).get('autor');
  if (typeof autor !== 'object' || autor === null || !('nombre' in autor) || !('momento' in autor)) return undefined;
  return { nombre: String(autor.nombre), momento: String(autor.momento) };
}

/** Returns the version of the stored record that a conflict brings; undefined for any other failure. */
export function storedVersionOf(error: unknown): number | undefined {
  const actual = detailOf(error).get('actual');
  const version = typeof actual === 'object' && actual !== null && 'version' in actual ? actual.version : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** Returns whether the dialog of a conflict or the fields of a form already show a failure. */
export const isShownElsewhere = (error: unknown, errors: FormErrors): boolean =>
  error instanceof ApiError && (error.code === 'conflicto' || Object.keys(error.errors).some((field) => field in errors));

/** Adds to the error of a value that another record has a link to that record. */
export function linkHolder(form: MasterFormState, error: unknown, editPath: Path): void {
  const id = detailOf(error).get('id');
  if (!(error instanceof ApiError) || error.code !== 'duplicado' || typeof id !== 'number') return;
  for (const [field, sentence] of Object.entries(error.errors))
    form.setFieldError(field, <HolderLink sentence={sentence} id={id} editPath={editPath} />);
}

function HolderLink({ sentence, id, editPath }: { sentence: string; id: number; editPath: Path }) {
  const t = useTranslations('ui.maestro');
  return (
    <>
      {sentence}{' '}
      <AppLink to={editPath} search={{ id }} target="_blank">
        {t('verRepetido')}
      </AppLink>
    </>
  );
}
