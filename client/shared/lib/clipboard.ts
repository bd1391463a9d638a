import { translator } from '#client/shared/messages/translator.ts'
import { dismissFailure, toast } from '#client/shared/ui/feedback/toast.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

/** Waits until something is on the clipboard. Returns false, and says so, if the browser does not allow it. */
export async function isCopied(copying: Promise<unknown>): Promise<boolean> {
  try {
    await copying
    dismissFailure('copy')
    return true
  } catch {
    const [title, description] = [t('copyFailed'), t('copyFailedText')]
    toast({ kind: 'error', title, description, failureOf: 'copy' })
    return false
  }
}
