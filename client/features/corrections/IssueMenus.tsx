import { BookUser, CircleOff, FileText } from 'lucide-react'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { corrections as messages } from '#schema/messages/en/corrections.ts'

import type { Finding } from './findings.ts'
import type { Corrections } from './useCorrections.ts'

const t = translator(messages)

type Props = { trigger: ReactNode; finding: Finding; corrections: Corrections }

/** The dictionaries that a word can be added to. */
export function WordMenu({ trigger, finding, corrections: { kind, learn, addWord } }: Props) {
  return (
    <DropdownMenu align="start" trigger={trigger}>
      <MenuItem icon={<BookUser aria-hidden />} shortcut="M" onSelect={() => learn(finding)}>
        {t('toMine')}
      </MenuItem>
      <MenuItem icon={<FileText aria-hidden />} shortcut="D" onSelect={() => addWord(finding)}>
        {t(`toDocument.${kind}`)}
      </MenuItem>
    </DropdownMenu>
  )
}

/** The rarer actions on a correction. */
export function RuleMenu({ trigger, finding, corrections: { turnOff } }: Props) {
  return (
    <DropdownMenu align="start" trigger={trigger}>
      <MenuItem icon={<CircleOff aria-hidden />} onSelect={() => turnOff(finding)}>
        {t('turnOff')}
      </MenuItem>
    </DropdownMenu>
  )
}
