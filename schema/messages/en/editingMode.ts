import { namespace } from '../namespace.ts'

/** Editing, suggesting changes to or viewing a document. */
export const editingMode = namespace('editingMode', {
  label: 'Mode',
  button: 'Mode: {mode}',
  modes: { editing: 'Editing', suggesting: 'Suggesting', viewing: 'Viewing' },
  switchTo: {
    editing: 'Switch to Editing',
    suggesting: 'Switch to Suggesting',
    viewing: 'Switch to Viewing',
  },
  isViewing: { document: 'You’re viewing this document', snippet: 'You’re viewing this snippet' },
  isViewingText: {
    editing: 'Switch to Editing to change the text.',
    suggesting: 'Switch to Suggesting, and your changes are suggestions.',
  },
  mayOnlyView: { document: 'You can only view this document', snippet: 'You can only view this snippet' },
  mayOnlyViewText: 'Ask its owner to let you edit.',
  keywords: 'read only mode suggest track changes',
})
