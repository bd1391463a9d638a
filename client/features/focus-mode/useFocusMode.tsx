import { useAtom } from 'jotai'
import { Focus } from 'lucide-react'
import { useMemo } from 'react'

import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { focusMode as messages } from '#schema/messages/en/focusMode.ts'

import { FocusControls } from './FocusControls.tsx'
import { focusMode } from './focusMode.ts'
import { FOCUS_KEY } from './keys.ts'

const t = translator(messages)

/** Lets users see the text alone. client/app hides the rest. */
export function useFocusMode({ editor }: EditorSession): Contribution {
  const [isOn, setOn] = useAtom(focusMode)
  return useMemo((): Contribution => {
    const toggle = () => setOn(!isOn)
    const leave = () => {
      setOn(false)
      editor.view.focus()
    }
    return {
      viewTool: (
        <IconButton
          size="sm"
          label={t('name')}
          shortcut={shortcutOf(FOCUS_KEY)}
          pressed={isOn}
          onMouseDown={event => event.preventDefault()}
          onClick={toggle}
        >
          <Focus aria-hidden />
        </IconButton>
      ),
      floating: container => isOn && <FocusControls container={container} onLeave={leave} />,
      keys: [
        {
          key: 'Escape',
          run: () => {
            if (isOn) leave()
            return isOn
          },
        },
      ],
      commands: [
        {
          id: 'focus-mode',
          group: 'view',
          label: isOn ? t('leave') : t('name'),
          icon: Focus,
          key: FOCUS_KEY,
          keywords: t('keywords'),
          run: toggle,
        },
      ],
    }
  }, [editor, isOn, setOn])
}
