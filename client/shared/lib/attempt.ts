import { dismissFailure, toast } from '#client/shared/ui/feedback/toast.ts'

import { failureText } from './failure.ts'

/**
 * Waits for a change and returns whether it succeeded. A failure shows a toast with this title. The
 * next success of the same change, on the object with the same id, closes it. For changes that may
 * unmount the component that started them, since a mutation's callbacks would not run then.
 */
export async function attempt(change: Promise<unknown>, failureTitle: string, id = ''): Promise<boolean> {
  const failureOf = `${failureTitle} ${id}`
  try {
    await change
    dismissFailure(failureOf)
    return true
  } catch (error) {
    toast({ kind: 'error', title: failureTitle, description: failureText(error), failureOf })
    return false
  }
}
