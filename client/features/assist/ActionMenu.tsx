import {
  AlignLeft,
  ArrowLeft,
  Briefcase,
  Feather,
  Languages,
  ListCollapse,
  Minimize2,
  PenLine,
  Smile,
  StretchHorizontal,
  Zap,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { languageNames } from '#client/shared/provider/languageNames.ts'
import { useOffer } from '#client/shared/provider/useOffer.ts'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import {
  assistAction,
  needsProvider,
  type AssistAction,
  type TranslationLanguage,
} from '#schema/assist/actions.ts'
import { assist } from '#schema/messages/en/assist.ts'

const t = translator(assist)

type Props = {
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The part of the page that contains the menu. */
  container: HTMLElement | null
  /** Moves the focus when the menu closes. */
  onClosed: () => void
  onStart: (action: AssistAction, language?: TranslationLanguage) => void
}

const ICONS: Record<Exclude<AssistAction, 'improve'>, ReactNode> = {
  shorten: <Minimize2 aria-hidden />,
  expand: <StretchHorizontal aria-hidden />,
  formalise: <Briefcase aria-hidden />,
  make_friendly: <Smile aria-hidden />,
  simplify: <AlignLeft aria-hidden />,
  soften: <Feather aria-hidden />,
  firm_up: <Zap aria-hidden />,
  summarise: <ListCollapse aria-hidden />,
  continue: <PenLine aria-hidden />,
  translate: <Languages aria-hidden />,
}
const ACTIONS = assistAction.options.filter(action => action !== 'improve')

/** All actions on a selection. Actions that are unavailable here are disabled, with the reason. */
export function ActionMenu({ trigger, open, onOpenChange, container, onClosed, onStart }: Props) {
  const [choosing, setChoosing] = useState(false)
  const offer = useOffer()
  const locked = new Map(offer?.locked.map(({ action, reason }) => [action, reason]))
  const change = (next: boolean) => {
    setChoosing(false)
    onOpenChange(next)
  }
  // Close here: the action makes the menu busy before it would close by itself.
  const start = (action: AssistAction, language?: TranslationLanguage) => {
    change(false)
    onStart(action, language)
  }
  const item = (action: keyof typeof ICONS) => (
    <MenuItem
      key={action}
      icon={ICONS[action]}
      disabled={locked.has(action)}
      onSelect={event => {
        if (action !== 'translate') return start(action)
        event.preventDefault()
        setChoosing(true)
      }}
    >
      {t(action === 'translate' ? 'chooseLanguage' : `actions.${action}`)}
    </MenuItem>
  )
  return (
    <DropdownMenu
      trigger={trigger}
      align="start"
      open={open}
      onOpenChange={change}
      container={container}
      onClosed={onClosed}
    >
      {choosing ? (
        <>
          <MenuItem
            icon={<ArrowLeft aria-hidden />}
            onSelect={event => {
              event.preventDefault()
              setChoosing(false)
            }}
          >
            {t('allActions')}
          </MenuItem>
          <MenuSeparator />
          {languageNames.map(({ value: tag, label: name }) => (
            <MenuItem key={tag} onSelect={() => start('translate', tag)}>
              {name}
            </MenuItem>
          ))}
        </>
      ) : (
        <>
          {ACTIONS.filter(action => !needsProvider(action)).map(item)}
          <MenuSeparator />
          {ACTIONS.filter(needsProvider).map(item)}
          {[...new Set(locked.values())].map(reason => (
            <MenuLabel key={reason}>{reason}</MenuLabel>
          ))}
          {offer?.provider != null && <MenuLabel>{t('sentTo', { provider: offer.provider })}</MenuLabel>}
        </>
      )}
    </DropdownMenu>
  )
}
