import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ausencias } from '../../pieces/ausencia/ausencia.queries.ts';
import { useOne } from '../../core/master/use-master.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { DateField } from '../../ui/form/day/DateField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { PersonaField } from '../../pieces/usuario/PersonaField.tsx';

/** /ausenciaedit: one absence (`?id`), or a new one, of the person `?idu` or of one to choose (P43). */
export function AusenciaEditScreen() {
  const t = useTranslations('ausencia.edicion');
  const { id, idu } = useScreenSearch('/ausenciaedit');
  const row = useOne(ausencias, id).data?.row;
  const initial = useMemo(() => ({ id_usuario: idu, tipo: 'vacaciones' as const }), [idu]);
  return (
    <MasterForm
      titles={{ nuevo: t('nueva'), editar: t('editar') }}
      queries={ausencias}
      initial={initial}
      saved={{ field: 'fecha_desde', text: () => t('guardada') }}
      listPath="/ausencia"
      editPath="/ausenciaedit"
      inputs={{
        id_usuario: (props) => <PersonaField {...props} known={row?.id_usuario ?? idu} knownLabel={t('persona')} />,
        tipo: (props) => <CodeField {...props} />,
        fecha_desde: (props) => <DateField {...props} />,
        fecha_hasta: (props) => <DateField {...props} />,
        observacion: (props) => <TextAreaField data-wide {...props} />,
      }}
    />
  );
}
