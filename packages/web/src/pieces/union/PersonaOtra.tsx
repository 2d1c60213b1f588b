import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OtraProps } from './opcion.ts';
import styles from './union.module.css';
import { useParecidas } from './union.queries.ts';
import { UsuarioField } from '../usuario/UsuarioField.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** Chooses the other record of a person: one that looks like the same, or any active person by name. */
export function PersonaOtra({ id, value, onChange }: OtraProps) {
  const t = useTranslations('union');
  const parecidas = useParecidas(id);
  const [codigo, setCodigo] = useState<string | null>(null);
  return (
    <>
      <QueryContent query={parecidas}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.note}>{t('nadieParece')}</p>
          ) : (
            <section className={styles.similar} aria-label={t('parecen')}>
              <h3 className={styles.heading}>{t('parecen')}</h3>
              {found.map(({ motivos, activo, ...one }) => (
                <Button
                  key={one.id}
                  variant={value?.id === one.id ? 'filled' : 'default'}
                  aria-pressed={value?.id === one.id}
                  classNames={{ root: styles.choice, label: styles.choiceLabel }}
                  onClick={() => {
                    setCodigo(null);
                    onChange(one);
                  }}
                >
                  <strong>{one.nombre}</strong>
                  <span>
                    {[one.codigo, one.empresa, ...motivos.map((motivo) => t(`motivo.${motivo}`)), activo ? '' : t('inactivo')]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </Button>
              ))}
            </section>
          )
        }
      </QueryContent>
      <UsuarioField
        label={t('otro')}
        value={codigo}
        onChange={(chosen, persona) => {
          setCodigo(chosen);
          const other = persona && persona.id_usuario !== id ? persona : undefined;
          onChange(other && { id: other.id_usuario, codigo: other.codigo_usuario, nombre: other.personal, empresa: other.empresa });
        }}
      />
    </>
  );
}
