import { asignacionApi, type AsignacionDetalle } from '@portal/contract/asignacion';
import { intentoLista } from '@portal/contract/usuario';
import { IconClipboardOff } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { AsignacionActions } from './AsignacionActions.tsx';
import { AsignacionHistoria } from './AsignacionHistoria.tsx';
import { Justificaciones } from './Justificaciones.tsx';
import { Prorrogas } from './Prorrogas.tsx';
import { useOrigen } from './use-origen.ts';
import { EstadoAsignacion } from '../lista/EstadoAsignacion.tsx';
import { useAsignacion } from '../../../pieces/asignacion/lista/lista.queries.ts';
import { PersonaLink } from '../../../pieces/usuario/persona/PersonaLink.tsx';
import { isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { Fact, Facts } from '../../../ui/page/Facts.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { useLocalList } from '../../../ui/table/use-list.ts';
import { IntentosTable, useIntentoColumns } from '../../../pieces/usuario/persona/IntentosTable.tsx';
import { May } from '../../../ui/link/May.tsx';

/** /asignacionedit?id={assignment}: state, origin, history and progress of one assignment; closes it or opens it again. */
export function AsignacionEditScreen() {
  const t = useTranslations('asignacion.edicion');
  const { id } = useScreenSearch('/asignacionedit');
  return id ? <Una id={id} /> : <Missing title={t('sinId')} text={t('sinIdTexto')} />;
}

function Una({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useAsignacion(id);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <Missing title={messageOf(error)} />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Loaded asignacion={data} />;
}

function Loaded({ asignacion }: { asignacion: AsignacionDetalle }) {
  const t = useTranslations();
  const { personal, plan, codigo_estado, historia, justificaciones, prorrogas } = asignacion;
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.asignacion')}
        record={`${personal} · ${plan}`}
        description={t('asignacion.edicion.texto', { personal, plan })}
        back={useWayBack('/asignacion')}
        meta={<EstadoAsignacion codigo={codigo_estado} />}
        actions={
          <May call={asignacionApi.eliminar}>
            <AsignacionActions asignacion={asignacion} />
          </May>
        }
      />
      <Datos asignacion={asignacion} />
      <AsignacionHistoria historia={historia} />
      {prorrogas.length > 0 && <Prorrogas prorrogas={prorrogas} />}
      {justificaciones.length > 0 && <Justificaciones justificaciones={justificaciones} />}
      <Intentos asignacion={asignacion} />
    </PageStack>
  );
}

function Datos({ asignacion }: { asignacion: AsignacionDetalle }) {
  const t = useTranslations('asignacion');
  const { short } = useDayFormat();
  const moment = useMomentFormat();
  const format = useFormatter();
  const origen = useOrigen();
  const opening = asignacion.historia.find(({ tipo }) => tipo !== 'cierre');
  const { id_usuario, personal, codigo, empresa, plan, fecha_inicio, fecha_fin, prorrogada, temas, avance, promedio, certificados } =
    asignacion;
  return (
    <Section>
      <Facts>
        <Fact label={t('lista.campos.personal')}>
          <PersonaLink id={id_usuario}>{personal}</PersonaLink>
        </Fact>
        <Fact label={t('lista.campos.codigo')}>{codigo}</Fact>
        <Fact label={t('lista.campos.empresa')}>{empresa}</Fact>
        <Fact label={t('lista.campos.plan')}>{plan}</Fact>
        <Fact label={t('edicion.plazo')}>
          {t(prorrogada ? 'edicion.conProrroga' : 'edicion.entre', { inicio: short(fecha_inicio), fin: short(fecha_fin) })}
        </Fact>
        <Fact label={t('edicion.asignado')}>{moment(asignacion.fecha_apertura)}</Fact>
        <Fact label={t('lista.campos.fuente')}>{opening && origen(opening)}</Fact>
        <Fact label={t('lista.campos.promedio')}>{promedio !== null && format.number(promedio, { maximumFractionDigits: 2 })}</Fact>
        <Fact label={t('lista.campos.certificados')}>{format.number(certificados)}</Fact>
        <Fact label={t('edicion.avance')}>
          <ProgressBar value={avance} label={t('edicion.avanceDe', { temas })} />
        </Fact>
      </Facts>
    </Section>
  );
}

/** The person's attempts in the plan of the assignment. */
function Intentos({ asignacion: { id_usuario, id_planestudio, personal } }: { asignacion: AsignacionDetalle }) {
  const t = useTranslations('asignacion.edicion');
  return (
    <Section
      title={t('intentos')}
      flush
      actions={
        <LinkButton {...href('/usuarioreporte', { id: id_usuario })} variant="default">
          {t('todos')}
        </LinkButton>
      }
    >
      <IntentosTable
        id={id_usuario}
        persona={personal}
        plan={id_planestudio}
        list={useLocalList(intentoLista, useIntentoColumns())}
        plain
      />
    </Section>
  );
}

function Missing({ title, text }: { title: string; text?: string }) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.asignacion')} back={useWayBack('/asignacion')} />
      <Section>
        <EmptyState
          icon={IconClipboardOff}
          title={title}
          text={text}
          action={<LinkButton {...href('/asignacion')}>{t('asignacion.edicion.irLista')}</LinkButton>}
        />
      </Section>
    </>
  );
}
