import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { dismissFailure, toast } from '#client/shared/ui/feedback/toast.ts'
import { ui } from '#schema/messages/en/ui.ts'

import { Button } from './Button.tsx'

const t = translator(ui)

type Props = { text: string; label?: string; variant?: 'secondary' | 'ink' | 'ghost'; size?: 'sm' | 'md' }

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label = t('copy'), variant = 'secondary', size = 'sm' }: Props) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      dismissFailure('copy')
    } catch {
      toast({
        kind: 'error',
        title: t('copyFailed'),
        description: t('copyFailedText'),
        failureOf: 'copy',
      })
    }
  }
  const done = copied === text
  return (
    <Button size={size} variant={variant} onClick={() => void copy()}>
      {done ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{done ? t('copied') : label}</span>
    </Button>
  )
}
