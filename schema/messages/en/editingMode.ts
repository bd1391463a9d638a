import { namespace } from '../namespace.ts'

/** Editing or viewing a document. */
export const editingMode = namespace('editingMode', {
  label: 'Mode',
  button: 'Mode: {mode}',
  modes: { editing: 'Editing', viewing: 'Viewing' },
  switchTo: { editing: 'Switch to Editing', viewing: 'Switch to Viewing' },
  isViewing: 'You’re viewing this document',
  isViewingText: 'Switch to Editing to change the text.',
  mayOnlyView: 'You can only view this document',
  mayOnlyViewText: 'Ask its owner to let you edit.',
  keywords: 'read only mode',
})
