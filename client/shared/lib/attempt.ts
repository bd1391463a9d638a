import { toast } from '#client/shared/ui/feedback/toast.ts'

import { failureText } from './failure.ts'

/**
 * Waits for a change and returns whether it succeeded. A failure shows a toast with this title. For
 * changes that may unmount the component that started them, since a mutation's callbacks would not
 * run then.
 */
export async function attempt(change: Promise<unknown>, failureTitle: string): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    toast({ kind: 'error', title: failureTitle, description: failureText(error) })
    return false
  }
}
