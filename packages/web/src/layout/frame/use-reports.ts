import { useTranslations } from 'use-intl';
import { nameOf, openScreenAt } from '../screens.ts';
import type { Role } from '../../core/router/roles.ts';
import { screens } from '../../screens/index.ts';
import type { ReportLink } from '../../ui/page/page-frame.ts';

/** Returns the reports that a role may open, in the order of the table of screens. */
export function useReports(role: Role): ReportLink[] {
  const t = useTranslations();
  return screens.flatMap((screen) => {
    const { path: to, report: name } = screen;
    return name && openScreenAt(to, role) ? [{ to, title: nameOf(screen, t), name }] : [];
  });
}
