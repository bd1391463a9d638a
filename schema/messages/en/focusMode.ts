import { namespace } from '../namespace.ts'

/** Focus mode: the text alone. */
export const focusMode = namespace('focusMode', {
  name: 'Focus mode',
  leave: 'Leave focus mode',
  dim: 'Dim other paragraphs',
  keywords: 'zen distraction free full screen write',
})
