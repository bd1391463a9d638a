import { useAtom } from 'jotai'
import { Minimize2, WrapText } from 'lucide-react'
import { useEffect } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { focusMode as messages } from '#schema/messages/en/focusMode.ts'

import { dimOthers } from './focusMode.ts'

const t = translator(messages)

const DIMS = 'dims-others'

type Props = { container: HTMLElement | null; onLeave: () => void }

/** Dims the paragraphs without the caret, and shows the way out of focus mode. */
export function FocusControls({ container, onLeave }: Props) {
  const [dims, setDims] = useAtom(dimOthers)
  useEffect(() => {
    if (!dims || !container) return undefined
    container.classList.add(DIMS)
    return () => container.classList.remove(DIMS)
  }, [container, dims])
  return (
    <Roving
      role="toolbar"
      aria-label={t('name')}
      className="fixed right-4 bottom-4 z-30 flex gap-0.5 rounded-full border bg-paper p-1 shadow-float max-sm:bottom-16"
    >
      <IconButton
        size="sm"
        className="rounded-full"
        label={t('dim')}
        pressed={dims}
        onMouseDown={event => event.preventDefault()}
        onClick={() => setDims(!dims)}
      >
        <WrapText aria-hidden />
      </IconButton>
      <IconButton size="sm" className="rounded-full" label={t('leave')} shortcut="Esc" onClick={onLeave}>
        <Minimize2 aria-hidden />
      </IconButton>
    </Roving>
  )
}
