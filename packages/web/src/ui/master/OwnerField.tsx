import { useTranslations } from 'use-intl';
import type { FieldProps } from './master-form-props.ts';
import { useOwnerOptions } from '../../core/master/use-owner-options.ts';
import { useRecordId } from '../../core/router/use-search.ts';
import { useUser } from '../../core/session/session.ts';
import { IdField } from '../form/IdField.tsx';
import { TextField } from '../form/TextField.tsx';

/** «Pertenece a»: the whole portal, or a company (P199). A limited access chooses only for a new record, and among several companies. */
export function OwnerField(props: FieldProps) {
  const t = useTranslations('pertenencia');
  const limited = useUser().indicador_alcance === 1;
  const stored = useRecordId() !== undefined;
  const value = typeof props.value === 'number' ? props.value : null;
  const companies = useOwnerOptions(value);
  const { data = [] } = companies;
  if (limited && (stored || data.length === 1)) {
    const shown = stored ? data.find((one) => one.value === String(value)) : data[0];
    return (
      <TextField label={props.label} value={shown?.label ?? (stored && value === null ? t('portal') : '')} error={props.error} readOnly />
    );
  }
  const portal = limited ? {} : { placeholder: t('portal') };
  return <IdField {...props} {...portal} value={value} help={t('ayuda')} required={limited} fetched={companies} data={data} />;
}
