import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from '../core/i18n/I18nProvider.tsx';
import { ThemeProvider } from '../core/theme/ThemeProvider.tsx';
import { ConfirmProvider } from '../ui/overlay/confirm.tsx';

/** Renders a component with texts, theme and dialogs, without router and server. */
export function renderPiece(piece: ReactNode): Pick<RenderResult, 'rerender'> & { readonly user: UserEvent } {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider>
      <ThemeProvider env="test">
        <ConfirmProvider>{children}</ConfirmProvider>
      </ThemeProvider>
    </I18nProvider>
  );
  const { rerender } = render(piece, { wrapper });
  return { rerender, user: userEvent.setup({ delay: null }) };
}
