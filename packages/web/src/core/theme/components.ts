import type { MantineThemeComponents } from '@mantine/core';

const label = { inputWrapperOrder: ['label', 'input', 'description', 'error'] };

/** The second click of a double click lands on the backdrop of the dialog that the first one opened; it must not close it. */
const dialog = { closeOnClickOutside: false };

/** Default behaviours and sizes of Mantine's components; their styles are in mantine-overrides.css. */
export const componentDefaults: MantineThemeComponents = {
  Button: { defaultProps: { size: 'sm' } },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
  InputWrapper: { defaultProps: label },
  TextInput: { defaultProps: label },
  PasswordInput: { defaultProps: label },
  Textarea: { defaultProps: label },
  Select: { defaultProps: { ...label, allowDeselect: false, maxDropdownHeight: 280, comboboxProps: { shadow: 'lg', offset: 4 } } },
  MultiSelect: { defaultProps: { ...label, maxDropdownHeight: 280, hidePickedOptions: false, comboboxProps: { shadow: 'lg', offset: 4 } } },
  NumberInput: { defaultProps: label },
  DateInput: { defaultProps: { ...label, popoverProps: { shadow: 'lg', offset: 4 } } },
  Menu: { defaultProps: { shadow: 'lg', offset: 6, transitionProps: { transition: 'pop-top-right', duration: 120 } } },
  Popover: { defaultProps: { shadow: 'lg', offset: 6 } },
  Tooltip: { defaultProps: { openDelay: 350, withArrow: false, offset: 6 } },
  Modal: { defaultProps: { ...dialog, centered: true, radius: 'lg', overlayProps: { color: '#0b0e12', backgroundOpacity: 0.5 } } },
  ModalRoot: { defaultProps: dialog },
  // Mantine's <header> would add a second banner landmark.
  ModalHeader: { defaultProps: { role: 'group' } },
  DrawerHeader: { defaultProps: { role: 'group' } },
  Drawer: { defaultProps: { overlayProps: { color: '#0b0e12', backgroundOpacity: 0.5 } } },
  Notification: { defaultProps: { radius: 'lg', withBorder: true } },
  Skeleton: { defaultProps: { radius: 'sm' } },
};
