import {
  FilePlus,
  FileText,
  Keyboard,
  LogOut,
  Mic,
  Monitor,
  Moon,
  PanelLeft,
  PanelRight,
  Settings,
  Sun,
} from 'lucide-react'

import type { Command } from '#client/editor/commands/command.ts'
import { VOICE_SHORTCUT } from '#client/features/voice/keys.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { themeChoice, type ThemeChoice } from '#client/shared/theme/themeChoice.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { commands as messages } from '#schema/messages/en/commands.ts'

import { documentsRail, documentsSheet, reviewRail, reviewSheet } from '../layoutState.ts'
import { sections } from '../sections.ts'
import { WIDE, WIDEST } from '../widths.ts'

const t = translator(messages)

const THEMES = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const satisfies [ThemeChoice, unknown][]

type Actions = Record<'create' | 'showKeys' | 'signOut' | 'voice', () => void> & {
  navigate: (to: string) => void
}

/** Returns the commands of every screen: documents, sections, the theme. */
export const workspaceCommands = (
  { navigate, create, showKeys, signOut, voice }: Actions,
  hasReview: boolean,
): Command[] => [
  {
    id: 'new-document',
    group: 'documents',
    label: t('newDocument'),
    icon: FilePlus,
    keywords: 'create add',
    run: create,
  },
  ...sections.map(({ id, label, icon, path }): Command => ({
    id: `go.${id}`,
    group: 'go',
    label,
    icon,
    ...(id === 'collaborate' && { label: t('collaborate'), keywords: t('collaborateWords') }),
    run: () => navigate(path),
  })),
  {
    id: 'go.settings',
    group: 'go',
    label: t('settings'),
    icon: Settings,
    keywords: 'preferences account profile',
    run: () => navigate('/settings'),
  },
  {
    id: 'sign-out',
    group: 'go',
    label: t('signOut'),
    icon: LogOut,
    keywords: t('signOutWords'),
    run: signOut,
  },
  ...THEMES.map(([choice, icon]): Command => ({
    id: `theme.${choice}`,
    group: 'view',
    label: t(`theme.${choice}`),
    icon,
    keywords: t('themeWords'),
    run: () => store.set(themeChoice, choice),
  })),
  {
    id: 'documents',
    group: 'view',
    label: t('showDocuments'),
    icon: PanelLeft,
    run: () =>
      matchMedia(WIDE).matches
        ? store.set(documentsRail, !store.get(documentsRail))
        : store.set(documentsSheet, true),
  },
  ...(hasReview
    ? [
        {
          id: 'review',
          group: 'view',
          label: t('showReview'),
          icon: PanelRight,
          run: () =>
            matchMedia(WIDEST).matches
              ? store.set(reviewRail, !store.get(reviewRail))
              : store.set(reviewSheet, true),
        } satisfies Command,
      ]
    : []),
  {
    id: 'voice',
    group: 'view',
    label: t('voice'),
    icon: Mic,
    shortcut: VOICE_SHORTCUT,
    keywords: t('voiceWords'),
    run: voice,
  },
  {
    id: 'palette',
    group: 'view',
    label: t('palette'),
    shortcut: 'Ctrl+K',
    // It is open.
    isAvailable: () => false,
    run: () => undefined,
  },
  {
    id: 'shortcuts',
    group: 'view',
    label: t('shortcuts'),
    icon: Keyboard,
    shortcut: 'Ctrl+/',
    keywords: 'help keys',
    run: showKeys,
  },
]

/** Returns a command for each document, which opens it. */
export const openDocumentCommands = (
  documents: readonly DocumentSummary[],
  openId: string | undefined,
  navigate: (to: string) => void,
): Command[] =>
  documents
    .filter(({ id }) => id !== openId)
    .map(({ id, title }) => ({
      id: `document.${id}`,
      group: 'documents',
      label: title,
      icon: FileText,
      run: () => navigate(`/document/${id}`),
    }))
