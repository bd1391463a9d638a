import { toast } from '#client/shared/ui/feedback/toast.ts'

import { failureText } from './failure.ts'

/**
 * Waits for a change and gives whether it succeeded; a failure is told by a toast with this title. For what comes after
 * a change that may take away the very component that asked for it: a mutation's own callbacks would not run then.
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
