import { useTranslations } from 'use-intl';
import type { FieldProps } from '../master-form-props.ts';
import { useOwnerOptions } from '../../../core/master/use-owner-options.ts';
import { useRecordId } from '../../../core/router/use-search.ts';
import { useUser } from '../../../core/session/session.ts';
import { IdField } from '../../form/IdField.tsx';
import { TextField } from '../../form/TextField.tsx';

/** «Pertenece a»: the whole portal, or a company (P199). A limited access chooses only for a new record, and among several companies. */
export function OwnerField(props: FieldProps) {
  const t = useTranslations('pertenencia');
  const limited = useUser().indicador_alcance === 1;
  const stored = useRecordId() !== undefined;
  const value = typeof props.value === 'number' ? props.value : null;
  const companies = useOwnerOptions(value);
  const { data = [] } = companies;
  if (limited && (stored || data.length === 1))
    return <FixedOwner label={props.label} error={props.error} companies={data} stored={stored ? value : undefined} />;
  const portal = limited ? {} : { placeholder: t('portal') };
  return <IdField {...props} {...portal} value={value} help={t('ayuda')} required={limited} fetched={companies} data={data} />;
}

interface FixedProps extends Pick<FieldProps, 'label' | 'error'> {
  readonly companies: readonly { readonly value: string; readonly label: string }[];
  /** Value of a stored record; undefined for a new one, which belongs to the only company. */
  readonly stored: number | null | undefined;
}

function FixedOwner({ companies, stored, ...field }: FixedProps) {
  const t = useTranslations('pertenencia');
  const shown = stored === undefined ? companies[0] : companies.find(({ value }) => value === String(stored));
  return <TextField {...field} value={shown?.label ?? (stored === null ? t('portal') : '')} readOnly />;
}
