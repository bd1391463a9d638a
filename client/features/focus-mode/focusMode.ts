import * as z from 'zod/mini'

import { storedAtom } from '#client/shared/lib/storedAtom.ts'

/** Whether the text is shown alone; kept on this device. */
export const focusMode = storedAtom('focus-mode', z.boolean(), false)

/** Whether focus mode dims the paragraphs without the caret; kept on this device. */
export const dimOthers = storedAtom('focus-mode-dims', z.boolean(), true)
