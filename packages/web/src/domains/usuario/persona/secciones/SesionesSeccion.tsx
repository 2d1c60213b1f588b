import type { PersonaFicha } from '@portal/contract/usuario';
import { IconDevices } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import items from '../../../../pieces/sesion/abiertas/abiertas.module.css';
import { SesionItem } from '../../../../pieces/sesion/abiertas/SesionItem.tsx';
import { usePersonaSesiones } from '../../../../pieces/usuario/persona/persona.queries.ts';
import { Section } from '../../../../ui/page/Section.tsx';
import { EmptyState } from '../../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../../ui/status/QueryContent.tsx';

/** Open sessions of a person; the history has every sign-in. */
export function SesionesSeccion({ persona: { id_usuario: id } }: { persona: PersonaFicha }) {
  const t = useTranslations('persona.sesion');
  const sesiones = useTranslations('seguridad.sesiones');
  return (
    <Section title={sesiones('titulo')} description={t('texto')}>
      <QueryContent query={usePersonaSesiones(id)}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState compact icon={IconDevices} title={t('vacio')} />
          ) : (
            <ul className={items.list}>
              {rows.map((sesion) => (
                <SesionItem key={sesion.id_sesion} sesion={sesion} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}
