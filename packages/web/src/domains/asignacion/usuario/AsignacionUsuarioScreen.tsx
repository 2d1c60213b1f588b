import { IconUserSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PersonaPlanes } from './PersonaPlanes.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useGo } from '../../../core/router/go.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { useFicha } from '../../../pieces/usuario/usuario.queries.ts';
import { UsuarioField } from '../../../pieces/usuario/UsuarioField.tsx';

/** /asignacionusuario?id={person}: assigns plans to one person; the address keeps the chosen one. */
export function AsignacionUsuarioScreen() {
  const t = useTranslations();
  const { id } = useScreenSearch('/asignacionusuario');
  return (
    <PageStack>
      <PageHeader title={t('pantallas.asignacionUsuario')} back={useWayBack('/asignacion')} />
      {id === undefined ? (
        <>
          <Section>
            <PersonaField />
          </Section>
          <Section>
            <EmptyState compact icon={IconUserSearch} title={t('asignar.usuario.vacio')} />
          </Section>
        </>
      ) : (
        <Persona key={id} id={id} />
      )}
    </PageStack>
  );
}

function Persona({ id }: { id: number }) {
  const { data: ficha, error } = useFicha(id);
  return (
    <>
      <Section>
        <PersonaField codigo={ficha?.codigo_usuario} nombre={ficha?.personal} error={error && messageOf(error)} />
      </Section>
      {ficha && <PersonaPlanes id={id} nombre={ficha.personal} />}
    </>
  );
}

interface FieldProps {
  readonly codigo?: string | undefined;
  readonly nombre?: string | undefined;
  readonly error?: string | null;
}

function PersonaField({ codigo = '', nombre, error }: FieldProps) {
  const t = useTranslations('asignar.usuario');
  const go = useGo();
  const choose = (id: number | undefined) => void go(href('/asignacionusuario', { id }), { replace: true, state: true });
  return (
    <UsuarioField
      label={t('persona')}
      value={codigo}
      nombre={nombre}
      error={error}
      onChange={(chosen, persona) => (chosen === null || persona) && choose(persona?.id_usuario)}
    />
  );
}
