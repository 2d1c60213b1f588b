/** Remarks that HTML_CodeSniffer cannot decide, by the end of its codes, each judged once for the whole portal (record 065). */
export const JUDGED: Readonly<Record<string, string>> = {
  '1_4_10.C32,C31,C33,C38,SCR34,G206': 'fixed parts (menu, header): this walk measures every screen at 320 pixels',
  '1_4_3.G18.Abs': 'texts for screen readers alone, or on a colour that axe computes',
  '1_4_3.G145.Abs': 'large texts for screen readers alone, or on a colour that axe computes',
  '1_4_3.G18.BgImage': 'text on a gradient of the brand, of whose shades brand.test.ts measures the contrast',
  '1_4_3.G145.BgImage': 'large text on the same gradients',
  '1_4_3_F24.F24.BGColour': 'Mantine sets the colour of a text by a class, the background in the element',
  '1_4_3_F24.F24.FGColour': 'Mantine sets the background by a class, the colour of a text in the element',
  '2_5_3.F96': 'a name that has the visible text and more; axe compares them too (label-content-name-mismatch)',
  '1_3_5.H98': 'one-time-code, a value of HTML that its list of 2020 lacks',
  '4_1_2.H91.Select.Value': 'it reads the attribute value, which a <select> has not: its value is the chosen option',
  '1_3_1.H85.2': 'lists of languages, sizes and states: their options form no groups',
  '1_3_1.H71.SameName': 'radio buttons in a named radiogroup, which it does not read as the fieldset that it asks for',
  '1_3_1.H48': 'two or three buttons of one action, not a navigation',
  '1_3_1.H39.3.NoCaption': 'tables named by aria-label, which it does not read',
};
