import { accesoApi } from '@portal/contract/acceso';
import { useTranslations } from 'use-intl';
import { useAcceso } from './acceso.queries.ts';
import { AccesoCambioForm } from './AccesoCambioForm.tsx';
import { AccesoNuevo } from './AccesoNuevo.tsx';
import { AccesoPersonaForm } from './AccesoPersonaForm.tsx';
import { useRecordId, useScreenSearch } from '../../core/router/use-search.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { useMayCall } from '../../core/session/may-call.ts';
import { useUser } from '../../core/session/session.ts';
import { useFicha } from '../../pieces/usuario/usuario.queries.ts';
import { HistoryButton } from '../../ui/history/HistoryButton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** /accesoedit: role and scope of the person `?id`, or a new access, of the person `?idu` or of one to choose (P96). */
export function AccesoEditScreen() {
  const t = useTranslations('acceso.edicion');
  const id = useRecordId();
  const { idu } = useScreenSearch('/accesoedit');
  const back = useWayBack('/acceso');
  if (id !== undefined) return <Stored key={id} id={id} />;
  return (
    <>
      <PageHeader title={t('nuevo')} back={back} />
      {idu === undefined ? <AccesoNuevo back={back} /> : <DePersona key={idu} id={idu} />}
    </>
  );
}

function DePersona({ id }: { id: number }) {
  const back = useWayBack('/acceso');
  return <QueryContent query={useFicha(id)}>{(persona) => <AccesoPersonaForm back={back} persona={persona} />}</QueryContent>;
}

function Stored({ id }: { id: number }) {
  const t = useTranslations();
  const back = useWayBack('/acceso');
  const acceso = useAcceso(id);
  const own = useUser().id === id;
  const title = useMayCall()(accesoApi.upd) && !own ? t('acceso.edicion.editar') : t('ui.maestro.ver');
  const name = acceso.data?.personal;
  const fresh = acceso.isFetchedAfterMount || acceso.error ? acceso : { ...acceso, data: undefined };
  return (
    <>
      <PageHeader
        title={name === undefined ? title : `${title}: ${name}`}
        record={name ?? ''}
        back={back}
        actions={<HistoryButton tabla="usuario" id={id} />}
      />
      <QueryContent query={fresh}>
        {(stored) => <AccesoCambioForm {...{ stored, back }} reload={async () => (await acceso.refetch()).data} />}
      </QueryContent>
    </>
  );
}
