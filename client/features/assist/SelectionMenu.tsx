import type { Editor } from '@tiptap/core'
import { BubbleMenu } from '@tiptap/react/menus'
import { WandSparkles } from 'lucide-react'

import { Button } from '#client/shared/ui/Button.tsx'
import { Kbd } from '#client/shared/ui/Kbd.tsx'

import { selectedRange } from './selection.ts'

type Props = { editor: Editor; busy: boolean; onImprove: () => void }

/** What can be done with a selection; shown above it. Ctrl+J does the same without it. */
export function SelectionMenu({ editor, busy, onImprove }: Props) {
  return (
    <BubbleMenu
      editor={editor}
      options={{ placement: 'top', offset: 8 }}
      shouldShow={({ editor: current }) => current.isEditable && selectedRange(current) !== null}
      className="rounded-xl border bg-paper p-1 shadow-float"
    >
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        onMouseDown={event => event.preventDefault()}
        onClick={onImprove}
      >
        <WandSparkles aria-hidden /> Improve <Kbd keys="Ctrl+J" />
      </Button>
    </BubbleMenu>
  )
}
