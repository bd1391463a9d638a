import { ChevronDown, WandSparkles } from 'lucide-react'
import { useId } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { useOffer } from '#client/shared/provider/useOffer.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'
import type { AssistAction, TranslationLanguage } from '#schema/assist/actions.ts'
import { assist } from '#schema/messages/en/assist.ts'

import { ActionMenu } from './ActionMenu.tsx'

const t = translator(assist)

type Props = {
  busy: boolean
  onStart: (action: AssistAction, language?: TranslationLanguage) => void
  /** Whether the menu of all actions is open. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when the menu has closed, to return the focus to the text. */
  onClosed: () => void
  /** The positioned element that holds the text. */
  container: HTMLElement
}

/** The AI actions on a selection. Ctrl+J improves it, and Alt+Enter opens the menu. */
export function SelectionTools({ busy, onStart, open, onOpenChange, onClosed, container }: Props) {
  const noticeId = useId()
  const provider = useOffer()?.provider ?? null
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        aria-describedby={provider === null ? undefined : noticeId}
        onMouseDown={keepFocus}
        onClick={() => onStart('improve')}
      >
        <WandSparkles aria-hidden /> {t('actions.improve')} <Kbd keys="Ctrl+J" />
      </Button>
      <ActionMenu
        trigger={
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            aria-label={t('moreActions')}
            aria-keyshortcuts="Alt+Enter"
          >
            <ChevronDown aria-hidden />
          </Button>
        }
        open={open && !busy}
        onOpenChange={onOpenChange}
        container={container}
        onClosed={onClosed}
        onStart={onStart}
      />
      {provider !== null && (
        <span id={noticeId} className="max-w-40 truncate pe-2 text-xs text-ink-soft">
          {t('sentToShort', { provider })}
        </span>
      )}
    </>
  )
}
