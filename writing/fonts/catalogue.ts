import type { FontFamily } from '#schema/fonts/contract.ts'

import { displayFamilies, handFamilies, monoFamilies, slabFamilies } from './otherFamilies.ts'
import { sansFamilies } from './sansFamilies.ts'
import { serifFamilies } from './serifFamilies.ts'

/**
 * Open font families, each under the SIL Open Font License or the Apache License. X-heights and
 * widths are measured from the files. (A width is the mean advance of English text: narrow below
 * 0.432 of the size, wide from 0.485 on.) Stroke contrast, moods and uses are our judgment, not a
 * statement of the fonts' makers.
 */
export const catalogue: readonly FontFamily[] = [
  ...sansFamilies,
  ...serifFamilies,
  ...slabFamilies,
  ...monoFamilies,
  ...displayFamilies,
  ...handFamilies,
]
