import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Permits } from './use-permits.ts';
import styles from './master.module.css';

/** Says above a list or a form why its buttons are missing. */
export const Limits = ({ permits: { reason } }: { permits: Permits }) => reason && <Reason text={reason} />;

/** Says above a form that is no master's that the auditor only reads it (P216). */
export const SoloLectura = () => <Reason text={useTranslations('ui.maestro')('auditor')} />;

const Reason = ({ text }: { text: string }) => (
  <p className={styles.limits}>
    <IconLock size={16} aria-hidden="true" />
    {text}
  </p>
);
