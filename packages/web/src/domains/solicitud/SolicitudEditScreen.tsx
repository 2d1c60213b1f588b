import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { solicitudes } from '../../pieces/solicitud/solicitud.queries.ts';
import { useToday } from '../../core/i18n/use-today.ts';
import { useOne } from '../../core/master/use-master.ts';
import { href } from '../../core/router/paths.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { DateField } from '../../ui/form/day/DateField.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { PersonaField } from '../../pieces/usuario/PersonaField.tsx';

/** /solicitudedit: one request about personal data (`?id`), or a new one, of the person `?idu` or of one to choose (P163). */
export function SolicitudEditScreen() {
  const t = useTranslations('solicitud.edicion');
  const { id, idu } = useScreenSearch('/solicitudedit');
  const row = useOne(solicitudes, id).data?.row;
  const today = useToday();
  const initial = useMemo(
    () => ({ id_usuario: idu, tipo: 'acceso' as const, canal: 'correo' as const, estado: 'recibida' as const, fecha_recepcion: today }),
    [idu, today],
  );
  const known = row?.id_usuario ?? idu;
  return (
    <>
      <MasterForm
        titles={{ nuevo: t('nueva'), editar: t('editar') }}
        queries={solicitudes}
        initial={initial}
        saved={{ field: 'fecha_recepcion', text: () => t('guardada') }}
        listPath="/solicitud"
        editPath="/solicitudedit"
        inputs={{
          id_usuario: (props) => <PersonaField {...props} known={known} knownLabel={t('persona')} />,
          tipo: ({ data = [], ...props }) => <SelectField {...props} allowDeselect={false} data={data} />,
          // The portal alone makes entries of the channel «retencion» (P177).
          canal: ({ data = [], ...props }) => (
            <SelectField
              {...props}
              allowDeselect={false}
              data={row?.canal === 'retencion' ? data : data.filter(({ value }) => value !== 'retencion')}
            />
          ),
          fecha_recepcion: (props) => <DateField {...props} />,
          detalle: (props) => <TextAreaField data-wide {...props} />,
          estado: ({ data = [], ...props }) => <SelectField {...props} allowDeselect={false} data={data} />,
          respuesta: (props) => <TextAreaField data-wide {...props} help={t('respuestaAyuda')} />,
        }}
      />
      {row && (
        <LinkButton {...href('/usuarioedit', { id: row.id_usuario })} variant="default">
          {t('ficha')}
        </LinkButton>
      )}
    </>
  );
}
