import type { UseFormReturnType } from '@mantine/form';
import { accesoLista } from '@portal/contract/acceso';
import { optionsOf } from '@portal/messages';
import { useTranslations } from 'use-intl';
import { useEmpresas } from '../../pieces/usuario/usuario-master.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { MultiSelectField } from '../../ui/form/options/MultiSelectField.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';

/** Role and scope in a form; null where nothing is chosen. */
export interface DerechosValues {
  readonly rol: string | null;
  readonly indicador_alcance: string | null;
  readonly empresas: readonly string[];
}

export const NADA: DerechosValues = { rol: null, indicador_alcance: null, empresas: [] };

interface Props {
  /** The form; its own further values are of no interest here. */
  form: Pick<UseFormReturnType<DerechosValues & Record<string, unknown>>, 'getInputProps' | 'setFieldValue'> & {
    readonly values: DerechosValues;
  };
  disabled?: boolean;
}

const LIMITADO = '1';

/** Role, scope, and the companies of a limited one. */
export function DerechosFields({ form, disabled }: Props) {
  const t = useTranslations('acceso');
  const texts = useTexts();
  const empresas = useEmpresas();
  const { rol, indicador_alcance } = accesoLista.columns;
  const choose = (alcance: string | null) => {
    form.setFieldValue('indicador_alcance', alcance);
    if (alcance !== LIMITADO) form.setFieldValue('empresas', []);
  };
  return (
    <>
      <SelectField
        label={t('campos.rol')}
        help={t('ayuda.rol')}
        placeholder={t('edicion.rolVacio')}
        data={optionsOf(texts, rol).toReversed()}
        required
        disabled={disabled}
        {...form.getInputProps('rol')}
      />
      <SelectField
        label={t('campos.indicador_alcance')}
        help={t('ayuda.indicador_alcance')}
        placeholder={t('edicion.rolVacio')}
        data={optionsOf(texts, indicador_alcance)}
        required
        disabled={disabled}
        {...form.getInputProps('indicador_alcance')}
        onChange={choose}
      />
      {form.values.indicador_alcance === LIMITADO && (
        <MultiSelectField
          data-wide
          label={t('campos.empresas')}
          placeholder={t('edicion.empresasVacio')}
          data={empresas.data?.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }))}
          required
          disabled={disabled}
          {...form.getInputProps('empresas')}
          {...(empresas.error && { error: messageOf(empresas.error) })}
        />
      )}
    </>
  );
}
