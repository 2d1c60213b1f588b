import { Button } from '@mantine/core';
import type { EstadoPortal } from '@portal/contract/estado';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Actualizacion } from './Actualizacion.tsx';
import { useEstado } from './estado.queries.ts';
import { Juicio } from './Juicio.tsx';
import { Almacenes, Correos } from './partes.tsx';
import { Tareas } from './Tareas.tsx';
import { useBytes } from '../../core/i18n/use-bytes.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { Fact, Facts } from '../../ui/page/Facts.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** /estado: what an operator looks at first, each part judged by the server (P144). */
export function EstadoScreen() {
  const t = useTranslations('operacion');
  const titles = useTranslations('pantallas');
  const query = useEstado();
  return (
    <PageStack>
      <PageHeader
        title={titles('estadoPortal')}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            loading={query.isRefetching}
            onClick={() => void query.refetch()}
          >
            {t('actualizar')}
          </Button>
        }
      />
      <QueryContent query={query}>{(estado) => <Partes estado={estado} />}</QueryContent>
    </PageStack>
  );
}

function Partes({ estado }: { estado: EstadoPortal }) {
  return (
    <>
      <Proceso estado={estado} />
      <Actualizacion actualizacion={estado.actualizacion} />
      <BaseDatos base={estado.base_datos} />
      <Correos correo={estado.correo} />
      <Tareas tareas={estado.tareas} />
      <Almacenes estado={estado} />
    </>
  );
}

function Proceso({ estado: { momento, portal } }: { estado: EstadoPortal }) {
  const t = useTranslations('operacion');
  const moment = useMomentFormat();
  return (
    <Section title={t('portal')} description={t('medido', { momento: moment(momento) })}>
      <Facts>
        <Fact label={t('version')}>{portal.version}</Fact>
        <Fact label={t('node')}>{portal.node}</Fact>
        <Fact label={t('inicio')}>{moment(portal.inicio)}</Fact>
      </Facts>
    </Section>
  );
}

function BaseDatos({ base }: { base: EstadoPortal['base_datos'] }) {
  const t = useTranslations('operacion');
  const bytes = useBytes();
  return (
    <Section title={t('base')} actions={<Juicio estado={base.estado} />}>
      <Facts>
        <Fact label={t('clase')}>{t(`clases.${base.clase}`)}</Fact>
        <Fact label={t('version')}>{base.version}</Fact>
        <Fact label={t('tamano')}>{bytes(base.bytes)}</Fact>
        <Fact label={t('migraciones')}>{t('migracionesValor', { total: base.migraciones, ultima: base.ultima_migracion })}</Fact>
        <Fact label={t('conexiones')}>{t('conexionesValor', { total: base.conexiones, espera: base.en_espera })}</Fact>
        <Fact label={t('particiones')}>{t('particionesValor', { faltan: base.particiones_faltan, filas: base.filas_resto })}</Fact>
      </Facts>
    </Section>
  );
}
