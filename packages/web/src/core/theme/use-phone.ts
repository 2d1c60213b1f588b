import { useMediaQuery } from '@mantine/hooks';
import { PHONE } from './media.ts';

/** Returns whether the window is a phone's, known at the first drawing. */
export const usePhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
