import { namespace } from '../namespace.ts'

/** Editing or viewing a document. */
export const editingMode = namespace('editingMode', {
  label: 'Mode',
  button: 'Mode: {mode}',
  modes: { editing: 'Editing', viewing: 'Viewing' },
  switchTo: { editing: 'Switch to Editing', viewing: 'Switch to Viewing' },
  isViewing: { document: 'You’re viewing this document', snippet: 'You’re viewing this snippet' },
  isViewingText: 'Switch to Editing to change the text.',
  mayOnlyView: { document: 'You can only view this document', snippet: 'You can only view this snippet' },
  mayOnlyViewText: 'Ask its owner to let you edit.',
  keywords: 'read only mode',
})
