import { Button } from '@mantine/core';
import { privacidadApi, RETENCIONES } from '@portal/contract/privacidad';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './privacidad.module.css';
import { RetencionDialog } from './RetencionDialog.tsx';
import { useRetencion } from './retencion.queries.ts';
import { Fact, Facts } from '../../ui/page/Facts.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { May } from '../../ui/link/May.tsx';

/** For how long each kind of record is kept, beside the settings (P175). */
export function RetencionSection() {
  const t = useTranslations('privacidad.retencion');
  const campos = useTranslations('configuracion.campos');
  const [editing, setEditing] = useState(false);
  const query = useRetencion();
  const change = query.data && (
    <May call={privacidadApi.guardarRetencion}>
      <Button variant="default" onClick={() => setEditing(true)}>
        {t('cambiar')}
      </Button>
    </May>
  );
  return (
    <div className={styles.after}>
      <Section title={t('titulo')} description={t('texto')} actions={change}>
        <QueryContent query={query}>
          {({ plazos }) => (
            <>
              <Facts>
                {RETENCIONES.map((cual) => {
                  const meses = plazos[cual];
                  return (
                    <Fact key={cual} label={campos(`meses_${cual}`)}>
                      {meses === null ? t('sinPlazo') : t('plazo', { meses })}
                    </Fact>
                  );
                })}
              </Facts>
              {editing && <RetencionDialog stored={plazos} onClose={() => setEditing(false)} />}
            </>
          )}
        </QueryContent>
      </Section>
    </div>
  );
}
