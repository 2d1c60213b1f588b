import type { ConsultaFicha } from '@portal/contract/consulta';
import { useTranslations } from 'use-intl';
import styles from './consulta.module.css';
import { useConsulta } from './consulta.queries.ts';
import { Respuesta } from './Respuesta.tsx';
import { CONSULTA_TONES } from '../../pieces/consulta/consulta-tones.ts';
import { PersonaLink } from '../../pieces/usuario/persona/PersonaLink.tsx';
import { isRefusal, messageOf } from '../../core/client/api-error.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { href } from '../../core/router/paths.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { Fact, Facts } from '../../ui/page/Facts.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { RefusalPage } from '../../ui/page/RefusalPage.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PageSkeleton } from '../../ui/page/skeletons.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** /consultaedit: one question of a learner, with what they saw and the form of the answer (P273). */
export function ConsultaEditScreen() {
  const { id } = useScreenSearch('/consultaedit');
  const missing = useTranslations('inexistente')('consulta');
  return id ? <PorId id={id} missing={missing} /> : <Missing message={missing} />;
}

function Missing({ message }: { message: string }) {
  const t = useTranslations('consulta');
  return <RefusalPage title={t('edicion.pantalla')} message={message} way={{ ...href('/consulta'), label: t('lista.pantalla') }} />;
}

function PorId({ id, missing }: { id: number; missing: string }) {
  const { data, error, isPending, refetch } = useConsulta(id);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <Missing message={error.status === 404 ? missing : messageOf(error)} />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Ficha key={id} consulta={data} />;
}

function Ficha({ consulta }: { consulta: ConsultaFicha }) {
  const t = useTranslations('consulta');
  const estados = useTranslations('comun.opciones.estadoConsulta');
  const campos = useTranslations('comun.campos');
  const moment = useMomentFormat();
  const { estado, personal, fecha_creacion, texto, tema, id_tema, id_usuario, codigo_usuario, empresa } = consulta;
  return (
    <PageStack>
      <PageHeader
        title={t('edicion.pantalla')}
        record={tema}
        back={useWayBack('/consulta')}
        description={t('edicion.preguntada', { personal, fecha: moment(fecha_creacion) })}
        meta={<StateBadge tone={CONSULTA_TONES[estado]}>{estados(estado)}</StateBadge>}
      />
      <Section
        title={tema}
        actions={
          <LinkButton {...href('/temaedit', { id: id_tema })} variant="default">
            {t('edicion.irTema')}
          </LinkButton>
        }
      >
        <p className={styles.text}>{texto}</p>
        <Facts>
          <Fact label={t('campos.codigo_usuario')}>
            <PersonaLink id={id_usuario}>{codigo_usuario}</PersonaLink>
          </Fact>
          <Fact label={t('campos.personal')}>{personal}</Fact>
          <Fact label={campos('empresa')}>{empresa}</Fact>
        </Facts>
      </Section>
      <Vista consulta={consulta} />
      <Respuesta consulta={consulta} />
    </PageStack>
  );
}

/** Question of the bank as the person saw it; nothing for a question about the topic. */
function Vista({ consulta: { id_pregunta, pregunta, opciones, cambiada } }: { consulta: ConsultaFicha }) {
  const t = useTranslations('consulta.edicion');
  if (id_pregunta === null) return null;
  return (
    <Section
      title={t('vio')}
      description={cambiada ? t('cambiada') : undefined}
      actions={
        <LinkButton {...href('/preguntaedit', { id: id_pregunta })} variant="default">
          {t('irPregunta')}
        </LinkButton>
      }
    >
      <p className={styles.text}>{pregunta}</p>
      <ol className={styles.options}>
        {opciones.map((opcion, index) => (
          // Two options may read the same; their order is fixed.
          // oxlint-disable-next-line no-array-index-key
          <li key={index}>{opcion}</li>
        ))}
      </ol>
    </Section>
  );
}
