import { atom } from 'jotai'

/** Whether the dialog with the people of the open document is wanted. */
export const shareDialogOpen = atom(false)
