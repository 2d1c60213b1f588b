import { Button, Radio } from '@mantine/core';
import { certificadoApi, type Diseno, LIMITES_DISENO } from '@portal/contract/certificado';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from './diseno.module.css';
import { useDiseno } from './diseno.queries.ts';
import { DisenosAnteriores } from './DisenosAnteriores.tsx';
import { FirmasFields } from './FirmasFields.tsx';
import { ImagenField } from './ImagenField.tsx';
import { type DisenoForm, useDisenoForm } from './use-diseno-form.ts';
import { VistaDiseno } from './VistaDiseno.tsx';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { useMayCall } from '../../../core/session/may-call.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { ReadOnly, useReadOnly } from '../../../ui/form/read-only.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { HistoryButton } from '../../../ui/history/HistoryButton.tsx';
import { SoloLectura } from '../../../ui/master/Limits.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

/** /certificadodiseno: second logo, signatures and data of the certificates, beside how they will look (P254). */
export function DisenoScreen() {
  const t = useTranslations('disenoCertificado');
  const query = useDiseno();
  const id = query.data?.vigente.id_certificado_diseno;
  return (
    <PageStack>
      <PageHeader
        title={t('pantalla')}
        description={t('texto')}
        actions={id ? <HistoryButton tabla="certificado_diseno" id={id} /> : null}
      />
      <QueryContent query={query}>
        {({ vigente, anteriores }) => (
          <>
            <Form key={`${vigente.id_certificado_diseno} ${vigente.version}`} vigente={vigente} />
            <DisenosAnteriores anteriores={anteriores} />
          </>
        )}
      </QueryContent>
    </PageStack>
  );
}

function Form({ vigente }: { vigente: Diseno }) {
  const t = useTranslations('disenoCertificado');
  const form = useDisenoForm(vigente);
  const may = useMayCall()(certificadoApi.disenoIns);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (may && form.changed && !form.saving) void form.save();
  };
  return (
    <ReadOnly value={!may}>
      <div className={styles.partes}>
        <form className={styles.formulario} onSubmit={submit} noValidate>
          {!may && <SoloLectura />}
          <Estado vigente={vigente} />
          <Section title={t('logo.titulo')} description={t('logo.ayuda')}>
            <LogoFields form={form} />
          </Section>
          <Section title={t('firmas.titulo')} description={t('firmas.ayuda')}>
            <FirmasFields form={form} />
          </Section>
          <Section title={t('mostrar.titulo')} description={t('mostrar.antes')}>
            <MostrarFields form={form} />
          </Section>
          {may && vigente.emitidos > 0 && <Vale form={form} vigente={vigente} />}
          {may && (
            <FormActions>
              <Button type="submit" loading={form.saving} disabled={!form.changed}>
                {t('guardar')}
              </Button>
            </FormActions>
          )}
        </form>
        <VistaDiseno typed={form.typed} />
      </div>
    </ReadOnly>
  );
}

function Estado({ vigente: { desde, autor, emitidos } }: { vigente: Diseno }) {
  const t = useTranslations('disenoCertificado');
  const moment = useMomentFormat();
  return (
    <p className={styles.nota}>
      {desde === null ? t('ninguno') : t('estado', { fecha: moment(desde), autor: autor ?? '', total: emitidos })}
    </p>
  );
}

function LogoFields({ form }: { form: DisenoForm }) {
  const t = useTranslations('disenoCertificado.logo');
  const readOnly = useReadOnly();
  const { logo, logo_texto } = form.typed;
  return (
    <div className={styles.firmas}>
      <ImagenField
        clase="logo"
        imagen={logo}
        onChange={(next) => form.write({ logo: next })}
        textos={{ elegir: t('elegir'), boton: t('elegir'), quitar: t('quitar') }}
        error={form.errors['logo']}
      />
      {logo && (
        <TextField
          label={t('texto')}
          help={t('textoAyuda')}
          required
          readOnly={readOnly}
          value={logo_texto}
          maxLength={LIMITES_DISENO.logoTexto}
          error={form.errors['logo_texto']}
          onChange={(event) => form.write({ logo_texto: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

function MostrarFields({ form }: { form: DisenoForm }) {
  const t = useTranslations('disenoCertificado.mostrar');
  const disabled = useReadOnly();
  const { mostrar_duracion, mostrar_empresa, mostrar_documento } = form.typed;
  return (
    <div className={styles.firmas}>
      <CheckboxField
        label={t('duracion')}
        help={t('duracionAyuda')}
        disabled={disabled}
        checked={mostrar_duracion}
        onChange={(event) => form.write({ mostrar_duracion: event.currentTarget.checked })}
      />
      <CheckboxField
        label={t('empresa')}
        disabled={disabled}
        checked={mostrar_empresa}
        onChange={(event) => form.write({ mostrar_empresa: event.currentTarget.checked })}
      />
      <CheckboxField
        label={t('documento')}
        help={t('documentoAyuda')}
        disabled={disabled}
        checked={mostrar_documento}
        onChange={(event) => form.write({ mostrar_documento: event.currentTarget.checked })}
      />
    </div>
  );
}

/** For which certificates the change holds. */
function Vale({ form, vigente: { emitidos, desde } }: { form: DisenoForm; vigente: Diseno }) {
  const t = useTranslations('disenoCertificado.vale');
  const moment = useMomentFormat();
  return (
    <Radio.Group
      label={t('titulo')}
      description={t('ayuda')}
      value={form.corregir ? 'corregir' : 'ahora'}
      onChange={(value) => form.setCorregir(value === 'corregir')}
    >
      <div className={styles.vale}>
        <Radio value="ahora" label={t('ahora')} />
        <Radio value="corregir" label={t('corregir', { total: emitidos, fecha: moment(desde ?? '') })} />
      </div>
    </Radio.Group>
  );
}
