import type { Command } from '#client/editor/commands/command.ts'
import { shortcutOfCommand } from '#client/editor/commands/shortcutOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Kbd } from '#client/shared/ui/layout/Kbd.tsx'
import { commands as messages } from '#schema/messages/en/commands.ts'

import { optionId } from './optionId.ts'

const t = translator(messages)

type Props = {
  found: readonly Command[]
  current: Command | undefined
  query: string
  recent: readonly string[]
  onPoint: (command: Command) => void
  onRun: (command: Command) => void
}

/** The commands that match, or a sentence that none does. */
export function PaletteList({ found, current, query, recent, onPoint, onRun }: Props) {
  return (
    <>
      <div
        role="listbox"
        id="palette-results"
        aria-label={t('results')}
        tabIndex={-1}
        className="min-h-0 grow overflow-y-auto overscroll-contain p-1.5 outline-none empty:hidden"
      >
        {found.map(command => {
          const { id, label, icon: Icon, group } = command
          const shortcut = shortcutOfCommand(command)
          const isRecent = query.trim() === '' && recent.includes(id)
          return (
            <div
              key={id}
              id={optionId(command)}
              role="option"
              aria-selected={command === current}
              tabIndex={-1}
              onPointerMove={() => command !== current && onPoint(command)}
              onClick={() => onRun(command)}
              onKeyDown={undefined}
              className="flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 text-sm select-none aria-selected:bg-hover pointer-coarse:min-h-11"
            >
              {/* Labels stand under one another, also of commands without an icon. */}
              <span className="size-4 shrink-0 text-ink-faint">
                {Icon && <Icon aria-hidden className="size-4" />}
              </span>
              <span className="min-w-0 grow truncate">{label}</span>
              <span className="shrink-0 text-xs text-ink-faint">
                {isRecent ? t('recent') : t(`groups.${group}`)}
              </span>
              {shortcut && <Kbd keys={shortcut} />}
            </div>
          )
        })}
      </div>
      {found.length === 0 && <EmptyState title={t('none', { text: query })} description={t('noneText')} />}
    </>
  )
}
