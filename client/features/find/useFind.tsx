import { Search as SearchIcon, Replace } from 'lucide-react'
import { useMemo, useState } from 'react'

import { shortcutOf } from '#client/editor/commands/shortcutOf.ts'
import { goTo } from '#client/editor/core/goTo.ts'
import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { find as messages } from '#schema/messages/en/find.ts'

import { FindBar } from './FindBar.tsx'
import { findForm } from './form.ts'
import { findKeys } from './keys.ts'
import { ScrollMarks } from './ScrollMarks.tsx'
import { Search } from './search.ts'

const t = translator(messages)

/** Longer selections are meant to be searched in, not for. */
const SELECTED_MAX = 100

/** Returns the selected text if it can be looked for, or an empty text. */
function selectedText({ editor }: EditorSession): string {
  const { doc, selection } = editor.state
  if (selection.empty || !selection.$from.sameParent(selection.$to)) return ''
  const text = doc.textBetween(selection.from, selection.to, undefined, '\n')
  return text.length > SELECTED_MAX || text.includes('\n') ? '' : text
}

/** Offers find and replace in the open document. Users who may not write can find. */
export function useFind(session: EditorSession): Contribution {
  const { editor, editable } = session
  /** Counts the openings of the bar; 0: it is closed. */
  const [opened, setOpened] = useState(0)
  const search = useMemo(() => new Search(editor), [editor])
  return useMemo((): Contribution => {
    const open = (withReplace: boolean): true => {
      const text = selectedText(session)
      const form = store.get(findForm)
      store.set(findForm, {
        ...form,
        ...(text !== '' && { text }),
        withReplace: editable && (withReplace || (opened > 0 && form.withReplace)),
      })
      setOpened(count => count + 1)
      return true
    }
    const close = () => {
      const match = search.current() ?? editor.state.selection
      setOpened(0)
      goTo(editor, match)
    }
    const step = (direction: 1 | -1) => {
      if (opened > 0) search.step(direction)
      return opened > 0
    }
    return {
      viewTool: (
        <IconButton
          size="sm"
          label={t('find')}
          shortcut={shortcutOf(findKeys.find)}
          aria-expanded={opened > 0}
          onMouseDown={event => event.preventDefault()}
          onClick={() => (opened > 0 ? close() : open(false))}
        >
          <SearchIcon aria-hidden />
        </IconButton>
      ),
      // Not loaded on demand: keys pressed right after Ctrl+F must not go into the text.
      above: opened > 0 && (
        <FindBar key={opened} session={session} search={search} onOpen={open} onClose={close} />
      ),
      floating: container =>
        opened > 0 && container && <ScrollMarks editor={editor} search={search} container={container} />,
      keys: [
        // Where nothing can be replaced, this finds.
        { key: findKeys.replace, run: () => open(true) },
        { key: findKeys.next, run: () => step(1) },
        { key: findKeys.previous, run: () => step(-1) },
        {
          key: 'Escape',
          run: () => {
            if (opened > 0) close()
            return opened > 0
          },
        },
      ],
      commands: [
        {
          id: 'find',
          group: 'writing',
          label: t('find'),
          icon: SearchIcon,
          key: findKeys.find,
          keywords: t('keywords'),
          run: () => void open(false),
        },
        {
          id: 'replace',
          group: 'writing',
          label: t('findAndReplace'),
          icon: Replace,
          shortcut: shortcutOf(findKeys.replace),
          keywords: t('keywords'),
          isAvailable: () => editable,
          run: () => void open(true),
        },
      ],
    }
  }, [session, editor, editable, search, opened])
}
