import type { Issue } from '#schema/corrections/issue.ts'

import { withoutEmoticons } from './emoticons.ts'
import { withoutLayout } from './layout.ts'

/** Returns the findings without those on what is written on purpose: white space that lays out, emoticons. */
export const withoutIntended = (issues: readonly Issue[], text: string): Issue[] =>
  withoutLayout(withoutEmoticons(issues, text), text)
