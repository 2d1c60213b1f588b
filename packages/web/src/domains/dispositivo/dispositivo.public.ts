export { GivenPin, OwnPin } from './pin-sections.tsx';
